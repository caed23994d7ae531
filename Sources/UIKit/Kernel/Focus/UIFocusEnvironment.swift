/// Something the focus can be in: a view, a controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes that comes here, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// What contains this; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Has the focus, if it is in here, go where it is preferred soon.
  func setNeedsFocusUpdate()

  /// Has the focus go at once where it was asked to go.
  func updateFocusIfNeeded()

  /// Whether the focus may move to, from or within this.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when the focus has moved to, from or within this.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }

  /// In the coordinates of what contains it.
  var frame: CGRect { get }
}
