/// The state of a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the target.
  case inactive
  /// A drag is over the target and may activate it.
  case possible
  /// The target is about to be activated.
  case activating
  /// The target was activated.
  case activated
}

/// The context of a spring-loaded interaction: a drag that rests over a target.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the interaction.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that shows the effect of the interaction.
  var targetView: UIView? { get set }

  /// The item that is activated; for collection views, the index path.
  var targetItem: Any? { get set }

  /// The location of the finger in the coordinates of a view; nil for those of the window.
  func location(in view: UIView?) -> CGPoint
}

/// A view that is activated when a drag rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a resting drag activates the view.
  var isSpringLoaded: Bool { get set }
}
