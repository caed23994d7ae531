/// The way back in a navigation bar: a chevron and how the screen below is called.
@MainActor final class NavigationBackButton: PressableView, BarItemCarrier {
  private let chevron = UIImageView()
  private let label = UILabel()
  /// Called when it is tapped.
  var onTap: (() -> Void)?

  /// The chevron's left edge, that of the title, and the room behind the title, in points.
  private static let (chevronStart, titleStart, end): (CGFloat, CGFloat, CGFloat) = (8, 27, 6)
  private static let chevronSize = CGSize(width: 13, height: 21)
  /// A title is as wide as this at most while the one of the bar needs room, in points.
  private static let widestTitle: CGFloat = 120

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.contentMode = .center
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 20, weight: .heavy)
    [chevron, label].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// What it says: a title, or the shorter ones that take its place where there is no room.
  private var titles: [String] = []
  private var picture: UIImage?
  private var look = BarButtonLook()
  /// Stands for the items of screens that have none of their own for the way back.
  private lazy var standInItem = UIBarButtonItem()
  private var item: UIBarButtonItem?
  var carriedItem: UIBarItem? { item }

  /// Shows the way back to an item.
  func show(_ item: UINavigationItem, _ look: BarButtonLook) {
    let button = item.backBarButtonItem
    self.item = button ?? standInItem
    if window != nil { Reparenting.applyAppearance?(self) }
    picture = button?.image
    self.look = look
    let known = button?.title ?? item.backButtonTitle
    switch item.backButtonDisplayMode {
    case .default:
      let title = item.title.flatMap { $0.isEmpty ? nil : $0 }
      titles = [known ?? title ?? "Back", "Back", ""]
    case .generic: titles = [known ?? "Back", ""]
    case .minimal: titles = [known ?? ""]
    }
    if button != nil, button?.title == nil, picture != nil { titles = [""] }
    accent()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    accent()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    accent()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func accent() {
    if ownTintColor != item?.tintColor { tintColor = item?.tintColor }
    chevron.image = UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
    chevron.tintColor = tintColor
    if let title = label.text { label.show(text(title)) }
    setNeedsLayout()
  }

  private func text(_ title: String) -> StyledTitle {
    look.text(
      title, of: item, isBold: false, color: tintColor, in: isPressed ? .highlighted : .normal)
  }

  /// Takes on the longest title that fits.
  ///
  /// - Parameter room: What the way back may take, in points.
  /// - Returns: What it takes.
  func fit(in room: CGFloat) -> CGFloat {
    if let picture {
      label.text = nil
      return Self.titleStart + picture.size.width + Self.end
    }
    let limit = max(0, room - Self.titleStart - Self.end)
    for title in titles {
      let width = ceil(text(title).size.width)
      guard width <= limit || title == titles.last else { continue }
      label.show(text(title))
      return Self.titleStart + (title.isEmpty ? 0 : min(width, limit) + Self.end)
    }
    return Self.titleStart
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let icon = CGRect(
      x: Self.chevronStart, y: (height - Self.chevronSize.height) / 2,
      width: Self.chevronSize.width, height: Self.chevronSize.height)
    let text = CGRect(
      x: Self.titleStart, y: 0, width: max(0, bounds.width - Self.titleStart - Self.end),
      height: height)
    chevron.frame = isMirrored ? icon.mirrored(in: bounds) : icon
    label.frame = isMirrored ? text.mirrored(in: bounds) : text
    guard let picture else { return }
    if pictureView == nil {
      let view = UIImageView()
      addSubview(view)
      pictureView = view
    }
    pictureView?.image = picture
    pictureView?.contentMode = .center
    pictureView?.frame = label.frame
  }

  private var pictureView: UIImageView?

  /// A title with attributes for the highlighted state takes these on; else it fades.
  override func showPress() {
    let hasOwnLook = item?.titleTextAttributes(for: .highlighted) != nil
    chevron.alpha = isPressed ? 0.2 : 1
    label.alpha = isPressed && !hasOwnLook ? 0.2 : 1
    if hasOwnLook, let title = label.text { label.show(text(title)) }
  }

  override func tap(_ event: UIEvent?) { onTap?() }

  /// Called as it is titled, or "Back" where there is no title or no room for it.
  package override var accessibilityDefaults: AccessibilityDefaults {
    let title = picture?.accessibilityLabel ?? label.text ?? ""
    return (item ?? standInItem).buttonDefaults(label: title.isEmpty ? "Back" : title)
  }
}

extension CGRect {
  /// The rectangle as seen in a mirror that stands in the middle of `container`.
  func mirrored(in container: CGRect) -> CGRect {
    CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}
