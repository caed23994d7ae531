/// A row of an open menu: a state mark, a title with a subtitle, and an image.
@MainActor final class MenuRow: PressableView {
  private let element: UIMenuElement
  private let kind: Kind
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  var onTap: (() -> Void)?
  /// Whether a wide separator follows.
  var endsGroup = false
  var isLast = false { didSet { if isLast != oldValue { setNeedsLayout() } } }
  /// Whether the title is inset as beside a mark.
  var leavesRoomForMark = false
  /// Whether a finger that opened the menu is on the row.
  var isFollowed = false { didSet { if isFollowed != oldValue { showPress() } } }

  /// The kinds of rows.
  enum Kind {
    /// The title of a menu or a section.
    case header
    /// The title of a submenu, which leads back to its parent.
    case back
    /// An action or a submenu.
    case element
  }

  init(_ element: UIMenuElement, _ kind: Kind) {
    self.element = element
    self.kind = kind
    super.init(frame: .zero)
    let style: UIFont.TextStyle = kind == .header ? .footnote : .body
    show(element.title, in: label, style)
    show(kind == .element ? element.subtitle : nil, in: secondLabel, .footnote)
    if kind == .back {
      label.font = .preferredFont(forTextStyle: .headline)
    }
    label.textColor = kind == .header ? .secondaryLabel : color
    secondLabel.textColor = isTappable ? .secondaryLabel : .tertiaryLabel
    picture.image = kind == .element ? element.image : nil
    picture.tintColor = color
    mark.image = markName.flatMap { UIImage(systemName: $0) }
    mark.tintColor = color
    for view in [picture, mark] {
      view.contentMode = .center
    }
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: element is UIMenu ? .small : .medium)
    [label, secondLabel, picture, mark, line].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ text: String?, in label: UILabel, _ style: UIFont.TextStyle) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
  }

  /// Texts and marks are as the traits want that the row has in its window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for label in [label, secondLabel] { label.numberOfLines = isLarge ? 0 : 2 }
    mark.image = markName.flatMap { UIImage(systemName: $0) }
  }

  private var choice: MenuChoice? { element.choice }

  private var color: UIColor {
    let isDestructive =
      choice?.attributes.contains(.destructive)
      ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
    if !isTappable { return .tertiaryLabel }
    return isDestructive ? .systemRed : .label
  }

  private var markName: String? {
    switch kind {
    case .header: return nil
    case .back: return "chevron.down"
    case .element: break
    }
    if element is UIDeferredMenuElement { return nil }
    guard let choice else { return isMirrored ? "chevron.left" : "chevron.right" }
    switch choice.state {
    case .off: return nil
    case .on: return "checkmark"
    case .mixed: return "minus"
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  var isMarked: Bool { mark.image != nil }

  override var isTappable: Bool {
    kind != .header && !(element is UIDeferredMenuElement)
      && !(choice?.attributes.contains(.disabled) ?? false)
  }

  override func showPress() {
    backgroundColor = isPressed || isFollowed ? .systemFill : nil
  }

  override func tap(_ event: UIEvent?) { onTap?() }

  package override var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = kind == .header ? .header : .button
    if choice?.state == .on { traits.insert(.selected) }
    if kind != .header, !isTappable { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: element.title, traits: traits)
  }

  // MARK: Layout

  private static let (lead, trail, pictureRoom, groupGap): (CGFloat, CGFloat, CGFloat, CGFloat) =
    (16, 16, 44, 8)

  /// The factor by which images and marks are larger than at the standard text size.
  private var magnification: CGFloat {
    max(1, UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traitCollection) / 20)
  }

  private var leading: CGFloat {
    leavesRoomForMark && kind != .header ? 12 + 20 * magnification : Self.lead
  }

  private var trailing: CGFloat {
    picture.image == nil ? Self.trail : 16 + (Self.pictureRoom - 16) * magnification
  }

  private func texts(in width: CGFloat) -> (CGSize, CGSize) {
    let room = CGSize(
      width: max(0, width - leading - trailing), height: .greatestFiniteMagnitude)
    let second = secondLabel.text?.isEmpty ?? true ? .zero : secondLabel.sizeThatFits(room)
    return (label.sizeThatFits(room), second)
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let (first, second) = texts(in: width)
    let text = first.height + second.height
    let row = kind == .header ? text + 16 : max(44, text + 22)
    return row + (endsGroup && !isLast ? Self.groupGap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = endsGroup && !isLast ? Self.groupGap : 0
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - gap)
    let (first, second) = texts(in: row.width)
    let top = (row.height - first.height - second.height) / 2
    let width = max(0, row.width - leading - trailing)
    let frames = [
      (label as UIView, CGRect(x: leading, y: top, width: width, height: first.height)),
      (
        secondLabel,
        CGRect(x: leading, y: top + first.height, width: width, height: second.height)
      ),
      (mark, CGRect(x: 8, y: 0, width: 20 * magnification, height: row.height)),
      (picture, CGRect(x: row.width - trailing, y: 0, width: trailing, height: row.height)),
    ]
    for (view, frame) in frames { view.frame = isMirrored ? frame.mirrored(in: row) : frame }
    line.isHidden = isLast
    let thickness = gap > 0 ? gap : 1 / traitCollection.pixelScale
    line.backgroundColor = gap > 0 ? .quaternaryLabel : .separator
    line.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }
}
