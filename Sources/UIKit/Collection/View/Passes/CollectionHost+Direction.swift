// Showing layouts mirrored that are written for the other reading direction.
extension CollectionHost {
  /// Whether the content is the mirror image of what a layout answers. Rule RTL-2.
  func flips(_ layout: UICollectionViewLayout) -> Bool {
    let solved = layout === collectionViewLayout ? solvedLayout : layout.solved
    return !(solved?.mirrorsItself ?? false) && layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Whether the first item is at the right end of content wider than the view.
  var beginsAtRight: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (solvedLayout?.mirrorsItself ?? false || flips(collectionViewLayout))
  }

  /// The elements that the layout places in a rectangle of the content, as they are shown.
  func laidOutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    movement.withMovingItem(laidOutElements(in: rect, by: collectionViewLayout), in: rect)
  }

  /// The elements that a layout places in a rectangle of its content, as they are shown.
  func laidOutElements(
    in rect: CGRect, by layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    guard flips(layout) else { return layout.layoutAttributesForElements(in: rect) ?? [] }
    let found = layout.layoutAttributesForElements(in: mirrored(rect, by: layout)) ?? []
    return found.map { facing($0, by: layout) }
  }

  /// The attributes as they are shown: mirrored copies where the layout is flipped.
  func facing(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    facing(attributes, by: collectionViewLayout)
  }

  /// The attributes as they are shown when a layout gives them.
  func facing(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard flips(layout), let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = contentWidth(of: layout) - attributes.center.x
    copy.placement = attributes.placement.map { mirrored($0, by: layout) }
    return copy
  }

  /// A point of the content in the coordinates of the layout, and the other way round.
  func facing(_ point: CGPoint) -> CGPoint {
    guard flips(collectionViewLayout) else { return point }
    return CGPoint(x: contentWidth(of: collectionViewLayout) - point.x, y: point.y)
  }

  private func mirrored(_ rect: CGRect, by layout: UICollectionViewLayout) -> CGRect {
    CGRect(
      x: contentWidth(of: layout) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  private func contentWidth(of layout: UICollectionViewLayout) -> CGFloat {
    layout === collectionViewLayout
      ? contentSize.width : layout.collectionViewContentSize.width
  }

  // MARK: Reading direction

  /// Where an element begins on the horizontal axis.
  func leadingEdge(of frame: CGRect) -> CGFloat { readingOrder.leadingEdge(of: frame) }

  /// How elements follow each other.
  var readingOrder: ReadingOrder { ReadingOrder(beginsAtRight: beginsAtRight) }

  /// Whether the content is scrolled to its start along both axes.
  var isAtStart: Bool {
    let inset = adjustedContentInset
    guard contentOffset.y <= -inset.top else { return false }
    return beginsAtRight
      ? contentOffset.x >= contentSize.width + inset.right - bounds.width
      : contentOffset.x <= -inset.left
  }

  // MARK: Single elements

  /// An element as the layout places it now, as it is shown; nil for decorations.
  func currentAttributes(
    of identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    guard identity.category != .decorationView,
      let attributes = collectionViewLayout.attributes(of: identity)
    else { return nil }
    return facing(attributes)
  }
}
