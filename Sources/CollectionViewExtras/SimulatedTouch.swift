import Foundation
import UIKit

/// A finger that code leads over a window, with all that UIKit makes of it: hit testing, gesture
/// recognizers, the responder chain, scrolling.
///
/// ```swift
/// try ManualClock.run { clock in
///   let finger = SimulatedTouch(in: window, at: CGPoint(x: 100, y: 400))
///   finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
///   finger.lift()
///   clock.advance(by: 2)  // The content comes to rest.
/// }
/// ```
///
/// Time passes on the manual clock where one is in use, so that the same touch does the same
/// whenever it is made; else the run loop of the main thread runs so long.
@preconcurrency @MainActor public final class SimulatedTouch {
  private let finger: Finger

  /// Comes down at a point of the window's.
  public init(in window: UIWindow, at point: CGPoint) {
    finger = Finger(in: window, at: point)
  }

  /// Where the finger is, in the window's coordinates.
  public var location: CGPoint { finger.location }

  /// Moves straight to a point.
  ///
  /// - Parameter duration: In seconds; the finger moves sixty times a second.
  public func move(to point: CGPoint, over duration: TimeInterval = 0) {
    let start = finger.location
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      SimulatedTouch.wait(duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(
        to: CGPoint(
          x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share))
    }
  }

  /// Stays where it is, in seconds.
  public func rest(for duration: TimeInterval) { SimulatedTouch.wait(duration) }

  public func lift() { finger.lift() }

  /// The system takes the touch away.
  public func cancel() { finger.cancel() }

  fileprivate static func wait(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    if let clock = ManualClock.current { return clock.advance(by: duration) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
  }
}

extension UIWindow {
  /// Touches a point and lifts, `count` times in a row.
  public func tap(at point: CGPoint, count: Int = 1) {
    for _ in 0..<count { SimulatedTouch(in: self, at: point).lift() }
  }

  /// Touches a point, stays and lifts.
  ///
  /// - Parameter duration: In seconds.
  public func press(at point: CGPoint, for duration: TimeInterval) {
    let finger = SimulatedTouch(in: self, at: point)
    finger.rest(for: duration)
    finger.lift()
  }

  /// Touches a point, moves straight to another one and lifts.
  ///
  /// - Parameter duration: In seconds.
  public func touch(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
    let finger = SimulatedTouch(in: self, at: start)
    finger.move(to: end, over: duration)
    finger.lift()
  }

  /// Touches two points, moves both fingers straight to others at once and lifts them.
  ///
  /// - Parameter duration: In seconds; the fingers move sixty times a second.
  public func pinch(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), over duration: TimeInterval
  ) {
    let fingers = (SimulatedTouch(in: self, at: start.0), SimulatedTouch(in: self, at: start.1))
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      SimulatedTouch.wait(duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      func point(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      fingers.0.move(to: point(start.0, end.0))
      fingers.1.move(to: point(start.1, end.1))
    }
    fingers.0.lift()
    fingers.1.lift()
  }

  /// Taps the status bar: the one scroll view on the screen that scrolls to its top does so, if its
  /// delegate lets it.
  ///
  /// - Returns: Whether one does.
  @discardableResult
  public func tapStatusBar() -> Bool { scrollToTop() }
}
