/// Identifies a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the key.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition; for a presentation, the presenting one.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Identifies a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the key.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
