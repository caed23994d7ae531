/// Brings what fingers do in a window to recognizers and views.
///
/// Recognizers see a touch first, those of the touched view before those of the views above it. The
/// view sees it next, unless a recognizer has taken it: then the view hears that it was cancelled.
@MainActor final class TouchDispatcher {
  private unowned let window: UIWindow
  private let event = UIEvent()
  private var courses: [TouchCourse] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  init(_ window: UIWindow) { self.window = window }

  /// Touches that follow another within this time, in seconds, at about its place count as taps in
  /// a row. UIKit does not document the numbers.
  static let tapGap: TimeInterval = 0.35
  static let tapReach: CGFloat = 45

  // MARK: From outside

  /// A finger comes down.
  func begin(at point: CGPoint) -> UITouch {
    let time = MotionStage.current.clock.now
    let touch = UITouch(in: window, at: point, time: time)
    if let lastTap, time - lastTap.time <= Self.tapGap,
      point.distance(to: lastTap.point) <= Self.tapReach
    {
      touch.tapCount = lastTap.count + 1
    }
    event.touches.insert(touch)
    send(touch)
    return touch
  }

  /// A finger moves or lifts.
  func follow(_ touch: UITouch, to point: CGPoint, _ phase: UITouch.Phase) {
    guard event.touches.contains(touch) else { return }
    let time = MotionStage.current.clock.now
    touch.follow(to: point, phase, time: time)
    if phase == .ended { lastTap = (point, time, touch.tapCount) }
    send(touch)
    if phase == .ended || phase == .cancelled { event.touches.remove(touch) }
  }

  private func send(_ touch: UITouch) {
    event.timestamp = touch.timestamp
    for other in event.touches where other !== touch { other.phase = .stationary }
    window.sendThroughApplication(event)
  }

  // MARK: Within the window

  func dispatch(_ event: UIEvent) {
    for touch in event.touches(for: window) ?? [] where touch.phase != .stationary {
      dispatch(touch, event)
    }
  }

  private func dispatch(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { begin(touch, event) }
    guard let course = courses.first(where: { $0.touch === touch }) else { return }
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, event) }
    course.deliver(event)
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.lose(touch) }
    courses.removeAll(where: \.isDone)
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let view = window.hitTest(touch.location(in: window), with: event),
      !isKept(from: view)
    else { return }
    let isFurther = courses.contains { $0.touch.view === view && !$0.hasLifted }
    touch.view = view
    let views = sequence(first: view, next: \.superview)
    touch.gestureRecognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.takes(touch, event) }
    courses.append(
      TouchCourse(touch, event, isHeard: !isFurther || view.isMultipleTouchEnabled))
  }

  /// Whether a view that is touched wants to be the only one, or this one does.
  private func isKept(from view: UIView) -> Bool {
    courses.contains { course in
      guard let other = course.touch.view, other !== view, !course.hasLifted else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Whether a view has heard that the touch began.
  func isHeard(_ touch: UITouch) -> Bool {
    courses.first { $0.touch === touch }?.isHeard ?? false
  }

  /// A recognizer has taken touches: their views hear no more of them.
  func takeFromViews(_ touches: [UITouch]) {
    for course in courses where touches.contains(course.touch) { course.cancel(event) }
  }

  /// A gesture was made or has failed: views may hear now of what was kept from them.
  func recognizerIsOver(_ recognizer: UIGestureRecognizer) {
    for course in courses { course.release(from: recognizer, event) }
    courses.removeAll(where: \.isDone)
  }
}

/// What the view of a touch has heard of it.
@MainActor private final class TouchCourse {
  let touch: UITouch
  private var heard = Heard.nothing
  private(set) var hasLifted = false
  private var delay: FrameTimer?

  private enum Heard {
    case nothing
    case began
    /// It hears nothing more.
    case end
  }

  /// - Parameter isHeard: Whether the view is to hear of the touch, and not recognizers alone.
  init(_ touch: UITouch, _ event: UIEvent, isHeard: Bool) {
    self.touch = touch
    if !isHeard { heard = .end }
    guard isHeard, let seconds = contentTouchDelay else { return }
    delay = FrameTimer(after: seconds) { [weak self] in
      self?.delay = nil
      self?.catchUp(event)
    }
  }

  var isHeard: Bool { heard == .began }

  /// Whether the finger is gone and the view has heard all it will.
  var isDone: Bool { hasLifted && heard == .end }

  /// The time that the nearest ancestor which may scroll with the touch keeps it from the view.
  private var contentTouchDelay: TimeInterval? {
    var view = touch.view
    while let current = view {
      if let delay = current.contentTouchDelay { return delay }
      view = current.superview
    }
    return nil
  }

  /// Tells the view what the touch did, unless it has to wait or was taken.
  func deliver(_ event: UIEvent) {
    switch touch.phase {
    case .moved: if heard == .began { touch.view?.touchesMoved([touch], with: event) }
    case .cancelled:
      hasLifted = true
      return cancel(event)
    case .ended: hasLifted = true
    default: break
    }
    catchUp(event)
  }

  /// Tells the view of the beginning and the end, if they are not kept from it.
  private func catchUp(_ event: UIEvent) {
    // A touch that lifts before its beginning was told is told at once.
    if heard == .nothing, delay == nil || hasLifted, !isHeld(\.delaysTouchesBegan) {
      heard = .began
      touch.view?.touchesBegan([touch], with: event)
    }
    guard heard == .began, hasLifted, !isHeld(\.isHoldingEnds) else { return }
    finish()
    touch.view?.touchesEnded([touch], with: event)
  }

  private func isHeld(_ holds: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.gestureRecognizers?.contains { $0.state == .possible && holds($0) } ?? false
  }

  /// A recognizer is over.
  func release(from recognizer: UIGestureRecognizer, _ event: UIEvent) {
    guard touch.gestureRecognizers?.contains(recognizer) ?? false else { return }
    if recognizer.state == .ended, recognizer.cancelsTouchesInView {
      cancel(event)
    } else if recognizer.state == .failed {
      catchUp(event)
    }
  }

  func cancel(_ event: UIEvent) {
    let hears = heard == .began
    finish()
    if hears { touch.view?.touchesCancelled([touch], with: event) }
  }

  private func finish() {
    delay?.cancel()
    delay = nil
    heard = .end
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
