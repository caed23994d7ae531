import MotionCore

/// Drags the content of a scroll view with fingers, and lets it decelerate when they lift.
@MainActor final class ScrollDrag {
  private unowned let view: UIScrollView
  let recognizer: ScrollPanGestureRecognizer
  private(set) var isDragging = false
  /// The deceleration of content that was released.
  private(set) var coast: ScrollCoast?
  /// Where the content would be without a finger's movement and without resistance.
  private var start = CGPoint.zero
  /// Where the content was put last.
  private var last = CGPoint.zero
  private var axes = Axes(horizontal: true, vertical: true)

  /// The axes along which content moves.
  struct Axes: Equatable {
    var horizontal: Bool
    var vertical: Bool
    var isEmpty: Bool { !horizontal && !vertical }
  }

  init(_ view: UIScrollView) {
    self.view = view
    recognizer = ScrollPanGestureRecognizer()
    recognizer.scrollView = view
    recognizer.listener = { [weak self] in self?.follow() }
    view.addGestureRecognizer(recognizer)
  }

  var isTracking: Bool { recognizer.numberOfTouches > 0 }

  // MARK: Following

  private func follow() {
    switch recognizer.state {
    case .began:
      begin(along: recognizer.axesToFollow)
      move(by: recognizer.translation(in: view))
    case .changed: move(by: recognizer.translation(in: view))
    case .ended: letGo(velocity: recognizer.velocity(in: nil))
    case .cancelled: letGo(velocity: .zero)
    default: break
    }
  }

  /// Fingers, or a wheel, begin to move the content.
  func begin(along axes: Axes) {
    stopCoast()
    view.scrollAnimation = nil
    self.axes = axes
    last = view.contentOffset
    start = CGPoint(
      x: pull(last.x, in: horizontalLimits, extent: view.bounds.width),
      y: pull(last.y, in: verticalLimits, extent: view.bounds.height))
    isDragging = true
    if view.keyboardDismissMode.endsOnDrag { view.window?.endEditing(false) }
    view.showIndicators(true)
    view._scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// - Parameters:
  ///   - way: How far the fingers have moved since the beginning.
  ///   - stretches: Whether content goes beyond its ends.
  func move(by way: CGPoint, stretches: Bool = true) {
    // What moved the content besides the finger counts as moved.
    start.x += view.contentOffset.x - last.x
    start.y += view.contentOffset.y - last.y
    var offset = last
    if axes.horizontal {
      let limits = horizontalLimits
      if !stretches {
        start.x = min(max(start.x - way.x, limits.lowerBound), limits.upperBound) + way.x
      }
      offset.x = shown(start.x - way.x, in: limits, extent: view.bounds.width)
    }
    if axes.vertical {
      let limits = verticalLimits
      if !stretches {
        start.y = min(max(start.y - way.y, limits.lowerBound), limits.upperBound) + way.y
      }
      offset.y = shown(start.y - way.y, in: limits, extent: view.bounds.height)
    }
    if offset != view.contentOffset { view.step(to: offset) }
    last = view.contentOffset
  }

  /// Content that is pulled beyond its ends resists, or stays.
  private func shown(_ offset: CGFloat, in limits: ClosedRange<CGFloat>, extent: CGFloat)
    -> CGFloat
  {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    guard offset != edge, view.bounces, extent > 0 else { return edge }
    return edge + CGFloat(RubberBand(extent: extent).shown(forPull: offset - edge))
  }

  /// How far content that is shown at `offset` has been pulled.
  private func pull(_ offset: CGFloat, in limits: ClosedRange<CGFloat>, extent: CGFloat) -> CGFloat
  {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    guard abs(offset - edge) < extent else { return offset }
    return edge + CGFloat(RubberBand(extent: extent).pull(forShown: offset - edge))
  }

  // MARK: Letting go

  /// Content that was moved goes on, or rests.
  ///
  /// - Parameter finger: In points per second.
  func letGo(velocity finger: CGPoint) {
    view.refresher?.contentWillBeLetGo(in: view)
    isDragging = false
    let velocity = CGPoint(x: axes.horizontal ? -finger.x : 0, y: axes.vertical ? -finger.y : 0)
    let end = view.restingContentOffset(
      forVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    let coasts = view.scrollAnimation == nil && end != view.contentOffset
    if isBelowKeyboard { view.window?.endEditing(false) }
    view._scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: coasts)
    guard coasts else {
      view.showIndicators(false)
      return view.motionDidEnd()
    }
    // The delegate may have moved the content or its limits.
    guard view.scrollAnimation == nil else { return }
    coast(to: view.clampedContentOffset(end), velocity: velocity)
  }

  /// Lets the content move until it rests.
  ///
  /// - Parameter velocity: In points per second, positive where the offset grows.
  func coast(to end: CGPoint, velocity: CGPoint) {
    coast = ScrollCoast(
      of: view, horizontal: horizontalCoast(to: end.x, velocity: velocity.x),
      vertical: verticalCoast(to: end.y, velocity: velocity.y))
    view._scrollDelegate?.scrollViewWillBeginDecelerating(view)
  }

  func horizontalCoast(to end: CGFloat, velocity: CGFloat) -> AxisCoast {
    AxisCoast(
      from: view.contentOffset.x, velocity: velocity, to: end, conditions(horizontalLimits))
  }

  func verticalCoast(to end: CGFloat, velocity: CGFloat) -> AxisCoast {
    AxisCoast(from: view.contentOffset.y, velocity: velocity, to: end, conditions(verticalLimits))
  }

  /// Whether the finger took the keyboard along.
  private var isBelowKeyboard: Bool {
    guard view.keyboardDismissMode.endsBelowKeyboard, let keyboard = Keyboard.shared.frame else {
      return false
    }
    return recognizer.location(in: nil).y > keyboard.minY
  }

  private func conditions(_ limits: ClosedRange<CGFloat>) -> AxisCoast.Conditions {
    let rate: UIScrollView.DecelerationRate = view.isPagingEnabled ? .fast : view.decelerationRate
    return AxisCoast.Conditions(limits: limits, rate: rate.rawValue, bounces: view.bounces)
  }

  func coastDidEnd(_ coast: ScrollCoast) {
    guard self.coast === coast else { return }
    self.coast = nil
    view.showIndicators(false)
    view._scrollDelegate?.scrollViewDidEndDecelerating(view)
    if !isTracking { view.motionDidEnd() }
  }

  /// Content that coasts rests where it is.
  ///
  /// - Returns: Whether it did coast.
  @discardableResult
  func stopCoast() -> Bool {
    guard let coast else { return false }
    coast.end()
    return true
  }

  /// Gives content that coasts another end within the present limits.
  func redirectCoast() { coast?.redirect() }

  // MARK: Limits

  var horizontalLimits: ClosedRange<CGFloat> {
    let inset = view.adjustedContentInset
    let end = view.contentSize.width + inset.right - view.bounds.width
    return -inset.left...max(-inset.left, end)
  }

  var verticalLimits: ClosedRange<CGFloat> {
    let inset = view.restingInset
    let end = view.contentSize.height + inset.bottom - view.bounds.height
    return -inset.top...max(-inset.top, end)
  }

  /// The axes along which there is something to scroll.
  var scrollableAxes: Axes {
    let (horizontal, vertical) = (horizontalLimits, verticalLimits)
    return Axes(
      horizontal: horizontal.lowerBound < horizontal.upperBound
        || view.alwaysBounceHorizontal && view.bounces,
      vertical: vertical.lowerBound < vertical.upperBound
        || view.alwaysBounceVertical && view.bounces)
  }
}

/// The drag of a scroll view.
@preconcurrency @MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @UntilGone var scrollView: UIScrollView?

