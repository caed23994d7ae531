/// Displays the title of the selected action of a menu beside two arrows.
final class PopUpMenuView: UIView {
  private let label = UILabel()
  private let arrows = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))

  /// The spacing between title and arrows, in points.
  private static let spacing: CGFloat = 4

  init() {
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    arrows.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .small)
    [label, arrows].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ traits: UICellAccessory._Traits) {
    label.text = traits.menu?.chosenAction?.title
    let color = traits.tintColor ?? .secondaryLabel
    label.textColor = color
    arrows.tintColor = color
    isHidden = traits.isHidden
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, arrows) = (label.sizeThatFits(.zero), arrows.sizeThatFits(.zero))
    return CGSize(
      width: text.width + Self.spacing + arrows.width, height: max(text.height, arrows.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrowSize = arrows.sizeThatFits(.zero)
    let textWidth = max(0, bounds.width - Self.spacing - arrowSize.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? bounds.width - textWidth : 0, y: 0, width: textWidth, height: bounds.height)
    arrows.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - arrowSize.width,
      y: (bounds.height - arrowSize.height) / 2, width: arrowSize.width, height: arrowSize.height)
  }
}
