/// Something that is dropped on its way to its place.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Has `animations` run with the drop's own.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Has `completion` called when it is at its place.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Keeps what is to run with a drop, which takes no time here. What is added later runs at once.
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

  /// Runs what was added, in order: the animations, then the completions.
  func run() {
    isOver = true
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
  }
}
