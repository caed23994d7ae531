/// A finger that code leads over a window.
@MainActor package final class Finger {
  private let window: UIWindow
  private let touch: UITouch
  package private(set) var location: CGPoint

  /// Comes down.
  ///
  /// - Parameter point: In the window's coordinates.
  package init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    location = point
    touch = window.touchDispatcher.begin(at: point)
  }

  package func move(to point: CGPoint) {
    location = point
    window.touchDispatcher.follow(touch, to: point, .moved)
  }

  package func lift() { window.touchDispatcher.follow(touch, to: location, .ended) }
  package func cancel() { window.touchDispatcher.follow(touch, to: location, .cancelled) }
}
