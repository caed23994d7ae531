// Reading direction. Layouts that are written for the other direction are displayed mirrored.
extension CollectionHost {
  /// Whether the display is the mirror image of a layout. Rule RTL-2.
  private func flips(_ layout: UICollectionViewLayout) -> Bool {
    let solved = layout === collectionViewLayout ? solvedLayout : layout.solved
    return !(solved?.mirrorsItself ?? false) && layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Whether the first item is at the right end of content that is wider than the view.
  var beginsAtRight: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (solvedLayout?.mirrorsItself ?? false || flips(collectionViewLayout))
  }

  /// The horizontal position at which a frame begins.
  func leadingEdge(of frame: CGRect) -> CGFloat { readingOrder.leadingEdge(of: frame) }

  /// The order of elements.
  var readingOrder: ReadingOrder { ReadingOrder(beginsAtRight: beginsAtRight) }

  /// Whether the content is scrolled to its start on both axes.
  var isAtStart: Bool {
    let inset = adjustedContentInset
    guard contentOffset.y <= -inset.top else { return false }
    return beginsAtRight
      ? contentOffset.x >= contentSize.width + inset.right - bounds.width
      : contentOffset.x <= -inset.left
  }

  // MARK: Attributes as displayed

  /// The elements of a layout in a rectangle of its content, as displayed.
  func displayedElements(
    in rect: CGRect, of layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    guard flips(layout) else { return layout.layoutAttributesForElements(in: rect) ?? [] }
    let found = layout.layoutAttributesForElements(in: mirrored(rect, in: layout)) ?? []
    return found.map { displayed($0, of: layout) }
  }

  /// Attributes of the current layout as displayed: a mirrored copy if the layout is flipped.
  func displayed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    displayed(attributes, of: collectionViewLayout)
  }

  /// Attributes of `layout` as displayed: a mirrored copy if the layout is flipped.
  func displayed(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard flips(layout), let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = contentWidth(of: layout) - attributes.center.x
    copy.placement = attributes.placement.map { mirrored($0, in: layout) }
    return copy
  }

  /// The current attributes of an element, as displayed; nil for decorations.
  func currentAttributes(
    of identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    guard identity.category != .decorationView,
      let attributes = collectionViewLayout.attributes(of: identity)
    else { return nil }
    return displayed(attributes)
  }

  /// Converts a point between the coordinates of the content and of the layout, in both directions.
  func converted(_ point: CGPoint) -> CGPoint {
    guard flips(collectionViewLayout) else { return point }
    return CGPoint(x: contentWidth(of: collectionViewLayout) - point.x, y: point.y)
  }

  private func mirrored(_ rect: CGRect, in layout: UICollectionViewLayout) -> CGRect {
    CGRect(
      x: contentWidth(of: layout) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  private func contentWidth(of layout: UICollectionViewLayout) -> CGFloat {
    layout === collectionViewLayout
      ? contentSize.width : layout.collectionViewContentSize.width
  }
}
