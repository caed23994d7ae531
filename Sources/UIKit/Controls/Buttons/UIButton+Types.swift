extension UIButton {
  /// The appearances of buttons without a configuration.
  public enum ButtonType: Int, Sendable {
    /// No appearance of its own.
    case custom
    /// A title in the tint colour, which fades while it is touched.
    case system
    /// An info symbol.
    case detailDisclosure
    /// An info symbol.
    case infoLight
    /// An info symbol.
    case infoDark
    /// A plus symbol in a circle.
    case contactAdd
    /// A cross in a filled circle.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }

    /// The symbol of the type; nil without one.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// The role of a button's action, which may determine its appearance.
  public enum Role: Int, Sendable {
    /// An ordinary action.
    case normal
    /// The most likely action; its title is semibold.
    case primary
    /// An action that discards changes.
    case cancel
    /// An action that deletes something; it is red.
    case destructive
  }
}
