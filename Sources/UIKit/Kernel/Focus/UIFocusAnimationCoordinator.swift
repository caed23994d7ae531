/// Runs what an app adds to a move of the focus, which takes no time here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() {
    super.init()
  }

  /// Has `animations` run with the move, and `completion` called after it.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs what was added: the animations, then the completions.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
    (animations, completions) = ([], [])
  }
}
