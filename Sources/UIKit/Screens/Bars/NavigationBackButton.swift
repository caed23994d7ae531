/// The back button of a navigation bar: a chevron and a title or an image.
@MainActor final class NavigationBackButton: PressableView, BarItemView {
  private let chevron = UIImageView()
  private let label = UILabel()
  /// Called when the button is tapped.
  var onTap: (() -> Void)?

  /// The left edges of the chevron and the title, and the space behind the title, in points. Rule BAR-3.
  private static let (chevronStart, chevronGap, end): (CGFloat, CGFloat, CGFloat) =
    (8.17, 7.83, 6)
  private static let chevronSize = CGSize(width: 13, height: 21)

  /// The application's image in place of the chevron.
  private var indicator: UIImage?
  private var indicatorSize: CGSize { indicator?.size ?? Self.chevronSize }
  private var titleStart: CGFloat { Self.chevronStart + indicatorSize.width + Self.chevronGap }

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.contentMode = .center
    chevron.drawsTemplates = true
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 22.4, weight: .heavy)
    [chevron, label].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// The titles from the longest to the shortest; the first one that fits is shown.
  private var titles: [String] = []
  private var picture: UIImage?
  private var titleStyle = BarButtonTitleStyle()
  /// The item of the button if the navigation item has none.
  private lazy var defaultItem = UIBarButtonItem()
  private var item: UIBarButtonItem?
  var barItem: UIBarItem? { item }

  /// Shows the button that leads back to `item`.
  func configure(
    _ item: UINavigationItem, _ titleStyle: BarButtonTitleStyle, indicator: UIImage? = nil
  ) {
    self.indicator = indicator
    let button = item.backBarButtonItem
    self.item = button ?? defaultItem
    if window != nil { Reparenting.applyAppearance?(self) }
    picture = button?.image
    self.titleStyle = titleStyle
    let known = button?.title ?? item.backButtonTitle
    switch item.backButtonDisplayMode {
    case .default:
      let title = item.title.flatMap { $0.isEmpty ? nil : $0 }
      titles = [known ?? title ?? "Back", "Back", ""]
    case .generic: titles = [known ?? "Back", ""]
    case .minimal: titles = [known ?? ""]
    }
    if button != nil, button?.title == nil, picture != nil { titles = [""] }
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func update() {
    if ownTintColor != item?.tintColor { tintColor = item?.tintColor }
    chevron.image =
      indicator ?? UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
    // An image of the application points to the other side where text runs from right to left.
    chevron.transform =
      indicator != nil && isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    chevron.tintColor = tintColor
    if let title = label.text { label.show(text(title)) }
    setNeedsLayout()
  }

  private func text(_ title: String) -> StyledTitle {
    titleStyle.text(
      title, of: item, isBold: false, color: tintColor, in: isPressed ? .highlighted : .normal)
  }

  /// Shows the longest title that fits.
  ///
  /// - Parameter room: The width available to the button, in points.
  /// - Returns: The width of the button, in points.
  func fit(in room: CGFloat) -> CGFloat {
    if let picture {
      label.text = nil
      return titleStart + picture.size.width + Self.end
    }
    let limit = max(0, room - titleStart - Self.end)
    for title in titles {
      let width = ceil(text(title).size.width)
      guard width <= limit || title == titles.last else { continue }
      label.show(text(title))
      return titleStart + (title.isEmpty ? 0 : min(width, limit) + Self.end)
    }
    return titleStart
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let icon = CGRect(
      x: Self.chevronStart, y: (height - indicatorSize.height) / 2,
      width: indicatorSize.width, height: indicatorSize.height)
    let text = CGRect(
      x: titleStart, y: 0, width: max(0, bounds.width - titleStart - Self.end),
      height: height)
    let place = isMirrored ? icon.mirrored(in: bounds) : icon
    chevron.bounds.size = place.size
    chevron.center = CGPoint(x: place.midX, y: place.midY)
    label.frame = isMirrored ? text.mirrored(in: bounds) : text
    guard let picture else { return }
    if pictureView == nil {
      let view = UIImageView()
      view.drawsTemplates = true
      addSubview(view)
      pictureView = view
    }
    pictureView?.image = picture
    pictureView?.contentMode = .center
    pictureView?.frame = label.frame
  }

  private var pictureView: UIImageView?

  /// Applies the attributes for the highlighted state; if there are none, the title fades.
  override func showPress() {
    let hasOwnStyle = item?.titleTextAttributes(for: .highlighted) != nil
    chevron.alpha = isPressed ? 0.2 : 1
    label.alpha = isPressed && !hasOwnStyle ? 0.2 : 1
    if hasOwnStyle, let title = label.text { label.show(text(title)) }
  }

  override func tap(_ event: UIEvent?) { onTap?() }

  /// The label is the visible title, or *Back* if there is none.
  package override var accessibilityDefaults: AccessibilityDefaults {
    let title = picture?.accessibilityLabel ?? label.text ?? ""
    return (item ?? defaultItem).buttonDefaults(label: title.isEmpty ? "Back" : title)
  }
}
