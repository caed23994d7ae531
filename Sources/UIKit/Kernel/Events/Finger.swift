/// A finger that code leads over a window.
@MainActor package final class Finger {
  private let window: UIWindow
  private let touch: UITouch
  package private(set) var location: CGPoint

  /// Comes down.
  ///
  /// - Parameters:
  ///   - point: In the window's coordinates.
  ///   - time: When it did; nil for now.
  package init(in window: UIWindow, at point: CGPoint, time: TimeInterval? = nil) {
    self.window = window
    location = point
    touch = window.touchDispatcher.begin(at: point, time: time)
  }

  package func move(to point: CGPoint, at time: TimeInterval? = nil) {
    location = point
    window.touchDispatcher.follow(touch, to: point, .moved, time: time)
  }

  package func lift(at time: TimeInterval? = nil) {
    window.touchDispatcher.follow(touch, to: location, .ended, time: time)
  }
  package func cancel() { window.touchDispatcher.follow(touch, to: location, .cancelled) }
}
