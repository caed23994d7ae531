/// Receives the taps on the tabs of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tab was selected by a tap. The default implementation does nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs, one of which is selected.
@preconcurrency @MainActor open class UITabBar: UIView, BarItemObserver {
  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UITabBar.self)
  }

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(background)
    standardAppearance.isSystems = true
    standardAppearance.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  func itemDidChange(_ item: NSObject) { setNeedsLayout() }

  /// The object that receives taps on tabs.
  open weak var delegate: (any UITabBarDelegate)?

  private let background = BarBackground(lineAt: .top)
  private var buttons: [TabButton] = []

  /// The items of the tabs from the leading to the trailing side. The default is nil.
  open var items: [UITabBarItem]? {
    didSet {
      let isSame =
        items?.count == oldValue?.count
        && zip(items ?? [], oldValue ?? []).allSatisfy { $0 === $1 }
      if !isSame { itemsDidChange(from: oldValue ?? []) }
    }
  }

  /// Sets the items of the tabs. The change is never animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange(from former: [UITabBarItem]) {
    for item in former where item.bar === self { item.bar = nil }
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = TabButton(item)
      button.onTap = { [weak self, weak item] in
        if let self, let item { select(item) }
      }
      addSubview(button)
      return button
    }
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    setNeedsLayout()
  }

  /// The item of the selected tab; nil for none. Setting it sends no messages to the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }

  /// Decides whether a tap may select a tab; nil for always.
  final var maySelect: ((UITabBarItem) -> Bool)?
  /// Called for each tap on a tab, after the delegate.
  final var wasTapped: ((UITabBarItem) -> Void)?

  private func select(_ item: UITabBarItem) {
    guard maySelect?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    wasTapped?(item)
  }

  // MARK: Appearance

  /// The appearance while content is under the bar. The default is the system's.
  open var standardAppearance = UITabBarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) ?? standardAppearance }
  }
  /// The appearance while the content ends above the bar. The default is nil:
  /// ``standardAppearance`` without background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = keep(scrollEdgeAppearance) }
  }

  private func keep(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    setNeedsLayout()
    return UIBarAppearance.kept(appearance) { [weak self] in self?.setNeedsLayout() }
  }

  /// Whether the bar is dark whatever the interface is. The default is `default`: as the interface.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }

  /// How tabs are placed in a bar that is wide.
  public enum ItemPositioning: Int, Sendable {
    /// Together in the middle in regular width, otherwise all over the bar.
    case automatic
    /// All over the bar.
    case fill
    /// Together in the middle.
    case centered
  }

  /// How tabs are placed. The default is `automatic`.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of tabs that are together in the middle, in points; 0, the default, for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between tabs that are together in the middle, in points; 0, the default, for the
  /// system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The image behind the selected tab, in the middle of it. The default is nil.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  private lazy var indicator = UIImageView()

  private func placeIndicator() {
    guard let image = selectionIndicatorImage,
      let button = buttons.first(where: { $0.item === selectedItem })
    else {
      if selectionIndicatorImage == nil, indicator.superview == nil { return }
      return indicator.removeFromSuperview()
    }
    indicator.image = image
    insertSubview(indicator, aboveSubview: background)
    indicator.frame = CGRect(
      x: button.frame.midX - image.size.width / 2, y: button.frame.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
  }

  /// The background colour, which replaces that of the appearances. The default is nil.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not selected. The default is nil: grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content shines through the bar. Otherwise the background is opaque. The default is
  /// `true`.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }
  /// The background image, used while no appearance was set; an image without content for no
  /// background. The default is nil.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { setNeedsLayout() } }
  }
  /// The image that replaces the line at the edge while there is a background image; an image
  /// without content for no line. The default is nil.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { setNeedsLayout() } } }

  /// Whether the content ends above the bar.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var isInline: Bool { isCompact || traitCollection.horizontalSizeClass == .regular }

  // MARK: Layout

  /// The height of the tabs: 49 points, 32 in compact height, 50 in regular width.
  final var contentHeight: CGFloat {
    if isCompact { return 32 }
    return traitCollection.horizontalSizeClass == .regular ? 50 : 49
  }

  /// The given width and the height of the tabs and the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    updateBackground()
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
      height: min(bounds.height, contentHeight))
    for (index, button) in buttons.enumerated() {
      button.style = style(of: button.item)
      let frame = place(index, in: room)
      button.frame = isMirrored ? frame.mirrored(in: room) : frame
    }
    placeIndicator()
    barStyle.apply(toSubviewsOf: self)
  }

  /// In compact width the tabs divide the bar among them; otherwise they are together in the middle.
  private func place(_ index: Int, in room: CGRect) -> CGRect {
    let count = CGFloat(max(1, buttons.count))
    let isTogether =
      itemPositioning == .automatic ? isInline && !isCompact : itemPositioning == .centered
    guard isTogether else {
      let width = room.width / count
      return CGRect(
        x: room.minX + CGFloat(index) * width, y: room.minY, width: width, height: room.height)
    }
    let wished = itemWidth > 0 ? itemWidth : isInline && !isCompact ? 150 : 76
    let spacing = itemSpacing > 0 ? itemSpacing : itemPositioning == .centered ? 34 : 0
    let gap = min(spacing, max(0, (room.width - wished * count) / max(1, count - 1)))
    let width = min(wished, (room.width - gap * (count - 1)) / count)
    let start = room.midX - (width * count + gap * (count - 1)) / 2
    return CGRect(
      x: start + CGFloat(index) * (width + gap), y: room.minY, width: width, height: room.height)
  }

  private func style(of item: UITabBarItem) -> TabButton.Style {
    let appearance = item.standardAppearance ?? standardAppearance
    let part =
      !isInline
      ? appearance.stackedLayoutAppearance
      : isCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    return TabButton.Style(
      isSelected: item === selectedItem, isInline: isInline, isCompact: isCompact,
      appearance: part, normalColor: unselectedItemTintColor)
  }

  private func updateBackground() {
    if isAtScrollEdge, isTranslucent { return background.apply(scrollEdgeAppearance) }
    background.apply(
      selectedItem?.standardAppearance ?? standardAppearance, color: barTintColor,
      isTranslucent: isTranslucent,
      images: BarBackground.Images(background: backgroundImage, shadow: shadowImage))
  }
}
