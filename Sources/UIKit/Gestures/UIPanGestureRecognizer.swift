import MotionCore

/// Recognizes fingers that drag, and follows them.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers. The default is no limit.
  open var maximumNumberOfTouches = Int.max

  /// How far fingers move before the gesture begins, in points; the translation counts from there
  /// on (measured of UIKit).
  static let slop = CGFloat(ScrollRules.slop)

  /// Where the fingers were when they came down; then where the translation is zero. In the window.
  private(set) var origin = CGPoint.zero
  private var trail = FingerTrail()
  /// When the last finger lifted; nil before.
  private var liftTime: TimeInterval?
  private var middle = CGPoint.zero

  /// How far the fingers have moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard state != .possible else { return .zero }
    return difference(from: origin, to: middle, in: view)
  }

  /// Sets the translation so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = view?.convert(middle, from: nil) ?? middle
    let start = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// The velocity of the fingers in the coordinates of a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = trail.velocity(at: liftTime ?? MotionStage.current.clock.now)
    return difference(
      from: .zero, to: CGPoint(x: CGFloat(velocity.x), y: CGFloat(velocity.y)), in: view)
  }

  private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let start = view?.convert(start, from: nil) ?? start
    let end = view?.convert(end, from: nil) ?? end
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches > touches.count else {
      origin = location(in: nil)
      return follow(event)
    }
    moveOrigin()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    guard state == .possible else { return state = .changed }
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let way = middle.distance(to: origin)
    guard way > Self.slop else { return }
    origin.x += (middle.x - origin.x) / way * Self.slop
    origin.y += (middle.y - origin.y) / way * Self.slop
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else {
      for touch in touches { ignore(touch, for: event) }
      return moveOrigin()
    }
    liftTime = event.timestamp
    finish(as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  open override func reset() {
    super.reset()
    trail.forget()
    liftTime = nil
  }

  private func follow(_ event: UIEvent) {
    middle = location(in: nil)
    trail.note(x: Double(middle.x), y: Double(middle.y), at: event.timestamp)
  }

  /// A finger came or went: the translation continues from where it was.
  private func moveOrigin() {
    let now = location(in: nil)
    let shift = CGVector(dx: now.x - middle.x, dy: now.y - middle.y)
    origin.x += shift.dx
    origin.y += shift.dy
    trail.shift(x: Double(shift.dx), y: Double(shift.dy))
    middle = now
  }
}

/// Recognizes fingers that drag from the edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen from which drags are recognized. The default is empty.
  open var edges: UIRectEdge = []

  /// How near to the edge the fingers come down, in points; UIKit does not document it.
  private static let reach: CGFloat = 20

  override var mayBegin: Bool {
    guard let bounds = view?.window?.bounds else { return false }
    return edges.contains(.left) && start.x <= Self.reach
      || edges.contains(.right) && start.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && start.y <= Self.reach
      || edges.contains(.bottom) && start.y >= bounds.maxY - Self.reach
  }

  /// Where the first finger came down, in the window.
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == touches.count { start = origin }
  }
}
