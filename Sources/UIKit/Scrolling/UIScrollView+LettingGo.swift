import MotionCore

extension UIScrollView {
  /// Releases moving content: it slows down by ``decelerationRate``, or moves to the next page, and
  /// comes to rest. The change is immediate.
  ///
  /// - Parameter velocity: In points per millisecond, positive where the offset grows.
  package func letGo(withVelocity velocity: CGPoint) {
    let target = restingContentOffset(forVelocity: velocity)
    let moves = target != contentOffset
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return motionDidEnd() }
    _scrollDelegate?.scrollViewWillBeginDecelerating(self)
    setContentOffset(target, animated: false)
    _scrollDelegate?.scrollViewDidEndDecelerating(self)
    motionDidEnd()
  }

  /// The offset where released content comes to rest, after the delegate was asked.
  ///
  /// - Parameter velocity: In points per millisecond.
  func restingContentOffset(forVelocity velocity: CGPoint) -> CGPoint {
    let proposed = clampedContentOffset(
      CGPoint(
        x: rest(contentOffset.x, velocity.x, page: bounds.width),
        y: rest(contentOffset.y, velocity.y, page: bounds.height)))
    let resting = isPagingEnabled ? proposed : restingContentOffset(proposed, velocity: velocity)
    var target = clampedContentOffset(resting)
    _scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    return isPagingEnabled ? proposed : leavingBarWhole(clampedContentOffset(target))
  }

  /// Content does not rest where the bar above is seen in part.
  private func leavingBarWhole(_ offset: CGPoint) -> CGPoint {
    let start = -measures.restingInset.top
    let end = start + barCollapse.limit
    guard offset.y > start, offset.y < end else { return offset }
    let nearest = offset.y - start < barCollapse.limit / 2 ? start : end
    return clampedContentOffset(CGPoint(x: offset.x, y: nearest))
  }

  /// Where content comes to rest on one axis. Each millisecond it keeps a share of its velocity.
  private func rest(_ offset: CGFloat, _ velocity: CGFloat, page: CGFloat) -> CGFloat {
    let axis = ScrollAxis(
      from: Double(offset), to: Double(offset), extent: Double(page), bounces: false)
    return CGFloat(
      axis.rest(
        from: Double(offset), velocity: Double(velocity), rate: Double(decelerationRate.rawValue),
        pages: isPagingEnabled))
  }
}
