/// The height of a bar, for images that depend on it.
public enum UIBarMetrics: Int, Sendable {
  /// The bar in regular height.
  case `default`
  /// The bar in compact height.
  case compact
  /// The bar in regular height with a prompt.
  case defaultPrompt = 101
  /// The bar in compact height with a prompt. Has no effect: prompts are not shown there.
  case compactPrompt
}

/// The position of a bar, for images that depend on it.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any
  /// The bottom of its container.
  case bottom
  /// The top of its container.
  case top
  /// The top of its container, with a background that extends to the edge of the window.
  case topAttached
}
