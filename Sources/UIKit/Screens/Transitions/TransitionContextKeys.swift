/// Names a side of a transition by its controller.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is shown before; of what is presented, the controller that presents.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// What is shown afterwards.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Names a side of a transition by its view.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is shown before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// What is shown afterwards.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
