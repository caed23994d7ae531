/// The bar with the title of the screen, its buttons and the way back.
///
/// What it stands on reaches up to the window's edge where the bar lies below a status bar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
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
    standardAppearance.didChange = { [weak self] in self?.lookDidChange() }
  }

  // MARK: Items

  private var stack: [UINavigationItem] = []

  /// The items from the root to the one shown.
  ///
  /// The bar of a navigation controller has those of its controllers and takes no others.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfManaged("setItems(_:animated:)")
    show(items ?? [])
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged("pushItem(_:animated:)")
    show(stack + [item])
  }

  /// Takes the last item off; the first as well.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged("popItem(animated:)")
    let popped = stack.last
    show(stack.dropLast())
    return popped
  }

  private func refuseIfManaged(_ call: String) {
    refuse(
      unless: !isManaged,
      """
      Cannot call \(call) directly on a UINavigationBar managed by a controller. Push, pop and set \
      the controllers of the UINavigationController.
      """)
  }

  /// Whether a navigation controller says what the bar shows.
  var isManaged = false
  /// What the way back does; nil to take the last item off.
  var onBack: (() -> Void)?

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  private let ground = BarGround(lineAt: .bottom)
  private(set) var content: NavigationBarContent?
  /// The content on its way out, while the bar moves to another item.
  private var leavingContent: NavigationBarContent?

  /// Which way the bar moves to another item.
  enum Movement {
    case forward
    case back
  }

  /// Shows the last of the items.
  func show(_ items: [UINavigationItem], _ movement: Movement? = nil) {
    let former = (top: topItem, back: backItem)
    for item in stack { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    defer { heightMayHaveChanged() }
    guard topItem !== former.top || backItem !== former.back else { return }
    endMovement()
    leavingContent = content
    content = topItem.map { NavigationBarContent($0, backItem: backItem) }
    if let content {
      content.onBack = { [weak self] in self?.goBack() }
      addSubview(content)
    }
    guard movement != nil, let content else { return endMovement() }
    content.frame = bounds.offsetBy(dx: way(movement), dy: 0)
    content.alpha = 0
    content.arrangement = arrangement
    content.layoutIfNeeded()
  }

  /// Makes the changes that are seen as the movement to another item.
  func move(_ movement: Movement) {
    content?.alpha = 1
    content?.frame = bounds
    leavingContent?.alpha = 0
    leavingContent?.frame = bounds.offsetBy(dx: -way(movement), dy: 0)
  }

  /// The movement to another item is over.
  func endMovement() {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    content?.alpha = 1
    content?.frame = bounds
  }

  private func way(_ movement: Movement?) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = bounds.width / 3
    return (movement == .forward) != isMirrored ? distance : -distance
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  /// Called when an item says something else.
  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    content?.setNeedsLayout()
    heightMayHaveChanged()
  }

  /// Changes buttons; those that were not there before fade in.
  func fadingNewButtons(_ change: () -> Void) {
    layoutIfNeeded()
    let before = content?.subviews ?? []
    change()
    layoutIfNeeded()
    let new = (content?.subviews ?? []).filter { view in !before.contains { $0 === view } }
    ViewAnimations.withoutAnimation { new.forEach { $0.alpha = 0 } }
    BlockAnimator(
      duration: 0.25, delay: 0, pace: .curve(.easeInEaseOut), options: [.allowUserInteraction],
      completion: nil
    ).run { new.forEach { $0.alpha = 1 } }
  }

  // MARK: Height

  /// Whether titles are large where their items do not say otherwise. Default false.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightMayHaveChanged() } }
  }

  private func heightMayHaveChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height of the row with the buttons: 44 points, 32 in compact height.
  private var rowHeight: CGFloat { isCompact ? 32 : 44 }
  private var promptHeight: CGFloat { topItem?.prompt == nil || isCompact ? 0 : 30 }

  private var search: (any NavigationSearch)? { topItem?.search }
  private var searchHeight: CGFloat { search?.searchHeight ?? 0 }
  private var isAllSearch: Bool { search?.takesWholeBar ?? false }
  private var searchGivesWay: Bool {
    guard let search, !search.isSearching else { return false }
    return topItem?.hidesSearchBarWhenScrolling ?? false
  }

  /// The height above the zones of the large title and the search bar, in points.
  private var topHeight: CGFloat { isAllSearch ? 0 : promptHeight + rowHeight }

  /// The height of the bar without what gives way as the content is scrolled, in points.
  var fixedHeight: CGFloat { topHeight + (searchGivesWay ? 0 : searchHeight) }

  /// The height of what gives way as the content is scrolled, while nothing is: the zones of the
  /// large title and the search bar.
  var collapsibleHeight: CGFloat {
    (showsLargeTitle ? NavigationBarContent.largeZoneHeight : 0)
      + (searchGivesWay ? searchHeight : 0)
  }

  /// What the content below has scrolled out of view of the zones that give way, or, below zero,
  /// pulled them by.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { heightMayHaveChanged() } } }

  /// The height of the bar's own zone of the window, in points.
  var contentHeight: CGFloat { fixedHeight + max(0, collapsibleHeight - max(0, collapse)) }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, !isAllSearch else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  // MARK: Look

  /// How the bar looks above content that reaches below it. Default: the system's look.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) ?? standardAppearance }
  }
  /// In compact height; nil for ``standardAppearance``. Default nil.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = keep(compactAppearance) }
  }
  /// While nothing reaches below the bar; nil for ``standardAppearance`` with nothing behind its
  /// content. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = keep(scrollEdgeAppearance) }
  }
  /// In compact height while nothing reaches below the bar. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = keep(compactScrollEdgeAppearance) }
  }

  private func keep(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.copied
    copy?.didChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
    return copy
  }

  /// The colour behind the bar's content in place of that of its looks. Default nil.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// Whether content shines through. Else controllers' views begin below the bar, unless they say
  /// otherwise, and the bar has the colour of backgrounds. Default true.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      lookDidChange()
      heightMayHaveChanged()
    }
  }
  /// Those of looks count more. Default nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// Those of looks count more. Default nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }

  /// Pictures that the bar stands on while it has the system's looks.
  var backgroundImages = BarImages() {
    didSet { if backgroundImages != oldValue { lookDidChange() } }
  }

  /// A picture that the bar stands on, in place of glass and colour, while no look was given to it;
  /// an empty one for nothing. Nil for none.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[.any, barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[.any, barMetrics]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  /// Takes the place of the line at the bar's edge where the bar stands on a picture; an empty one
  /// for no line. Default nil.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { lookDidChange() } } }

  private func lookDidChange() { setNeedsLayout() }

  /// Whether nothing reaches below the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  /// The look of the present state, and whether what is behind the content counts.
  private var look: (appearance: UINavigationBarAppearance, hasGround: Bool) {
    let own = topItem?.appearances
    var standard = own?.standard ?? standardAppearance
    if isCompact { standard = own?.compact ?? compactAppearance ?? standard }
    guard isAtScrollEdge else { return (standard, true) }
    var edge = own?.scrollEdge ?? scrollEdgeAppearance
    if isCompact { edge = own?.compactScrollEdge ?? compactScrollEdgeAppearance ?? edge }
    return edge.map { ($0, true) } ?? (standard, !isTranslucent)
  }

  private func showGround() {
    let look = look
    let color = barTintColor ?? (isTranslucent ? nil : .systemBackground)
    let metrics: UIBarMetrics = isCompact ? .compact : promptHeight > 0 ? .defaultPrompt : .default
    let image = backgroundImages.image(at: overhang > 0 ? .topAttached : .top, metrics)
    if let image, look.hasGround, look.appearance.isSystems {
      return ground.show(
        image, edge: shadowImage, look.appearance, color: isTranslucent ? nil : color)
    }
    ground.show(look.hasGround ? look.appearance : nil, color: look.hasGround ? color : nil)
  }

  /// Whether the line at the bar's edge is seen.
  package var showsLine: Bool { ground.hasLine }

  // MARK: Layout

  /// How far what the bar stands on reaches above it, in points.
  var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }

  private var arrangement: NavigationBarContent.Arrangement {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let safe = safeAreaInsets
    // The search bar gives way first; what is pulled beyond its height is the large title's.
    let rest = max(0, bounds.height - topHeight)
    let large = showsLargeTitle ? NavigationBarContent.largeZoneHeight : 0
    let searched = searchGivesWay ? min(max(rest - large, 0), searchHeight) : searchHeight
    return NavigationBarContent.Arrangement(
      rowHeight: rowHeight, promptHeight: promptHeight, hasLargeTitle: showsLargeTitle,
      revealed: max(0, rest - searched), searchHeight: searched, isAllSearch: isAllSearch,
      margins: (side + safe.left, side + safe.right), look: look.appearance,
      titleAttributes: titleTextAttributes ?? [:],
      largeTitleAttributes: largeTitleTextAttributes ?? [:])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(
      x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    showGround()
    if leavingContent == nil { content?.frame = bounds }
    content?.arrangement = arrangement
  }

  /// Buttons are touched in the whole height of the bar and within the room around them.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === content ? self : hit
  }
}
