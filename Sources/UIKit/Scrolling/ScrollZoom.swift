import MotionCore

/// Zooms the content of a scroll view with two fingers.
@MainActor final class ScrollZoom {
  private unowned let view: UIScrollView
  let recognizer = ScrollPinchGestureRecognizer()
  private(set) var isZooming = false
  /// Brings content back that was zoomed beyond its limits.
  private(set) var bounce: ZoomBounce?
  private var start: CGFloat = 1

  init(_ view: UIScrollView) {
    self.view = view
    recognizer.scrollView = view
    recognizer.listener = { [weak self] in self?.follow() }
    view.addGestureRecognizer(recognizer)
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      // Rule SCROLL-4.
      stopBounce()
      isZooming = true
      start = view.measures.zoomScale
      view._scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
      scale()
    case .changed: scale()
    case .ended, .cancelled: letGo()
    default: break
    }
  }

  private var zoomed: UIView? { view._scrollDelegate?.viewForZooming(in: view) }

  private var limits: ClosedRange<CGFloat> {
    view.minimumZoomScale...max(view.minimumZoomScale, view.maximumZoomScale)
  }

  private func scale() {
    let wanted = start * recognizer.scale
    let middle = recognizer.location(in: view)
    view.zoom(toShown: shown(wanted), around: middle)
  }

  /// Content that is zoomed beyond its limits resists, or stays. How much is not documented.
  private func shown(_ scale: CGFloat) -> CGFloat {
    let edge = clamped(scale)
    guard view.bouncesZoom, edge > 0, scale > 0 else { return edge }
    return edge * pow(scale / edge, 0.4)
  }

  private func letGo() {
    isZooming = false
    let scale = view.measures.zoomScale
    let end = clamped(scale)
    guard end != scale, zoomed != nil else { return didEnd() }
    bounce = ZoomBounce(of: view, from: scale, to: end, around: recognizer.location(in: view))
  }

  fileprivate func bounceDidEnd(_ bounce: ZoomBounce) {
    guard self.bounce === bounce else { return }
    self.bounce = nil
    didEnd()
  }

  private func didEnd() {
    view._scrollDelegate?.scrollViewDidEndZooming(
      view, with: zoomed, atScale: view.measures.zoomScale)
    view.comeBack()
  }

  /// The nearest scale within the limits.
  fileprivate func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, limits.lowerBound), limits.upperBound)
  }

  /// Content that comes back stays at its present scale.
  func stopBounce() { bounce?.end() }

  /// Content that comes back is at its limit at once.
  func finishBounce() { bounce?.finish() }
}

/// Brings content back, frame by frame, that was zoomed beyond its limits.
@MainActor final class ZoomBounce: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  private let ends: (from: CGFloat, to: CGFloat)
  /// The point of what is visible that stays where it is.
  private let anchor: CGVector
  private let begin: TimeInterval
  private let stage = MotionStage.current

  /// In seconds; UIKit does not document it.
  private static let duration: TimeInterval = 0.3

  init(of view: UIScrollView, from: CGFloat, to: CGFloat, around point: CGPoint) {
    self.view = view
    ends = (from, to)
    anchor = CGVector(dx: point.x - view.bounds.minX, dy: point.y - view.bounds.minY)
    begin = stage.clock.now
    stage.enter(self)
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    min(MotionStage.nextFrame(after: now), max(begin + Self.duration, now))
  }

  func turn(at now: TimeInterval) {
    let time = min(max(0, (now - begin) / Self.duration), 1)
    show(time < 1 ? CGFloat(CubicTiming.easeInEaseOut.value(at: time)) : 1)
    if now >= begin + Self.duration - 1e-9 { end() }
  }

  private func show(_ share: CGFloat) {
    guard let view else { return }
    let point = CGPoint(x: view.bounds.minX + anchor.dx, y: view.bounds.minY + anchor.dy)
    // The limits may have changed since.
    let end = view.zooming.clamped(ends.to)
    view.zoom(toShown: ends.from + (end - ends.from) * share, around: point)
  }

  /// Ends the motion where the content is.
  fileprivate func end() {
    stage.leave(self)
    view?.zooming.bounceDidEnd(self)
  }

  func finish() {
    show(1)
    end()
  }

  func stop() { finish() }
}

/// The pinch of a scroll view.
@preconcurrency @MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  @UntilGone var scrollView: UIScrollView?

  override var mayBegin: Bool {
    guard let scrollView else { return false }
    return scrollView.canZoom && scrollView._scrollDelegate?.viewForZooming(in: scrollView) != nil
  }

  // Fingers zoom and drag at the same time.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPanGestureRecognizer)?.scrollView !== scrollView
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPanGestureRecognizer)?.scrollView !== scrollView
  }
}
