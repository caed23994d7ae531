/// The configuration of a list section.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Hashable, Sendable {
    /// A plain list.
    case plain
    /// A list with grouped rows.
    case grouped
    /// A list with grouped rows on cards.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar with a plain background.
    case sidebarPlain
  }

  /// The kind of header of a section.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first cell.
    case firstItemInSection
  }

  /// The kind of footer of a section.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none
    /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Elements that can have the height of their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The appearance of the list.
  public let appearance: Appearance

  /// The kind of header. The default is `none`.
  public var headerMode = HeaderMode.none

  /// The kind of footer. The default is `none`.
  public var footerMode = FooterMode.none

  /// The padding above headers, in points; nil for that of the appearance. The default is nil.
  public var headerTopPadding: CGFloat?

  /// The elements with the height of their content; others have the standard height of the
  /// appearance. The default is headers.
  public var contentHuggingElements: ContentHuggingElements = .supplementaryHeader

  /// Whether separators are shown. The default is `true`, and `false` for `sidebar`.
  public var showsSeparators: Bool

  /// The separators between rows. The default is that of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Returns the separators of the row at an index path, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Changes the separators of individual rows. The default is nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Returns the swipe actions of the row at an index path; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Called whenever a row is swiped from its leading edge. The default is nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Called whenever a row is swiped from its trailing edge. The default is nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The background color of the list, of which that of the first section is used. The default is
  /// that of the appearance.
  public var backgroundColor: UIColor?

  /// Creates the default configuration of an appearance.
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
  /// The list environment of views in a list.
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
