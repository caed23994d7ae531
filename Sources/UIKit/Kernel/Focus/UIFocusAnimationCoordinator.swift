/// Runs animations beside a focus update, immediately on this platform.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() {
    super.init()
  }

  /// Adds animations that run with the update, and a block that is called afterwards.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs the animations, then the completions.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
    (animations, completions) = ([], [])
  }
}
