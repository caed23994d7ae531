/// Delivers the touches of a window to gesture recognizers and views.
///
/// Recognizers see a touch first, those of the touched view before those of the views above it. The
/// view gets it next, unless a recognizer has taken it: then the touch is cancelled for the view.
@MainActor final class TouchDispatcher {
  private unowned let window: UIWindow
  private let event = UIEvent()
  private var deliveries: [TouchDelivery] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  init(_ window: UIWindow) { self.window = window }

  /// Touches that follow another within this time, in seconds, at about its place count as taps in
  /// a row. UIKit does not document the numbers.
  static let tapGap: TimeInterval = 0.35
  static let tapReach: CGFloat = 45

  // MARK: From outside

  /// A finger comes down.
  ///
  /// - Parameter time: When it did; nil for now.
  func begin(at point: CGPoint, time: TimeInterval? = nil) -> UITouch {
    let time = time ?? MotionStage.current.clock.now
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
  func follow(
    _ touch: UITouch, to point: CGPoint, _ phase: UITouch.Phase, time: TimeInterval? = nil
  ) {
    guard event.touches.contains(touch) else { return }
    let time = time ?? MotionStage.current.clock.now
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
    guard let delivery = deliveries.first(where: { $0.touch === touch }) else { return }
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, event) }
    delivery.deliver(event)
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.lose(touch) }
    deliveries.removeAll(where: \.isDone)
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let view = window.hitTest(touch.location(in: window), with: event),
      !isKept(from: view)
    else { return }
    let isFurther = deliveries.contains { $0.touch.view === view && !$0.hasLifted }
    touch.view = view
    let views = sequence(first: view, next: \.superview)
    touch.gestureRecognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.takes(touch, event) }
    deliveries.append(
      TouchDelivery(touch, event, isHeard: !isFurther || view.isMultipleTouchEnabled))
  }

  /// Whether a view that is touched wants to be the only one, or this one does.
  private func isKept(from view: UIView) -> Bool {
    deliveries.contains { delivery in
      guard let other = delivery.touch.view, other !== view, !delivery.hasLifted else {
        return false
      }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Whether the beginning of the touch was delivered to its view.
  func isHeard(_ touch: UITouch) -> Bool {
    deliveries.first { $0.touch === touch }?.isHeard ?? false
  }

  /// The time that the nearest scroll view, the view or an ancestor, keeps touches from a view, in
  /// seconds; nil for none.
  static func delay(for view: UIView) -> TimeInterval? {
    sequence(first: view, next: \.superview).lazy.compactMap(\.contentTouchDelay).first
  }

  /// Whether the beginning of a touch is withheld from its view.
  var isWithholding: Bool { deliveries.contains(where: \.isWithheld) }

  /// Cancels touches that a recognizer has taken for their views.
  func takeFromViews(_ touches: [UITouch]) {
    for delivery in deliveries where touches.contains(delivery.touch) { delivery.cancel(event) }
  }

  /// A gesture has ended or failed: touches that were withheld may be delivered.
  func recognizerIsOver(_ recognizer: UIGestureRecognizer) {
    for delivery in deliveries { delivery.release(from: recognizer, event) }
    deliveries.removeAll(where: \.isDone)
  }
}

/// The delivery of one touch to its view.
@MainActor private final class TouchDelivery {
  let touch: UITouch
  private var heard = Heard.nothing
  private(set) var hasLifted = false
  private var delay: FrameTimer?

  private enum Heard {
    case nothing
    case began
    /// Nothing more is delivered.
    case end
  }

  /// - Parameter isHeard: Whether the view gets the touch, and not recognizers alone.
  init(_ touch: UITouch, _ event: UIEvent, isHeard: Bool) {
    self.touch = touch
    if !isHeard { heard = .end }
    guard isHeard, let seconds = contentTouchDelay, seconds > 0 else { return }
    delay = FrameTimer(after: seconds) { [weak self] in
      self?.delay = nil
      self?.catchUp(event)
    }
  }

  var isHeard: Bool { heard == .began }
  var isWithheld: Bool { heard == .nothing }

  /// Whether the finger is gone and all was delivered.
  var isDone: Bool { hasLifted && heard == .end }

  private var contentTouchDelay: TimeInterval? { touch.view.flatMap(TouchDispatcher.delay) }

  /// Delivers what the touch did, unless it is withheld or was taken.
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

  /// Delivers the beginning and the end, unless they are withheld.
  private func catchUp(_ event: UIEvent) {
    // A touch that lifts before its beginning was delivered is delivered at once.
    if heard == .nothing, delay == nil || hasLifted, !isHeld(\.delaysTouchesBegan) {
      guard mayBegin(event) else { return finish() }
      heard = .began
      touch.view?.touchesBegan([touch], with: event)
    }
    guard heard == .began, hasLifted, !isHeld(\.isHoldingEnds) else { return }
    finish()
    touch.view?.touchesEnded([touch], with: event)
  }

  /// Whether the scroll views around the view let it have the touch.
  private func mayBegin(_ event: UIEvent) -> Bool {
    guard let view = touch.view else { return true }
    return sequence(first: view, next: \.superview).dropFirst().allSatisfy {
      $0.allows([touch], on: view, event)
    }
  }

  private func isHeld(_ holds: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.gestureRecognizers?.contains { $0.state == .possible && holds($0) } ?? false
  }

  /// A recognizer has ended or failed.
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
