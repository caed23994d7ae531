import GeometryCore
import LayoutCore

// Bringing items into view.
extension UICollectionView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    refuse(
      unless: loadedCounts.contains(path),
      """
      Attempted to scroll the collection view to an out-of-bounds item \(path) when there are \
      \(numberOfSections) sections.
      """)
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    scrollScroller(to: attributes, position)
    var frame = attributes.frame
    if attributes.scrollerSection >= 0 {
      frame = keepingOrthogonalAxis(
        frame, attributes.scrollerSection, by: collectionViewLayout)
    }
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x
        + Self.shift(
          visible.minX, visible.maxX, frame.minX, frame.maxX,
          place: position.place(.left, .centeredHorizontally, .right)),
      y: contentOffset.y
        + Self.shift(
          visible.minY, visible.maxY, frame.minY, frame.maxY,
          place: position.place(.top, .centeredVertically, .bottom)))
    setContentOffset(clampedContentOffset(offset), animated: animated)
  }

  /// How far the content moves on one axis so that what lies between `start` and `end` is at
  /// `place` between `low` and `high`; without a place, as little as shows it.
  private static func shift(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat, place: CGFloat?
  ) -> CGFloat {
    if let place { return start - low + ((end - start) - (high - low)) * place }
    if start < low || end - start > high - low { return start - low }
    return max(0, end - high)
  }

  func scrollScroller(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition
  ) {
    let section = attributes.scrollerSection
    let known = display.orthogonalDistances[section]
    guard
      let distance = distance(
        bringing: attributes, to: position, by: collectionViewLayout, from: known)
    else { return }
    display.orthogonalDistances[section] = distance
    display.scrollers[section]?.scroll(to: distance)
    forgetCandidates()
    setNeedsLayout()
  }

  /// How far an element's orthogonal section is to be scrolled to bring the element to `position`;
  /// nil for elements of other sections.
  ///
  /// - Parameter known: How far it is scrolled now; nil for where it begins.
  func distance(
    bringing attributes: UICollectionViewLayoutAttributes, to position: ScrollPosition,
    by layout: UICollectionViewLayout, from known: Double?
  ) -> Double? {
    let section = attributes.scrollerSection
    guard section >= 0, let scroller = layout.orthogonalScroller(inSection: section) else {
      return nil
    }
    let view = CGRect(scroller.frame)
    let frame = attributes.frame
    let known = known ?? scroller.initialOffset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let moved: CGFloat
    switch scroller.axis {
    case .horizontal:
      let sign: CGFloat = isMirrored ? -1 : 1
      let low = view.minX + sign * CGFloat(known)
      moved =
        sign
        * Self.shift(
          low, low + view.width, frame.minX, frame.maxX,
          place: position.place(.left, .centeredHorizontally, .right))
    case .vertical:
      let low = view.minY + CGFloat(known)
      moved = Self.shift(
        low, low + view.height, frame.minY, frame.maxY,
        place: position.place(.top, .centeredVertically, .bottom))
    }
    return layout.restingDistance(inSection: section, proposed: known + Double(moved))
  }

  /// The frame with the place of its section's scroller along the axis that scrolls itself.
  func keepingOrthogonalAxis(
    _ frame: CGRect, _ section: Int, by layout: UICollectionViewLayout
  ) -> CGRect {
    guard let scroller = layout.orthogonalScroller(inSection: section) else { return frame }
    let view = CGRect(scroller.frame)
    return scroller.axis == .horizontal
      ? CGRect(x: view.minX, y: frame.minY, width: view.width, height: frame.height)
      : CGRect(x: frame.minX, y: view.minY, width: frame.width, height: view.height)
  }
}

extension UICollectionView.ScrollPosition {
  /// 0, a half or 1 for the first of three positions that is named; nil for none.
  fileprivate func place(_ start: Self, _ middle: Self, _ end: Self) -> CGFloat? {
    if contains(start) { return 0 }
    if contains(middle) { return 0.5 }
    return contains(end) ? 1 : nil
  }
}
