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
    prepareLayoutIfNeeded()
    display.target = ScrollTarget(path, position, offset: contentOffset)
    setNeedsLayout()
    guard bounds.width > 0, bounds.height > 0 else { return }
    let offset = showingTarget(from: contentOffset)
    display.target?.offset = offset
    setContentOffset(offset, animated: animated)
  }

  /// Puts the item that was scrolled to to its place, as a turn of layout finds everything; forgets
  /// it if it was there in a former turn, or if someone has scrolled since.
  func followTarget() {
    guard let target = display.target else { return }
    let isOver = target.turn.map { $0 != UIView.layoutTurn || !UIView.isLayingOut } ?? false
    guard !isOver, target.offset == contentOffset, loadedCounts.contains(target.path) else {
      display.target = nil
      return
    }
    display.target?.turn = UIView.layoutTurn
    moveContent(to: showingTarget(from: contentOffset))
  }

  /// The offset at which the item that was scrolled to is at its place, if the content were at
  /// `offset`: that where there is no such item. Scrolls the row the item is in.
  func showingTarget(from offset: CGPoint) -> CGPoint {
    guard var target = display.target, target.offset == contentOffset,
      let attributes = currentAttributes(of: .cell(target.path))
    else { return offset }
    var frame = attributes.frame
    if attributes.scrollerSection >= 0 {
      scrollRow(of: attributes, to: &target)
      frame = keepingOrthogonalAxis(frame, attributes.scrollerSection, by: collectionViewLayout)
    }
    let visible = CGRect(origin: offset, size: bounds.size).inset(by: adjustedContentInset)
    let x = target.x.shift(visible.minX, visible.maxX, frame.minX, frame.maxX)
    let y = target.y.shift(visible.minY, visible.maxY, frame.minY, frame.maxY)
    display.target = target
    return clampedContentOffset(CGPoint(x: offset.x + x, y: offset.y + y))
  }

  /// Moves the content because of what is laid out: what someone scrolled to stays what it is.
  func moveContent(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    if display.target?.offset == contentOffset { display.target?.offset = offset }
    contentOffset = offset
  }
}

// MARK: - Rows

extension UICollectionView {
  /// Scrolls the orthogonal section of an item so that the item is where its target says, unless
  /// someone has scrolled the row since.
  private func scrollRow(
    of attributes: UICollectionViewLayoutAttributes, to target: inout ScrollTarget
  ) {
    let section = attributes.scrollerSection
    let known = display.orthogonalDistances[section]
    guard let scroller = collectionViewLayout.orthogonalScroller(inSection: section) else { return }
    let (view, rest) = (display.scrollers[section], known ?? scroller.initialOffset)
    if let view, abs(view.distance - rest) > 0.01 { return }
    var place = target.row ?? (scroller.axis == .horizontal ? target.x : target.y)
    let distance = distance(
      bringing: attributes, to: &place, in: scroller, by: collectionViewLayout, from: rest)
    target.row = place
    guard distance != known else { return }
    display.orthogonalDistances[section] = distance
    view?.scroll(to: distance)
    forgetCandidates()
    setNeedsLayout()
  }

  /// How far an element's orthogonal section is to be scrolled to bring the element to `place`.
  ///
  /// - Parameter known: How far it is scrolled now.
  func distance(
    bringing attributes: UICollectionViewLayoutAttributes, to place: inout ScrollPlace,
    in scroller: OrthogonalScroller, by layout: UICollectionViewLayout, from known: Double
  ) -> Double {
    let (view, frame) = (CGRect(scroller.frame), attributes.frame)
    let moved: CGFloat
    switch scroller.axis {
    case .horizontal:
      let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      let low = view.minX + sign * CGFloat(known)
      moved = sign * place.shift(low, low + view.width, frame.minX, frame.maxX)
    case .vertical:
      let low = view.minY + CGFloat(known)
      moved = place.shift(low, low + view.height, frame.minY, frame.maxY)
    }
    return layout.restingDistance(
      inSection: attributes.scrollerSection, proposed: known + Double(moved))
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
