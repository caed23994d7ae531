import CollectionViewExtras
import UIKit

// Time passes on the manual clock where one is in use, so nothing is waited for in earnest; else the
// run loop of the main thread runs.
extension UIWindow {
  /// Lets time pass until some of the element that `query` means is in view.
  ///
  /// - Parameter duration: In seconds, at most.
  /// - Throws: ``ElementNotFound`` with all elements there are then.
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

  /// Lets time pass, a sixtieth of a second after the other, until `isOver` says so.
  ///
  /// - Parameter duration: In seconds, at most.
  /// - Returns: Whether it was over in time.
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

  /// Lets time pass on the manual clock until nothing moves.
  ///
  /// - Parameter duration: In seconds, at most.
  /// - Returns: Whether all is at rest; false without a manual clock.
  @discardableResult
  public func waitUntilAtRest(atMost duration: TimeInterval = 5) -> Bool {
    guard let clock = ManualClock.current else { return false }
    return wait(atMost: duration) { clock.isAtRest }
  }
}
