/// How far a drag has come that stays over something that opens by that.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive
  case possible
  case activating
  case activated
}

/// A drag that stays over something that opens by that.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }

  /// What shows that it is about to open.
  var targetView: UIView? { get set }

  /// What opens: for collection views, the index path.
  var targetItem: Any? { get set }

  /// Where the finger is, in a view's coordinates; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}

/// A view whose parts open when something is dragged over them for a while.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}
