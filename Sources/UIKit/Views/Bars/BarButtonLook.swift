/// How a bar shows the titles of its buttons.
@MainActor struct BarButtonLook {
  /// Of plain buttons; nil for the system's look.
  var plain: UIBarButtonItemAppearance?
  /// Of buttons that end something.
  var done: UIBarButtonItemAppearance?

  /// The point size of titles (published: 17, semibold for *Done*).
  static let fontSize: CGFloat = 17
  static let disabledColor = UIColor.tertiaryLabel

  /// A title with its attributes.
  func text(
    _ title: String, isBold: Bool, color: UIColor, isEnabled: Bool
  ) -> StyledTitle {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: isBold ? .semibold : .regular),
      .foregroundColor: isEnabled ? color : Self.disabledColor,
    ]
    if let appearance = isBold ? done : plain {
      attributes.merge(appearance.normal.titleTextAttributes) { $1 }
      if !isEnabled {
        attributes[.foregroundColor] = Self.disabledColor
        attributes.merge(appearance.disabled.titleTextAttributes) { $1 }
      }
    }
    return StyledTitle(string: title, attributes: attributes)
  }
}
