/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item below; of the root's, large.
    case automatic
    case always
    case never
  }

  /// How the way back is called.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// By the title of the item below where it fits, else "Back".
    case `default`
    /// "Back".
    case generic
    /// Without a title.
    case minimal
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Archives of items are not read on this platform: the item comes out empty.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The bar to tell of changes.
  weak var bar: UINavigationBar?

  /// Tells the bar that the item says something else.
  func didChange() { bar?.itemDidChange(self) }

  // MARK: Title

  /// Default nil.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view in the title's place. Default nil.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      if let bar, let former = oldValue, former.isDescendant(of: bar) {
        former.removeFromSuperview()
      }
      didChange()
    }
  }
  /// A line above the title, which makes the bar 30 points higher. Default nil.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// Default automatic.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  // MARK: Search

  /// Searches in what the controller shows.
  var search: (any NavigationSearch)? {
    didSet {
      guard search !== oldValue else { return }
      if let oldValue, oldValue.searchedItem === self { oldValue.searchedItem = nil }
      search?.searchedItem = self
      didChange()
    }
  }
  /// Whether the search bar gives way as the content is scrolled. It is in view at first, as since
  /// iOS 13. Default true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }

  // MARK: The way back

  /// What the way back to this item is called: nil for its title. Default nil.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// What is shown on the way back to this item: its title, picture and tint count. Default nil.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// How the way back to this item is called where nothing else is said. Default `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }
  /// Whether there is no way back from this item. Default false.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }

  /// The change is immediate, animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the way back stays where there are items on its side. Default false: they take its
  /// place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  // MARK: Buttons

  /// On the leading side, the outermost first. Default nil.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// On the trailing side, the outermost first. Default nil.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  /// The outermost on the leading side. Setting it takes the place of the first; nil takes that
  /// away.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// The outermost on the trailing side. Setting it takes the place of the first; nil takes that
  /// away.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, with: newValue) }
  }

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, with item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let others = items?.dropFirst().filter { $0 !== item } ?? []
    guard let item else { return others.isEmpty ? nil : Array(others) }
    return [item] + others
  }

  /// New buttons fade in if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// New buttons fade in if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// A new button fades in if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// A new button fades in if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    guard animated, let bar else { return change() }
    bar.fadingNewButtons(change)
  }

  // MARK: Look

  /// Takes the place of the bar's. Default nil.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = keep(newValue) }
  }
  /// Takes the place of the bar's. Default nil.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = keep(newValue) }
  }
  /// Takes the place of the bar's. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = keep(newValue) }
  }
  /// Takes the place of the bar's. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = keep(newValue) }
  }

  private(set) var appearances = NavigationBarLooks() { didSet { didChange() } }

  private func keep(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.copied
    copy?.didChange = { [weak self] in self?.didChange() }
    return copy
  }
}

/// The looks of a navigation bar by its height and by what is below it.
@MainActor struct NavigationBarLooks {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}
