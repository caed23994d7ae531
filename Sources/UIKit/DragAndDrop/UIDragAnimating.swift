/// The animation of a dropped item towards its place.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs `animations` together with the drop's animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls `completion` when the item is at its place.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs the animations added to a drop. A drop takes no time on this platform: what is added after it
/// runs at once.
class DropAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isOver = false

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
    if isOver { run() }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
    if isOver { run() }
  }

  /// Runs the animations and then the completions, in the order in which they were added.
  func run() {
    isOver = true
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
  }
}
