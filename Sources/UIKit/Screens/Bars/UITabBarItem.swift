/// A tab: a title, a picture, and what there is to know before it is chosen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// - Parameter selectedImage: While the tab is chosen; nil for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// - Parameter systemItem: Gives the title and the picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
    self.tag = tag
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// While the tab is chosen; nil for the image. Default nil.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { appearanceDidChange() } }
  }
  /// A short text at the picture's corner; nil for none. Default nil.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { appearanceDidChange() } }
  }
  /// What the badge stands on; nil for red. Default nil.
  open var badgeColor: UIColor? { didSet { appearanceDidChange() } }

  /// Takes the place of the bar's. Default nil.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copied
      appearanceDidChange()
    }
  }

  /// The bar to tell of changes.
  weak var bar: UITabBar?

  override func appearanceDidChange() { bar?.setNeedsLayout() }

  /// Tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed

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
