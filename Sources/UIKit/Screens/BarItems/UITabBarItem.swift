/// The title, the image and the badge of a tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images.
  ///
  /// - Parameter selectedImage: The image of the selected tab; nil for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with the title and the symbol of a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
    self.tag = tag
  }

  /// Creates an item of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The image of the selected tab. The default is nil: ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { appearanceDidChange() } }
  }
  /// A short text at the corner of the image. The default is nil: no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { appearanceDidChange() } }
  }
  /// How far the title is moved from its place, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { appearanceDidChange() } }
  }
  /// The background colour of the badge. The default is nil: red.
  open var badgeColor: UIColor? { didSet { appearanceDidChange() } }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge in a state, which precede those of the bar's appearance; nil for
  /// none. Attributes for the normal state also apply to the others: `selected` and `disabled`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    appearanceDidChange()
  }

  /// The attributes of the badge that were set for a state; nil if there are none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// The appearance that replaces the bar's while the tab is selected. The default is nil.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.duplicate()
      appearanceDidChange()
    }
  }

  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    /// *More*, with an ellipsis.
    case more
    /// *Favorites*, with a star.
    case favorites
    /// *Featured*, with a star.
    case featured
    /// *Top Rated*, with a star.
    case topRated
    /// *Recents*, with a clock.
    case recents
    /// *Contacts*, with a person.
    case contacts
    /// *History*, with a clock.
    case history
    /// *Bookmarks*, with a book.
    case bookmarks
    /// *Search*, with a magnifying glass.
    case search
    /// *Downloads*, with an arrow.
    case downloads
    /// *Most Recent*, with a clock.
    case mostRecent
    /// *Most Viewed*, with a list.
    case mostViewed

    /// The title of the tab.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The name of the symbol of the tab.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.number"
      }
    }
  }
}
