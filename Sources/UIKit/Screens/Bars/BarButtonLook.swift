/// How a bar shows the titles of its buttons.
@MainActor struct BarButtonLook {
  /// Of plain buttons; nil for the system's look.
  var plain: UIBarButtonItemAppearance?
  /// Of buttons that end something.
  var done: UIBarButtonItemAppearance?

  /// The point size of titles (published: 17, semibold for *Done*).
  static let fontSize: CGFloat = 17
  static let disabledColor = UIColor.tertiaryLabel

  /// A title with its attributes: the system's, those of the item, and above them those of the look.
  ///
  /// - Parameter state: Normal, highlighted or disabled.
  func text(
    _ title: String, of item: UIBarItem?, isBold: Bool, color: UIColor,
    in state: UIControl.State = .normal
  ) -> StyledTitle {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: isBold ? .semibold : .regular),
      .foregroundColor: color,
    ]
    let appearance = isBold ? done : plain
    attributes.merge(item?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(appearance?.normal.titleTextAttributes ?? [:]) { $1 }
    if state == .disabled { attributes[.foregroundColor] = Self.disabledColor }
    if state != .normal { attributes.merge(item?.titleTextAttributes(for: state) ?? [:]) { $1 } }
    if state == .disabled {
      attributes.merge(appearance?.disabled.titleTextAttributes ?? [:]) { $1 }
    }
    return StyledTitle(string: title, attributes: attributes)
  }
}
