/// Hears of taps on tabs.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab was tapped. By itself nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs, one of which is chosen.
@preconcurrency @MainActor open class UITabBar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(ground)
    standardAppearance.isSystems = true
    standardAppearance.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  open weak var delegate: (any UITabBarDelegate)?

  private let ground = BarGround(lineAt: .top)
  private var buttons: [TabButton] = []

  /// From the leading edge. Default nil.
  open var items: [UITabBarItem]? {
    didSet {
      let isSame =
        items?.count == oldValue?.count
        && zip(items ?? [], oldValue ?? []).allSatisfy { $0 === $1 }
      if !isSame { itemsDidChange(from: oldValue ?? []) }
    }
  }

  /// The change is immediate, animated or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange(from former: [UITabBarItem]) {
    for item in former where item.bar === self { item.bar = nil }
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = TabButton(item)
      button.onTap = { [weak self, weak item] in
        if let self, let item { tap(item) }
      }
      addSubview(button)
      return button
    }
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    setNeedsLayout()
  }

  /// The tab that is chosen. Nil for none.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { setNeedsLayout() } }
  }

  /// Asked before a tap chooses a tab; nil for yes.
  var mayChoose: ((UITabBarItem) -> Bool)?

  private func tap(_ item: UITabBarItem) {
    guard mayChoose?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Look

  /// How the bar looks above content that reaches below it. Default: the system's look.
  open var standardAppearance = UITabBarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) ?? standardAppearance }
  }
  /// While the content ends above the bar; nil for ``standardAppearance`` with nothing behind its
  /// tabs. Default nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = keep(scrollEdgeAppearance) }
  }

  private func keep(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    let copy = appearance?.copied
    copy?.didChange = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
    return copy
  }

  /// The colour behind the tabs in place of that of the looks. Default nil.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not chosen; nil for grey. Default nil.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content shines through; else the bar has the colour of backgrounds. Default true.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }
  /// What the bar stands on, in place of glass and colour, while no look was given to it; an empty
  /// picture for nothing. Default nil.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { setNeedsLayout() } }
  }
  /// Takes the place of the line at the bar's edge where the bar stands on a picture; an empty one
  /// for no line. Default nil.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { setNeedsLayout() } } }

  /// Whether the content ends above the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  private var isInline: Bool { isCompact || traitCollection.horizontalSizeClass == .regular }

  // MARK: Layout

  /// The height of the tabs: 49 points, 32 in compact height, 50 in regular width.
  var contentHeight: CGFloat {
    if isCompact { return 32 }
    return traitCollection.horizontalSizeClass == .regular ? 50 : 49
  }

  /// As high as the tabs and the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    showGround()
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
      height: min(bounds.height, contentHeight))
    for (index, button) in buttons.enumerated() {
      button.look = look(of: button.item)
      let frame = place(index, in: room)
      button.frame = isMirrored ? frame.mirrored(in: room) : frame
    }
  }

  /// In compact width tabs share the bar; else they keep together in the middle.
  private func place(_ index: Int, in room: CGRect) -> CGRect {
    let count = CGFloat(max(1, buttons.count))
    let isWide = isInline && !isCompact
    let width = isWide ? min(150, room.width / count) : room.width / count
    let start = room.midX - width * count / 2
    return CGRect(
      x: start + CGFloat(index) * width, y: room.minY, width: width, height: room.height)
  }

  private func look(of item: UITabBarItem) -> TabButton.Look {
    let appearance = item.standardAppearance ?? standardAppearance
    let part =
      !isInline
      ? appearance.stackedLayoutAppearance
      : isCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    return TabButton.Look(
      isSelected: item === selectedItem, isInline: isInline, isCompact: isCompact,
      appearance: part, normalColor: unselectedItemTintColor)
  }

  private func showGround() {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let color = barTintColor ?? (isTranslucent ? nil : .systemBackground)
    guard !isAtScrollEdge || !isTranslucent else { return ground.show(scrollEdgeAppearance) }
    if let backgroundImage, standard.isSystems {
      let color = isTranslucent ? nil : color
      return ground.show(backgroundImage, edge: shadowImage, standard, color: color)
    }
    ground.show(standard, color: color)
  }
}
