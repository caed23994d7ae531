/// A pointer that is over a window without touching.
@MainActor final class Pointer {
  private unowned let window: UIWindow
  /// The recognizers of views that it is over, the innermost first.
  private var recognizers: [UIHoverGestureRecognizer] = []

  init(over window: UIWindow) { self.window = window }

  /// - Parameter point: In the window; nil for elsewhere.
  func move(to point: CGPoint?) {
    let view = point.flatMap { window.hitTest($0, with: nil) }
    let found = sequence(first: view, next: { $0?.superview }).prefix { $0 != nil }
      .flatMap { $0?.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
    let former = recognizers
    recognizers = found
    for recognizer in former where !found.contains(recognizer) { recognizer.leave(to: point) }
    guard let point else { return }
    for recognizer in found {
      former.contains(recognizer) ? recognizer.move(to: point) : recognizer.enter(at: point)
    }
  }
}

extension UIWindow {
  /// Moves the pointer to a point of the window; nil moves it out of the window.
  package func movePointer(to point: CGPoint?) {
    existingOrNewPart(Pointer(over: self)).move(to: point)
  }
}
