import Foundation
import UIKit

/// A finger on a window, with everything that UIKit makes of it: hit testing, gesture recognizers,
/// the responder chain and scrolling.
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
/// Durations pass on the manual clock if one is installed, so the same touch always has the same
/// effect. Otherwise the main thread's run loop runs for that time.
@preconcurrency @MainActor public final class SimulatedTouch {
  private let finger: Finger

  /// Touches a point in the window's coordinates.
  public init(in window: UIWindow, at point: CGPoint) {
    finger = Finger(in: window, at: point)
  }

  /// The finger's position in the window's coordinates.
  public var location: CGPoint { finger.location }

  /// Moves the finger in a straight line to a point.
  ///
  /// - Parameter duration: In seconds; the finger moves sixty times a second. Default 0: it moves once.
  public func move(to point: CGPoint, over duration: TimeInterval = 0) {
    let start = finger.location
    SimulatedTouch.forEachStep(over: duration) { progress in
      finger.move(to: start.point(at: progress, towards: point))
    }
  }

  /// Keeps the finger where it is for some seconds.
  public func rest(for duration: TimeInterval) { SimulatedTouch.wait(duration) }

  /// Lifts the finger, which ends the touch.
  public func lift() { finger.lift() }

  /// Cancels the touch, as the system does.
  public func cancel() { finger.cancel() }

  /// Calls `body` sixty times a second, at least once, with the share of the way from above 0 to 1.
  static func forEachStep(over duration: TimeInterval, _ body: (CGFloat) -> Void) {
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      wait(duration / Double(steps))
      body(CGFloat(step) / CGFloat(steps))
    }
  }

  private static func wait(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    if let clock = ManualClock.current { return clock.advance(by: duration) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
  }
}

extension CGPoint {
  /// The point at a share of the way to another point.
  func point(at progress: CGFloat, towards end: CGPoint) -> CGPoint {
    CGPoint(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
  }
}
