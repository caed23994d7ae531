/// An interaction that follows a pointer over its view.
@MainActor protocol PointerFollower: UIInteraction {
  /// What the pointer is over at a point of the window; nil if the interaction is not concerned.
  func pointerTarget(at point: CGPoint) -> AnyObject?

  /// Called when the pointer came over a target, or went.
  func pointerDidMove(over target: AnyObject?)
}

/// A pointer that is over a window without touching.
@MainActor final class Pointer {
  private unowned let window: UIWindow
  /// The recognizers of views that it is over, the innermost first.
  private var recognizers: [UIHoverGestureRecognizer] = []
  private var follower: (any PointerFollower)?

  init(over window: UIWindow) { self.window = window }

  /// - Parameter point: In the window; nil for elsewhere.
  func move(to point: CGPoint?) {
    let hit = point.flatMap { window.hitTest($0, with: nil) }
    let views = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    moveRecognizers(of: views, to: point)
    moveFollower(in: views, to: point)
  }

  private func moveRecognizers(of views: [UIView], to point: CGPoint?) {
    let found = views.flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
    let former = recognizers
    recognizers = found
    for recognizer in former where !found.contains(recognizer) { recognizer.leave(to: point) }
    guard let point else { return }
    for recognizer in found {
      former.contains(recognizer) ? recognizer.move(to: point) : recognizer.enter(at: point)
    }
  }

  /// The innermost interaction that has a target at the point follows the pointer.
  private func moveFollower(in views: [UIView], to point: CGPoint?) {
    var found: (follower: any PointerFollower, target: AnyObject)?
    for case let interaction as any PointerFollower in views.flatMap(\.interactions) {
      guard let point, let target = interaction.pointerTarget(at: point) else { continue }
      found = (interaction, target)
      break
    }
    if let follower, follower !== found?.follower { follower.pointerDidMove(over: nil) }
    follower = found?.follower
    if let found { found.follower.pointerDidMove(over: found.target) }
  }
}

extension UIWindow {
  /// Moves the pointer to a point of the window; nil moves it out of the window.
  package func movePointer(to point: CGPoint?) {
    existingOrNewPart(Pointer(over: self)).move(to: point)
  }
}
