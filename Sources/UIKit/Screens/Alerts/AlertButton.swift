/// A button of an alert or an action sheet.
@MainActor final class AlertButton: PressableView {
  private let action: UIAlertAction
  private let label = UILabel()
  private let isSheet: Bool
  /// Whether it is the cancel button.
  var cancels: Bool { action.style == .cancel }
  /// Called when the button is tapped.
  var onTap: (() -> Void)?

  init(_ action: UIAlertAction, isBold: Bool, isSheet: Bool) {
    self.action = action
    self.isSheet = isSheet
    super.init(frame: .zero)
    let size: CGFloat = isSheet ? 20 : 17
    label.font = UIFontMetrics(forTextStyle: isSheet ? .title3 : .body).scaledFont(
      for: .systemFont(ofSize: size, weight: isBold ? .semibold : .regular))
    label.adjustsFontForContentSizeCategory = true
    label.text = action.title
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    action.didChange = { [weak self] in self?.accent() }
    accent()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    accent()
  }

  private func accent() {
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: action.title,
      traits: action.isEnabled ? .button : [.button, .notEnabled])
  }

  override var isTappable: Bool { action.isEnabled }

  override func showPress() { backgroundColor = isPressed ? .systemFill : nil }

  override func tap(_ event: UIEvent?) { onTap?() }

  /// The space at both sides of the title, in points.
  private static let inset: CGFloat = 8

  /// Whether the title fits on one line of a width in points.
  func fits(in width: CGFloat) -> Bool {
    label.intrinsicContentSize.width <= width - 2 * Self.inset
  }

  /// The height: at least 44 points, in sheets 57.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(
      CGSize(width: width - 2 * Self.inset, height: .greatestFiniteMagnitude))
    return max(isSheet ? 57 : 44, text.height + (isSheet ? 32 : 23))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
  }
}
