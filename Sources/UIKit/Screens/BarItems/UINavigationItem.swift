/// The title, the buttons and the search bar that a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below; for the root, a large title.
    case automatic
    /// A large title.
    case always
    /// A title in the row of the buttons.
    case never
  }

  /// The title of a back button for which none was set.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item that it leads to if it fits, otherwise *Back*, otherwise none.
    case `default`
    /// *Back* if it fits, otherwise none.
    case generic
    /// No title.
    case minimal
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The bar that contains the item.
  final weak var bar: (any BarItemObserver)?

  /// Tells the bar that the item has changed.
  func didChange() { bar?.itemDidChange(self) }

  // MARK: Title

  /// The title. The default is nil.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view shown in place of the title. The default is nil.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      if let bar, let former = oldValue, former.isDescendant(of: bar) {
        former.removeFromSuperview()
      }
      didChange()
    }
  }
  /// Makes the menu that the title opens, which is then a button with a chevron; nil, the default, for
  /// a title alone. A title view has no menu, nor has a large title (inferred).
  ///
  /// It is called when the menu opens, with the elements that the system suggests: none here. A menu that
  /// is nil or empty is not opened.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }
  /// A line of text above the title, which makes the bar 30 points higher. The default is nil.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// Whether the title is large. The default is `automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// What the screen is used for. The default is `navigator`; the others place the title at the
  /// leading side on an iPad.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

  // MARK: Search

  /// The search controller of the item.
  final var search: (any NavigationSearch)? {
    didSet {
      guard search !== oldValue else { return }
      if let oldValue, oldValue.searchedItem === self { oldValue.searchedItem = nil }
      search?.searchedItem = self
      didChange()
    }
  }
  /// Whether scrolling hides the search bar. It is visible at first, as since iOS 13. The default is
  /// `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }

  /// Where the search bar is asked to be. The default is `automatic`. It is below the title on this
  /// platform, as in bars of compact width.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  // MARK: Back button

  /// The title of the back button that leads to this item. The default is nil: the item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// The item whose title, image and tint colour the back button that leads to this item has. The
  /// default is nil.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title of the back button that leads to this item if none was set. The default is `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }
  /// Performed by the back button that is shown for this item, in place of going back. The default is nil.
  open var backAction: UIAction?
  /// Whether the bar shows no back button for this item. The default is `false`.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }

  /// Shows or hides the back button. The change is never animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the back button remains when there are items on its side. The default is `false`: they
  /// replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  // MARK: Buttons

  /// The items on the leading side, the outermost first. The default is nil.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      groups?.itemsDidChange(atLeadingSide: true)
      didChange()
    }
  }
  /// The items on the trailing side, the outermost first. The default is nil.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      groups?.itemsDidChange(atLeadingSide: false)
      didChange()
    }
  }
  /// The groups of the items, made when they are first asked for.
  final var groups: (any ItemGroups)?

  /// The outermost item on the leading side. Setting it replaces that item; nil removes it.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// The outermost item on the trailing side. Setting it replaces that item; nil removes it.
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

  /// Sets the items on the leading side. New buttons fade in if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items on the trailing side. New buttons fade in if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Sets the outermost item on the leading side. A new button fades in if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Sets the outermost item on the trailing side. A new button fades in if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    guard animated, let bar else { return change() }
    bar.fadeInNewViews(change)
  }

  // MARK: Appearance

  /// The appearance that replaces the bar's standard appearance. The default is nil.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = keep(newValue) }
  }
  /// The appearance that replaces the bar's in compact height. The default is nil.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = keep(newValue) }
  }
  /// The appearance that replaces the bar's at the edge of the content. The default is nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = keep(newValue) }
  }
  /// The appearance that replaces the bar's at the edge of the content in compact height. The
  /// default is nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = keep(newValue) }
  }

  final private(set) var appearances = NavigationBarAppearances() { didSet { didChange() } }

  private func keep(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    UIBarAppearance.kept(appearance) { [weak self] in self?.didChange() }
  }
}

/// The appearances of a navigation bar by its height and by whether content is under it.
@MainActor struct NavigationBarAppearances {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
}
