/// A menu on its way into or out of view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What the menu shows of what it is for; nil where that is the view itself.
  var previewViewController: UIViewController? { get }

  /// Has `animations` run with the menu's own.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Has `completion` called when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss
  /// It grows to what it is a preview of.
  case pop
}

/// A menu that closes because its preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Default dismiss.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Keeps what is to run with a menu's coming or going.
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

  /// Runs what was added, in order: the animations, then the completions.
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
