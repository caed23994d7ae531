import CollectionViewExtras
import UIKit

// Time passes on the manual clock if one is installed, without real waiting. Otherwise the main
// thread's run loop runs.
extension UIWindow {
  /// Waits until a part of the element is in view and returns the element.
  ///
  /// - Parameter duration: The timeout in seconds. Default 5.
  /// - Throws: ``ElementNotFound`` with a list of all elements after the timeout.
  @discardableResult
  public func wait(
    for query: ElementQuery, atMost duration: TimeInterval = 5
  ) throws -> UIResponder {
    guard wait(atMost: duration, until: { self.shows(query) }) else {
      throw ElementNotFound(
        query: query, tree: accessibilityTree().description, duration: duration)
    }
    return try element(query)
  }

  /// Waits until a condition holds, which is checked sixty times a second.
  ///
  /// - Parameters:
  ///   - duration: The timeout in seconds. Default 5.
  ///   - isOver: The condition.
  /// - Returns: Whether the condition holds.
  @discardableResult
  public func wait(atMost duration: TimeInterval = 5, until isOver: () -> Bool) -> Bool {
    layoutIfNeeded()
    let frame = 1.0 / 60
    for _ in 0..<max(1, Int((duration / frame).rounded(.up))) where !isOver() {
      if let clock = ManualClock.current {
        clock.advance(by: frame)
      } else {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: frame))
      }
      layoutIfNeeded()
    }
    return isOver()
  }

  /// Waits on the manual clock until nothing moves.
  ///
  /// - Parameter duration: The timeout in seconds. Default 5.
  /// - Returns: Whether nothing moves; `false` without a manual clock.
  @discardableResult
  public func waitUntilAtRest(atMost duration: TimeInterval = 5) -> Bool {
    guard let clock = ManualClock.current else { return false }
    return wait(atMost: duration) { clock.isAtRest }
  }
}
