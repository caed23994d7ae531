/// The animation of a dropped item towards its place.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs `animations` together with the drop's animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls `completion` when the item is at its place.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs what is added to the animation of a lifted or dropped item. What is added after its end runs at once.
class DropAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isAnimated = false
  private var isOver = false

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
    if isAnimated { animate() }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
    if isOver { complete() }
  }

  /// Runs the animations in the order in which they were added.
  func animate() {
    isAnimated = true
    let added = animations
    animations = []
    for animation in added { animation() }
  }

  /// Calls the completions in the order in which they were added.
  func complete() {
    isOver = true
    let added = completions
    completions = []
    for completion in added { completion(.end) }
  }
}