  /// How much farther fingers go along one axis than along the other for the direction to be locked
  /// there; UIKit does not document the angle.
  private static let lockingRatio: CGFloat = 2

  /// The way from where the fingers came down, at the moment the drag begins.
  private var way: CGVector {
    let here = location(in: nil)
    return CGVector(dx: here.x - origin.x, dy: here.y - origin.y)
  }

  override var mayBegin: Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let isKept = touches.contains { touch in
      guard let touched = touch.view, touched !== scrollView else { return false }
      return !scrollView.mayTake(touch, from: touched)
    }
    guard !isKept else { return false }
    let axes = scrollView.drag.scrollableAxes
    return abs(way.dx) > abs(way.dy) ? axes.horizontal : axes.vertical
  }

  // Fingers zoom and drag at the same time.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPinchGestureRecognizer)?.scrollView !== scrollView
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    (other as? ScrollPinchGestureRecognizer)?.scrollView !== scrollView
  }

  /// The axes along which the drag moves the content.
  var axesToFollow: ScrollDrag.Axes {
    guard let scrollView else { return ScrollDrag.Axes(horizontal: false, vertical: false) }
    var axes = scrollView.drag.scrollableAxes
    guard scrollView.isDirectionalLockEnabled else { return axes }
    let (across, along) = (abs(way.dx), abs(way.dy))
    if across > along * Self.lockingRatio { axes.vertical = false }
    if along > across * Self.lockingRatio { axes.horizontal = false }
    return axes
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A finger that catches moving content does nothing else.
    guard let scrollView, scrollView.drag.stopCoast() else { return }
    scrollView.window?.touchDispatcher.takeFromViews(Array(touches))
  }

  // Fingers that held content beyond its ends have lifted. Rule SCROLL-3.
  override func reset() {
    super.reset()
    scrollView?.comeBack()
  }
}
