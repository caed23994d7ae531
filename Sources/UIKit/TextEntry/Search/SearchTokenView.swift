/// Shows a token as a pill.
///
/// - Note: The margins are inferred: UIKit documents no measures of tokens.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView()
  private let label = UILabel()

  /// The distance from the sides to the content, in points.
  private static let margin: CGFloat = 8
  /// The distance from the icon to the text.
  private static let gap: CGFloat = 4

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerCurve = .continuous
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    label.text = token.text
    if token.icon != nil { addSubview(icon) }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over the look of the field.
  func show(_ font: UIFont, fill: UIColor, ink: UIColor) {
    label.font = font
    label.textColor = ink
    icon.tintColor = ink
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: font.pointSize - 3, weight: .regular, scale: .medium)
    backgroundColor = fill
    setNeedsLayout()
  }

  private var iconSize: CGSize {
    guard let image = token.icon else { return .zero }
    let size = image.isSymbolImage ? icon.drawingSize : image.size
    let side = label.font.lineHeight.rounded()
    let factor = min(1, side / max(size.width, size.height, 1))
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  override var intrinsicContentSize: CGSize {
    let (icon, text) = (iconSize, label.intrinsicContentSize)
    let gap = icon.width > 0 && text.width > 0 ? Self.gap : 0
    return CGSize(
      width: icon.width + gap + text.width + 2 * Self.margin,
      height: label.font.lineHeight.rounded(.up) + 3)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = iconSize
    icon.frame = CGRect(
      x: isMirrored ? bounds.maxX - Self.margin - size.width : Self.margin,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    let taken = size.width > 0 ? size.width + Self.gap : 0
    let width = max(0, bounds.width - taken - 2 * Self.margin)
    label.frame = CGRect(
      x: isMirrored ? Self.margin : Self.margin + taken, y: 0, width: width, height: bounds.height)
  }
}
