/// A bar with a title, buttons and a back button.
///
/// The background extends to the edge of the window if the bar is below a status bar.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UINavigationBar.self)
  }

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    addSubview(background)
    standardAppearance.isSystems = true
    standardAppearance.didChange = { [weak self] in self?.setNeedsLayout() }
  }

  // MARK: Items

  private var stack: [UINavigationItem] = []

  /// The items from the root to the one on top.
  ///
  /// The bar of a navigation controller has the items of its controllers; setting others stops the
  /// program.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. The change is never animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfManaged("setItems(_:animated:)")
    change(adding: items ?? [])
  }

  /// Adds an item on top. The change is never animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged("pushItem(_:animated:)")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(keeping: stack.count, adding: [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item on top, even if it is the root. The change is never animated.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged("popItem(animated:)")
    guard let popped = stack.last, delegate?.navigationBar(self, shouldPop: popped) ?? true else {
      return nil
    }
    change(keeping: stack.count - 1)
    delegate?.navigationBar(self, didPop: popped)
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

  /// The object that decides about items and the position. That of a managed bar stays unused. Not
  /// retained.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Where the bar is: `topAttached` below the status bar, as a navigation controller puts it.
  open var barPosition: UIBarPosition {
    if isManaged { return .topAttached }
    return delegate.map { $0.position(for: self) } ?? .any
  }

  /// Whether the bar belongs to a navigation controller.
  final var isManaged = false
  /// Called when the back button is tapped; nil to remove the item on top.
  final var onBack: (() -> Void)?

  /// The item on top.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the one on top, to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  private let background = BarBackground(lineAt: .bottom)
  final private(set) var content: NavigationBarContent?
  /// The content of the former item during the transition to another one.
  private var leavingContent: NavigationBarContent?

  /// The direction of a transition to another item.
  enum Direction {
    case forward
    case back
  }

  /// How many of the lowest `limit` items there are.
  final func count(upTo limit: Int) -> Int { min(limit, stack.count) }

  /// Replaces the items above the lowest `kept`, and shows the one on top.
  ///
  /// - Parameter direction: The direction of the transition, which the caller continues with
  ///   ``moveContent(_:)`` and ``endTransition()``; nil for none.
  final func change(
    keeping kept: Int = 0, adding items: [UINavigationItem] = [], moving direction: Direction? = nil
  ) {
    let former = (top: topItem, back: backItem)
    for item in stack[kept...] { item.bar = nil }
    stack.replaceSubrange(kept..., with: items)
    for item in items { item.bar = self }
    defer { heightMayHaveChanged() }
    guard topItem !== former.top || backItem !== former.back else { return }
    endTransition()
    leavingContent = content
    content = topItem.map { NavigationBarContent($0, backItem: backItem) }
    if let content {
      content.onBack = { [weak self] in self?.goBack() }
      addSubview(content)
    }
    guard let direction, let content else { return endTransition() }
    content.frame = bounds.offsetBy(dx: distance(direction), dy: 0)
    content.alpha = 0
    content.arrangement = arrangement
    content.layoutIfNeeded()
  }

  /// Makes the changes that are animated in a transition to another item.
  final func moveContent(_ direction: Direction) {
    content?.alpha = 1
    content?.frame = bounds
    leavingContent?.alpha = 0
    leavingContent?.frame = bounds.offsetBy(dx: -distance(direction), dy: 0)
  }

  /// Ends a transition to another item.
  final func endTransition() {
    leavingContent?.removeFromSuperview()
    leavingContent = nil
    content?.alpha = 1
    content?.frame = bounds
  }

  /// The offset from which new content moves in, in points.
  private func distance(_ direction: Direction) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = bounds.width / 3
    return (direction == .forward) != isMirrored ? distance : -distance
  }

  /// The items that the bar's container shows in front of those of a root item.
  final var containersItems: [UIBarButtonItem] = [] {
    didSet { if !containersItems.elementsEqual(oldValue, by: ===) { setNeedsLayout() } }
  }

  private func goBack() {
    if let action = topItem?.backAction { return action.perform(sender: topItem) }
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  // MARK: Height

  /// Whether titles are large unless their items specify otherwise. The default is `false`.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightMayHaveChanged() } }
  }

  fileprivate func heightMayHaveChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The height of the row of buttons: 44 points, 32 in compact height.
  private var rowHeight: CGFloat { isCompact ? 32 : 44 }
  private var promptHeight: CGFloat { topItem?.prompt == nil || isCompact ? 0 : 30 }

  private var search: (any NavigationSearch)? { topItem?.search }
  private var searchHeight: CGFloat { search?.searchHeight ?? 0 }
  private var isAllSearch: Bool { search?.takesWholeBar ?? false }
  private var searchCollapses: Bool {
    guard let search, !search.isSearching else { return false }
    return topItem?.hidesSearchBarWhenScrolling ?? false
  }

  /// The height above the large title and the search bar, in points.
  private var topHeight: CGFloat { isAllSearch ? 0 : promptHeight + rowHeight }

  /// The height of the bar without what scrolling collapses, in points.
  final var fixedHeight: CGFloat { topHeight + (searchCollapses ? 0 : searchHeight) }

  /// The height of what scrolling collapses, the large title and the search bar, before anything is
  /// scrolled, in points.
  final var collapsibleHeight: CGFloat {
    (showsLargeTitle ? NavigationBarContent.largeZoneHeight : 0)
      + (searchCollapses ? searchHeight : 0)
  }

  /// The height that scrolling has collapsed, in points. Negative while the content is pulled down.
  final var collapse: CGFloat = 0 { didSet { if collapse != oldValue { heightMayHaveChanged() } } }

  /// The height of the bar without the part of the background that extends beyond it, in points.
  final var contentHeight: CGFloat { fixedHeight + max(0, collapsibleHeight - max(0, collapse)) }

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

  // MARK: Appearance

  /// The appearance while content is under the bar. The default is the system's.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) ?? standardAppearance }
  }
  /// The appearance in compact height. The default is nil: ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = keep(compactAppearance) }
  }
  /// The appearance while the content starts below the bar. The default is nil:
  /// ``standardAppearance`` without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = keep(scrollEdgeAppearance) }
  }
  /// The appearance in compact height while the content starts below the bar. The default is nil:
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = keep(compactScrollEdgeAppearance) }
  }

  private func keep(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    setNeedsLayout()
    return UIBarAppearance.kept(appearance) { [weak self] in self?.setNeedsLayout() }
  }

  /// Whether the bar is dark whatever the interface is. The default is `default`: as the interface.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }

  /// The background colour, which replaces that of the appearances. The default is nil.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content shines through the bar. Otherwise the background is opaque, and views of
  /// controllers start below the bar unless these specify otherwise. The default is `true`.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      heightMayHaveChanged()
    }
  }
  /// The attributes of the title, overridden by those of the appearances. The default is nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of the large title, overridden by those of the appearances. The default is nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsLayout() }
  }

  /// The image in place of the chevron of the back button, in the tint colour. Used together with
  /// ``backIndicatorTransitionMaskImage``. The default is nil.
  open var backIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// The shape of ``backIndicatorImage`` in transitions, without which that is not used. The default is
  /// nil.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { setNeedsLayout() } }

  private var titleShifts: [UIBarMetrics: CGFloat] = [:]

  /// Moves the title down by a distance in points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics] = adjustment
    setNeedsLayout()
  }

  /// The distance by which the title is moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }

  /// The background images, used while no appearance was set.
  final var backgroundImages = BarImages() {
    didSet { if backgroundImages != oldValue { setNeedsLayout() } }
  }

  /// Sets the background image for any position, used while no appearance was set; an image without
  /// content for no background, nil for none.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[.any, barMetrics] = backgroundImage
  }

  /// The background image that was set for any position; nil if there is none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[.any, barMetrics]
  }

  /// Sets the background image for a position, used while no appearance was set; an image without
  /// content for no background, nil for none.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
  }

  /// The background image that was set for a position; nil if there is none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }

  /// The image that replaces the line at the edge while there is a background image; an image
  /// without content for no line. The default is nil.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { setNeedsLayout() } } }

  /// Whether the content starts below the bar.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  /// The appearance of the current state, and whether its background is used.
  private var currentAppearance: (appearance: UINavigationBarAppearance, hasBackground: Bool) {
    let own = topItem?.appearances
    var standard = own?.standard ?? standardAppearance
    if isCompact { standard = own?.compact ?? compactAppearance ?? standard }
    guard isAtScrollEdge else { return (standard, true) }
    var edge = own?.scrollEdge ?? scrollEdgeAppearance
    if isCompact { edge = own?.compactScrollEdge ?? compactScrollEdgeAppearance ?? edge }
    return edge.map { ($0, true) } ?? (standard, !isTranslucent)
  }

  private func updateBackground() {
    let (appearance, hasBackground) = currentAppearance
    let metrics: UIBarMetrics = isCompact ? .compact : promptHeight > 0 ? .defaultPrompt : .default
    let image = backgroundImages.image(at: overhang > 0 ? .topAttached : .top, metrics)
    background.apply(
      hasBackground ? appearance : nil, color: barTintColor, isTranslucent: isTranslucent,
      images: BarBackground.Images(background: image, shadow: shadowImage))
  }

  /// Whether the line at the edge is visible.
  package final var showsLine: Bool { background.hasLine }

  // MARK: Layout

  /// The height by which the background extends above the bar, in points.
  final var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }

  /// The overhang of a bar that its delegate attaches to the top of the window.
  private var ownOverhang: CGFloat {
    guard !isManaged, barPosition == .topAttached, let window else { return overhang }
    return max(0, convert(bounds, to: window).minY)
  }

  private var backIndicator: UIImage? {
    if let own = currentAppearance.appearance.ownBackIndicator { return own }
    return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  private var arrangement: NavigationBarContent.Arrangement {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let safe = safeAreaInsets
    // The search bar collapses first; what is pulled beyond its height belongs to the large title.
    let rest = max(0, bounds.height - topHeight)
    let large = showsLargeTitle ? NavigationBarContent.largeZoneHeight : 0
    let searched = searchCollapses ? min(max(rest - large, 0), searchHeight) : searchHeight
    return NavigationBarContent.Arrangement(
      rowHeight: rowHeight, promptHeight: promptHeight, hasLargeTitle: showsLargeTitle,
      revealed: max(0, rest - searched), searchHeight: searched, isAllSearch: isAllSearch,
      margins: (side + safe.left, side + safe.right), appearance: currentAppearance.appearance,
      titleShift: titleShifts[isCompact ? .compact : .default] ?? titleShifts[.default] ?? 0,
      backIndicator: backIndicator, containersItems: stack.count == 1 ? containersItems : [],
      titleAttributes: titleTextAttributes ?? [:],
      largeTitleAttributes: largeTitleTextAttributes ?? [:])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -ownOverhang, width: bounds.width, height: bounds.height + ownOverhang)
    updateBackground()
    if leavingContent == nil { content?.frame = bounds }
    content?.arrangement = arrangement
    barStyle.apply(toSubviewsOf: self)
  }

  /// Returns the bar for touches that hit no button.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === content ? self : hit
  }
}

extension UINavigationBar: BarItemObserver {
  func itemDidChange(_ item: NSObject) {
    guard item === topItem || item === backItem else { return }
    content?.setNeedsLayout()
    heightMayHaveChanged()
  }

  func fadeInNewViews(_ change: () -> Void) {
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
}
