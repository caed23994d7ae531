/// How a section looks that is a list.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// What serves as the header of a section.
  public enum HeaderMode: Hashable, Sendable {
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first cell.
    case firstItemInSection
  }

  /// What serves as the footer of a section.
  public enum FooterMode: Hashable, Sendable {
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Kinds of elements that can be as high as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  public let appearance: Appearance

  /// Default none.
  public var headerMode = HeaderMode.none

  /// Default none.
  public var footerMode = FooterMode.none

  /// The points above headers that are cells of lists; nil for as many as suit the appearance.
  /// Default nil.
  public var headerTopPadding: CGFloat?

  /// The elements that are as high as their content; others are as high as such elements usually
  /// are. Default: headers.
  public var contentHuggingElements: ContentHuggingElements = .supplementaryHeader

  /// Whether lines part the rows. Default true; false for `sidebar`.
  public var showsSeparators: Bool

  /// The lines between rows. Default: as suits the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Given the path of a row and the configuration of the section, the configuration of the row.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Changes the lines of single rows. Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Given the path of a row, the actions at one of its edges; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Called each time a row is swiped aside from its leading edge. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Called each time a row is swiped aside from its trailing edge. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What fills the view behind the list; the first section's counts. Default: as suits the
  /// appearance.
  public var backgroundColor: UIColor?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .secondarySystemBackground
      }
  }
}

extension UIListEnvironment {
  /// What views in a list have.
  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    self =
      switch appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
  }
}
