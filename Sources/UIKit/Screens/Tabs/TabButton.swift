/// The view that a tab bar shows for an item.
@MainActor final class TabButton: PressableView, BarItemView {
  let item: UITabBarItem
  var barItem: UIBarItem? { item }
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let badgeBackground = UIView()
  /// Called when the tab is tapped.
  var onTap: (() -> Void)?

  /// What the bar decides about the layout and the appearance of a tab.
  struct Style {
    var isSelected = false
    /// Whether the title is beside the image.
    var isInline = false
    var isCompact = false
    var appearance: UITabBarItemAppearance?
    /// The colour of tabs that are not selected; nil for grey.
    var normalColor: UIColor?
  }

  var style = Style() { didSet { update() } }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    picture.drawsTemplates = true
    badge.textAlignment = .center
    [picture, label, badgeBackground, badge].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// The grey of tabs that are not selected (published copies of UIKit's colours).
  static let normalColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.459, alpha: 1) : UIColor(white: 0.6, alpha: 1)
  }

  private var state: UITabBarItemStateAppearance? {
    guard let appearance = style.appearance else { return nil }
    if !item.isEnabled { return appearance.disabled }
    return style.isSelected ? appearance.selected : appearance.normal
  }

  /// The attributes set on the item. The colour for the normal state does not apply to a selected tab.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes = item.titleTextAttributes(for: .normal) ?? [:]
    if style.isSelected {
      attributes[.foregroundColor] = nil
      attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 }
    }
    if !item.isEnabled {
      attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 }
    }
    return attributes
  }

  private func update() {
    let color =
      style.isSelected
      ? tintColor ?? .systemBlue : style.normalColor ?? Self.normalColor
    picture.image = (style.isSelected ? item.selectedImage : nil) ?? item.image
    picture.tintColor = state?.iconColor ?? color
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style.isCompact ? 14 : 18, weight: .medium, scale: .large)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: style.isInline ? (style.isCompact ? 12 : 13) : 10, weight: .medium),
      .foregroundColor: color,
    ]
    attributes.merge(ownAttributes) { $1 }
    attributes.merge(state?.titleTextAttributes ?? [:]) { $1 }
    label.show(item.title.map { StyledTitle(string: $0, attributes: attributes) })
    for view in [picture, label] { view.alpha = item.isEnabled ? 1 : 0.5 }
    updateBadge()
    setNeedsLayout()
  }

  private func updateBadge() {
    var badgeAttributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    let states: [UIControl.State?] = [
      .normal, style.isSelected ? .selected : nil, item.isEnabled ? nil : .disabled,
    ]
    badgeAttributes.merge(state?.badgeTextAttributes ?? [:]) { $1 }
    for state in states.compactMap({ $0 }) {
      badgeAttributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    }
    badge.show(item.badgeValue.map { StyledTitle(string: $0, attributes: badgeAttributes) })
    badge.isHidden = item.badgeValue == nil
    badgeBackground.isHidden = badge.isHidden
    badgeBackground.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    style.isInline ? placeInline(isMirrored) : placeStacked()
    let shift = item.imageShift
    picture.frame = picture.frame.offsetBy(dx: isMirrored ? -shift.x : shift.x, dy: shift.y)
    let move = item.titlePositionAdjustment
    label.frame = label.frame.offsetBy(
      dx: isMirrored ? -move.horizontal : move.horizontal, dy: move.vertical)
    placeBadge(isMirrored)
  }

  /// The centre of the image and the top of the title, in points below the top of the bar.
  private static let (pictureMiddle, titleTop): (CGFloat, CGFloat) = (18, 35.67)

  private func placeStacked() {
    let size = picture.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: Self.pictureMiddle - size.height / 2,
      width: size.width, height: size.height)
    if label.text == nil { picture.frame.origin.y = (bounds.height - size.height) / 2 }
    label.textAlignment = .center
    label.frame = CGRect(x: 1, y: Self.titleTop, width: max(0, bounds.width - 2), height: 12)
  }

  private func placeInline(_ isMirrored: Bool) {
    let size = picture.image == nil ? .zero : picture.sizeThatFits(.zero)
    let text = label.intrinsicContentSize
    let gap: CGFloat = size.width > 0 && text.width > 0 ? 7 : 0
    let width = min(bounds.width, size.width + gap + text.width)
    let x = (bounds.width - width) / 2
    let icon = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let title = CGRect(
      x: icon.maxX + gap, y: 0, width: max(0, width - size.width - gap), height: bounds.height)
    picture.frame = isMirrored ? icon.mirrored(in: bounds) : icon
    label.frame = isMirrored ? title.mirrored(in: bounds) : title
  }

  /// The height and the minimum width of a badge, in points (published: 18).
  private static let badgeHeight: CGFloat = 18

  private func placeBadge(_ isMirrored: Bool) {
    guard !badge.isHidden else { return }
    let width = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
    let carrier = style.isInline ? label.frame : picture.frame
    let leading = isMirrored ? carrier.mirrored(in: bounds) : carrier
    let frame = CGRect(
      origin: badgeOrigin(at: leading), size: CGSize(width: width, height: Self.badgeHeight))
    badge.frame = isMirrored ? frame.mirrored(in: bounds) : frame
    badgeBackground.frame = badge.frame
    badgeBackground.layer.cornerRadius = Self.badgeHeight / 2
  }

  /// The top leading corner of the badge of a title or an image. Rule BAR-5.
  private func badgeOrigin(at carrier: CGRect) -> CGPoint {
    if style.isInline {
      return CGPoint(x: carrier.maxX + 2, y: (bounds.height - Self.badgeHeight) / 2)
    }
    guard picture.image != nil else { return CGPoint(x: bounds.midX + 10.9, y: 3) }
    return CGPoint(x: carrier.maxX - 6, y: max(2, carrier.minY - 5))
  }

  override var isTappable: Bool { item.isEnabled }

  override func tap(_ event: UIEvent?) { onTap?() }

  package override var accessibilityDefaults: AccessibilityDefaults {
    item.buttonDefaults(
      label: item.title ?? picture.image?.accessibilityLabel, value: spokenBadge,
      isSelected: style.isSelected)
  }

  /// The badge as it is spoken: a number as a number of items.
  private var spokenBadge: String? {
    guard let text = item.badgeValue, !text.isEmpty else { return nil }
    guard let number = Int(text) else { return text }
    return number == 1 ? "1 item" : "\(number) items"
  }
}
