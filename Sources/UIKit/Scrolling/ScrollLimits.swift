import GeometryCore

/// The values that limit where the content of a scroll view rests.
struct ScrollLimits: Equatable {
  /// The size of the content in points.
  var contentSize: CGSize
  /// The room around the content, with a bar above at its full height.
  var inset: UIEdgeInsets
  /// The size of the view in points.
  var size: CGSize

  /// The nearest offset at which the view shows nothing beyond the content and its insets.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.clamped(
        offset.x, from: -inset.left, to: contentSize.width + inset.right - size.width),
      y: Self.clamped(
        offset.y, from: -inset.top, to: contentSize.height + inset.bottom - size.height))
  }

  private static func clamped(
    _ value: CGFloat, from low: CGFloat, to high: CGFloat
  ) -> CGFloat {
    min(max(value, low), max(low, high))
  }

  /// `offset` moved by `way` as far as the limits allow. Where it is beyond them, it goes no farther.
  func moving(_ offset: CGPoint, by way: Point) -> CGPoint {
    let end = clamped(CGPoint(x: offset.x + way.x, y: offset.y + way.y))
    return CGPoint(
      x: Self.moved(offset.x, by: way.x, to: end.x), y: Self.moved(offset.y, by: way.y, to: end.y))
  }

  private static func moved(_ value: CGFloat, by way: Double, to end: CGFloat) -> CGFloat {
    way > 0 ? max(value, end) : way < 0 ? min(value, end) : value
  }

  /// `offset` within these limits, on the axes on which `before` was within the former ones.
  func adopting(_ offset: CGPoint, from former: ScrollLimits, before: CGPoint) -> CGPoint {
    let (wanted, known) = (clamped(offset), former.clamped(before))
    return CGPoint(
      x: known.x == before.x ? wanted.x : offset.x, y: known.y == before.y ? wanted.y : offset.y)
  }
}

// Content rests within its limits, whatever changes these. Rule SCROLL-1.
extension UIScrollView {
  /// The present limits.
  var limits: ScrollLimits {
    ScrollLimits(contentSize: contentSize, inset: measures.restingInset, size: bounds.size)
  }

  /// The nearest offset at which the view shows nothing beyond the content and its insets.
  package func clampedContentOffset(_ offset: CGPoint) -> CGPoint { limits.clamped(offset) }

  /// The nearest offset at which content of a given size would fill the view.
  func clampedContentOffset(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    var limits = limits
    limits.contentSize = contentSize
    return limits.clamped(offset)
  }

  /// Brings content into limits that have changed: at once where it rests, by another end where it
  /// moves. Content that fingers hold comes back when they lift, and content that was beyond the
  /// former limits stays, as code has put it there.
  ///
  /// - Parameters:
  ///   - before: The offset before the change.
  ///   - waits: Whether a layout may follow that keeps content within its limits.
  func limitsDidChange(
    from former: ScrollLimits, at before: CGPoint? = nil, waits: Bool = false
  ) {
    let limits = limits
    guard limits != former, mover === self else { return }
    if waits, layoutKeepsLimits(changedFrom: former) { return }
    if isDecelerating { return drag.redirectCoast() }
    if let end = scrollAnimation?.end {
      return redirectContent(to: limits.adopting(end, from: former, before: end))
    }
    guard !isHeld else { return }
    let offset = limits.adopting(contentOffset, from: former, before: before ?? contentOffset)
    if offset != contentOffset { follow(to: offset) }
  }

  /// Whether fingers, or the end of their zooming, decide where the content is.
  var isHeld: Bool { isTracking || isDragging || isZooming || isZoomBouncing }

  /// Moves content that nothing holds or moves any more back within its limits.
  func comeBack() {
    guard mover === self, !isHeld, !isDecelerating, scrollAnimation == nil else { return }
    let end = clampedContentOffset(contentOffset)
    guard end != contentOffset else { return motionDidEnd() }
    drag.coast(to: end, velocity: .zero)
  }
}
