import GeometryCore
import LayoutCore

// Scrolling to items.
extension OffsetKeeper {
  /// Scrolls to an item that exists.
  ///
  /// - Parameters:
  ///   - x: The horizontal place, from 0 at the start to 1 at the end of the visible area; nil for
  ///     the nearest.
  ///   - y: The vertical place, likewise.
  func scroll(to path: IndexPath, x: CGFloat?, y: CGFloat?, animated: Bool) {
    host.prepareLayout()
    rows.scroller(ofSection: path.section)?.scrollAnimation = nil
    target = ScrollTarget(path, x: x, y: y, offset: host.destinedOffset)
    host.setNeedsLayout()
    guard host.bounds.width > 0, host.bounds.height > 0 else { return }
    let offset = showingTarget(from: host.contentOffset, animated: animated)
    target?.offset = offset
    host.setContentOffset(offset, animated: animated)
  }

  /// Redirects an animation that scrolls to the item to its present place.
  ///
  /// - Returns: Whether the content is being scrolled.
  private func redirectToTarget(_ known: ScrollTarget) -> Bool {
    let end = host.destinedOffset
    guard end != host.contentOffset else { return false }
    guard known.offset == end, host.loadedCounts.contains(known.path) else {
      target = nil
      return true
    }
    let wanted = showingTarget(from: end)
    target?.offset = wanted
    host.redirectContent(to: wanted)
    return true
  }

  /// Brings the item that was scrolled to to its place in this layout pass. Ends the target if a
  /// former pass has done so, or the content has been scrolled since.
  func followTarget() {
    guard let known = target, !redirectToTarget(known) else { return }
    let isOver = known.turn.map { $0 != LayoutPass.turn || !LayoutPass.isUnderWay } ?? false
    guard !isOver, known.offset == host.contentOffset, host.loadedCounts.contains(known.path)
    else {
      target = nil
      return
    }
    target?.turn = LayoutPass.turn
    move(to: showingTarget(from: host.contentOffset))
  }

  /// The offset that brings the item that was scrolled to to its place, from `offset`; `offset` if
  /// there is no such item. Scrolls the item's orthogonal section.
  func showingTarget(from offset: CGPoint, animated: Bool = false) -> CGPoint {
    guard var target, target.offset == host.destinedOffset,
      let attributes = host.currentAttributes(of: .cell(target.path))
    else { return offset }
    if attributes.scrollerSection >= 0 { scrollRow(of: attributes, to: &target, animated) }
    let frame = Self.alignedFrame(of: attributes, by: host.collectionViewLayout)
    var visible = CGRect(origin: offset, size: host.bounds.size)
      .inset(by: host.adjustedContentInset)
    let cover = host.cover(inSection: target.path.section)
    visible.origin.y += cover
    visible.size.height -= cover
    let x = target.x.shift(from: visible.minX, to: visible.maxX, of: frame.minX, frame.maxX)
    let y = target.y.shift(from: visible.minY, to: visible.maxY, of: frame.minY, frame.maxY)
    self.target = target
    return host.clampedContentOffset(CGPoint(x: offset.x + x, y: offset.y + y))
  }

  // MARK: Orthogonal sections

  /// Scrolls the orthogonal section of an item so that the item is at its target's place, unless
  /// the section has been scrolled since.
  private func scrollRow(
    of attributes: UICollectionViewLayoutAttributes, to target: inout ScrollTarget,
    _ animated: Bool
  ) {
    let section = attributes.scrollerSection
    guard let place = host.solvedLayout?.orthogonalScroller(inSection: section) else { return }
    let rest = rows.distances[section] ?? place.initialOffset
    if let view = rows.scroller(ofSection: section),
      view.isScrollingOverTime || abs(view.distance - rest) > 0.01
    {
      return
    }
    var share = target.row ?? (place.axis == .horizontal ? target.x : target.y)
    let distance = distance(
      bringing: attributes, to: &share, in: place, by: host.collectionViewLayout, from: rest)
    target.row = share
    rows.watchers[section]?.noteScrolling()
    if animated, rows.scrollOverTime(section, to: distance) { return }
    guard rows.scroll(section, to: distance) else { return }
    nearby.invalidate()
    host.setNeedsLayout()
  }

  /// The distance by which to scroll an element's orthogonal section to bring the element to
  /// `place`.
  ///
  /// - Parameter known: The present distance.
  func distance(
    bringing attributes: UICollectionViewLayoutAttributes, to place: inout ScrollPlace,
    in scroller: OrthogonalScroller, by layout: UICollectionViewLayout, from known: Double
  ) -> Double {
    let (view, frame) = (CGRect(scroller.frame), attributes.frame)
    let moved: CGFloat
    switch scroller.axis {
    case .horizontal:
      let sign: CGFloat = host.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      let low = view.minX + sign * CGFloat(known)
      moved = sign * place.shift(from: low, to: low + view.width, of: frame.minX, frame.maxX)
    case .vertical:
      let low = view.minY + CGFloat(known)
      moved = place.shift(from: low, to: low + view.height, of: frame.minY, frame.maxY)
    }
    let proposed = known + Double(moved)
    return layout.solved?.restingDistance(
      inSection: attributes.scrollerSection, proposed: proposed) ?? proposed
  }

  /// The frame of an element; on the axis that its orthogonal section scrolls, that of the
  /// section's scroll view.
  static func alignedFrame(
    of attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> CGRect {
    let (section, frame) = (attributes.scrollerSection, attributes.frame)
    guard section >= 0, let scroller = layout.solved?.orthogonalScroller(inSection: section)
    else { return frame }
    let view = CGRect(scroller.frame)
    return scroller.axis == .horizontal
      ? CGRect(x: view.minX, y: frame.minY, width: view.width, height: frame.height)
      : CGRect(x: frame.minX, y: view.minY, width: frame.width, height: view.height)
  }
}
