/// The attributes of the titles of a bar's buttons.
@MainActor struct BarButtonTitleStyle {
  /// The appearance of plain buttons; nil for the system's.
  var plain: UIBarButtonItemAppearance?
  /// The appearance of buttons whose style is `done`; nil for the system's.
  var done: UIBarButtonItemAppearance?

  /// The point size of titles (published: 17, semibold for *Done*).
  static let fontSize: CGFloat = 17
  static let disabledColor = UIColor.tertiaryLabel

  /// A title with the system's attributes, overridden by those of the item, overridden by those of
  /// the appearance.
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
