/// An object that contains focusable items: a view, a controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes that enters the environment, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment that contains this one; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Requests a focus update, if the focused item is in the environment.
  func setNeedsFocusUpdate()

  /// Applies a pending focus update immediately.
  func updateFocusIfNeeded()

  /// Whether the focus may move to, from or within this.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when the focus has moved to, from or within this.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused.
  var canBecomeFocused: Bool { get }

  /// In the coordinates of what contains it.
  var frame: CGRect { get }
}
