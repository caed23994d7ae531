/// The title of a bar that opens a menu, with a chevron beside it.
@MainActor final class TitleMenuButton: PressableView {
  private let label = UILabel()
  private let chevron = UIImageView()
  /// Makes the menu when the title is tapped.
  var makeMenu: () -> UIMenu? = { nil }
  /// The space between the title and the chevron, in points.
  private static let spacing: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.image = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium))
    chevron.tintColor = .tertiaryLabel
    [label, chevron].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: StyledTitle?) {
    label.show(title)
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let (text, mark) = (label.intrinsicContentSize, chevron.sizeThatFits(.zero))
    return CGSize(
      width: text.width + Self.spacing + mark.width, height: max(text.height, mark.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mark = chevron.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? mark.width + Self.spacing : 0, y: 0,
      width: max(0, bounds.width - mark.width - Self.spacing), height: bounds.height)
    chevron.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - mark.width, y: (bounds.height - mark.height) / 2,
      width: mark.width, height: mark.height)
  }

  override func showPress() {
    (label.alpha, chevron.alpha) = isPressed ? (0.2, 0.2) : (1, 1)
  }

  override func tap(_ event: UIEvent?) {
    guard let window, let menu = makeMenu(), !menu.children.isEmpty else { return }
    BarMenuView(menu, of: self, in: window, sender: self).open()
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: label.text, traits: [.button, .header])
  }
}
