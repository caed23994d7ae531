/// The animation of a menu that appears or disappears.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview controller; nil if the preview is the view itself.
  var previewViewController: UIViewController? { get }

  /// Runs `animations` together with those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls `completion` after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears with the menu.
  case dismiss
  /// It grows to fill the window.
  case pop
}

/// A menu that closes because its preview was tapped.
@preconcurrency @MainActor
/// The animation of a menu whose preview was tapped.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview. The default is `dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects animations and completions of a menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations, then the completions, each in the order they were added.
  func run() {
    runAnimations()
    runCompletions()
  }

  func runAnimations() {
    for animation in animations { animation() }
    animations = []
  }

  func runCompletions() {
    for completion in completions { completion() }
    completions = []
  }
}
