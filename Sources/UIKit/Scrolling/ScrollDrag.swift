import MotionCore

/// Drags the content of a scroll view with fingers, and lets it decelerate when they lift.
@MainActor final class ScrollDrag {
  private unowned let view: UIScrollView
  let recognizer: ScrollPanGestureRecognizer
  private(set) var isDragging = false
  /// The deceleration of content that was released.
  private(set) var coast: ScrollCoast?
  /// What holds the content on each axis.
  private var hold: (x: ScrollPull, y: ScrollPull)?
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
      move(by: way)
    case .changed: move(by: way)
    case .ended: letGo(velocity: recognizer.velocity(in: nil))
    case .cancelled: letGo(velocity: .zero)
    default: break
    }
  }

  /// How far the fingers have moved, in the view's coordinates.
  private var way: CGPoint {
    let views = sequence(first: view as UIView, next: \.superview)
    // The difference of two places in the view has rounding errors that its place determines.
    return recognizer.translation(in: views.allSatisfy { $0.transform == .identity } ? nil : view)
  }

  /// Fingers, or a wheel, begin to move the content.
  func begin(along axes: Axes) {
    stopCoast()
    view.scrollAnimation = nil
    self.axes = axes
    last = view.contentOffset
    hold = (
      ScrollPull(at: Double(last.x), on: horizontalAxis),
      ScrollPull(at: Double(last.y), on: verticalAxis)
    )
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
    hold?.x.shift(by: Double(view.contentOffset.x - last.x))
    hold?.y.shift(by: Double(view.contentOffset.y - last.y))
    var offset = last
    if axes.horizontal, hold != nil {
      offset.x = CGFloat(
        hold!.x.offset(after: Double(way.x), on: horizontalAxis, stretches: stretches))
    }
    if axes.vertical, hold != nil {
      offset.y = CGFloat(
        hold!.y.offset(after: Double(way.y), on: verticalAxis, stretches: stretches))
    }
    if offset != view.contentOffset { view.step(to: offset) }
    last = view.contentOffset
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

  func horizontalCoast(to end: CGFloat, velocity: CGFloat) -> Coast {
    Coast(
      from: Double(view.contentOffset.x), velocity: Double(velocity), to: Double(end),
      on: horizontalAxis, rate: rate)
  }

  func verticalCoast(to end: CGFloat, velocity: CGFloat) -> Coast {
    Coast(
      from: Double(view.contentOffset.y), velocity: Double(velocity), to: Double(end),
      on: verticalAxis, rate: rate)
  }

  /// Whether the finger took the keyboard along.
  private var isBelowKeyboard: Bool {
    guard view.keyboardDismissMode.endsBelowKeyboard, let keyboard = Keyboard.shared.frame else {
      return false
    }
    return recognizer.location(in: nil).y > keyboard.minY
  }

  /// The rate at which content slows down.
  private var rate: Double { rules.coastingRate }

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
    let inset = view.measures.restingInset
    let end = view.contentSize.height + inset.bottom - view.bounds.height
    return -inset.top...max(-inset.top, end)
  }

  private var horizontalAxis: ScrollAxis {
    let limits = horizontalLimits
    return ScrollAxis(
      from: Double(limits.lowerBound), to: Double(limits.upperBound),
      extent: Double(view.bounds.width), bounces: view.bounces)
  }

  private var verticalAxis: ScrollAxis {
    let limits = verticalLimits
    return ScrollAxis(
      from: Double(limits.lowerBound), to: Double(limits.upperBound),
      extent: Double(view.bounds.height), bounces: view.bounces)
  }

  /// What the motion of the content depends on.
  var rules: ScrollRules {
    let axes = scrollableAxes
    return ScrollRules(
      x: horizontalAxis, y: verticalAxis, scrollsX: axes.horizontal && view.isScrollEnabled,
      scrollsY: axes.vertical && view.isScrollEnabled, rate: Double(view.decelerationRate.rawValue),
      pages: view.isPagingEnabled, locks: view.isDirectionalLockEnabled)
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
    let all = scrollView.drag.scrollableAxes
    guard let axes = scrollView.drag.rules.axes(ofWayX: Double(way.dx), y: Double(way.dy)) else {
      return all
    }
    return ScrollDrag.Axes(horizontal: axes.x, vertical: axes.y)
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
