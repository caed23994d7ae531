// Showing layouts mirrored that are written for the other reading direction.
extension UICollectionView {
  /// Whether the content is the mirror image of what the layout answers.
  private var flipsLayout: Bool {
    let layout = collectionViewLayout
    return !layout.mirrorsItself && layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Whether the first item is at the right end of content wider than the view.
  var beginsAtRight: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (flipsLayout || collectionViewLayout.mirrorsItself)
  }

  /// The elements that the layout places in a rectangle of the content, as they are shown.
  func laidOutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard flipsLayout else {
      return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return found.map(facing)
  }

  /// The attributes as they are shown: mirrored copies where the layout is flipped.
  func facing(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard flipsLayout, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = contentSize.width - attributes.center.x
    copy.placement = attributes.placement.map(mirrored)
    return copy
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
