import UIKit

// Whole gestures by `SimulatedTouch`. Points are in the window's coordinates, durations in seconds.
extension UIWindow {
  /// Taps a point, `count` times in a row.
  public func tap(at point: CGPoint, count: Int = 1) {
    for _ in 0..<count { SimulatedTouch(in: self, at: point).lift() }
  }

  /// Touches a point, rests there for `duration` seconds and lifts.
  public func longPress(at point: CGPoint, for duration: TimeInterval) {
    let finger = SimulatedTouch(in: self, at: point)
    finger.rest(for: duration)
    finger.lift()
  }

  /// Touches a point, moves in a straight line to another point within `duration` seconds and lifts.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
    let finger = SimulatedTouch(in: self, at: start)
    finger.move(to: end, over: duration)
    finger.lift()
  }

  /// Touches two points, moves both fingers in straight lines to two other points within `duration`
  /// seconds and lifts. The fingers move sixty times a second.
  public func pinch(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), over duration: TimeInterval
  ) {
    let fingers = (SimulatedTouch(in: self, at: start.0), SimulatedTouch(in: self, at: start.1))
    SimulatedTouch.forEachStep(over: duration) { progress in
      fingers.0.move(to: start.0.point(at: progress, towards: end.0))
      fingers.1.move(to: start.1.point(at: progress, towards: end.1))
    }
    fingers.0.lift()
    fingers.1.lift()
  }

  /// Taps the status bar, which scrolls the only scroll view on the screen with `scrollsToTop` to its
  /// top, if its delegate allows that.
  ///
  /// - Returns: Whether a scroll view scrolls.
  @discardableResult
  public func tapStatusBar() -> Bool { scrollToTop() }

  /// Moves the pointer to a point without touching: hover gestures of the views there begin, change
  /// and end.
  ///
  /// - Parameter point: A point in the window's coordinates; nil removes the pointer.
  public func hover(at point: CGPoint?) { movePointer(to: point) }
}
