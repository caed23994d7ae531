import GeometryCore

/// The insets and heights of a list, in points.
///
/// Recorded on a Mac (`Fixtures/Lists/sections.json`), whose sidebars are those of a phone enlarged
/// by 1 / 0.77; what differs on phones is in ``ListIdiom``.
@MainActor struct ListMetrics {
  private let configuration: UICollectionLayoutListConfiguration
  private let idiom: ListIdiom
  private let grid: PixelGrid

  /// The estimated height of rows, and their minimum height.
  ///
  /// Phones recorded up to iOS 18: 11 + 20.33 + 11 points are raised to 44.
  static var rowHeight: CGFloat { 44 }

  /// The width of the container, in points.
  private let width: CGFloat

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    width = environment.container.contentSize.width
    idiom = ListIdiom(environment.traitCollection.userInterfaceIdiom)
    grid = environment.traitCollection.pixelGrid
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
  }

  private var isGrouped: Bool {
    switch configuration.appearance {
    case .grouped, .insetGrouped: true
    case .plain, .sidebar, .sidebarPlain: false
    }
  }

  private var isPlain: Bool {
    switch configuration.appearance {
    case .plain, .sidebarPlain: true
    case .grouped, .insetGrouped, .sidebar: false
    }
  }

  /// The space above the first row.
  ///
  /// With an automatic padding a plain header that is a cell has 22 points above it:
  /// `sectionHeaderTopPadding` of public documentation and recordings. Rule LIST-3.
  private var top: CGFloat {
    switch configuration.headerMode {
    case .supplementary: 0
    case .firstItemInSection:
      configuration.headerTopPadding ?? (configuration.appearance == .plain ? 22 : 0)
    case .none: isGrouped ? grid.ceiled(idiom.groupTop) : 0
    }
  }

  private var bottom: CGFloat {
    guard configuration.footerMode == .none else { return 0 }
    switch configuration.appearance {
    case .grouped, .insetGrouped: return grid.ceiled(idiom.groupBottom)
    case .sidebar: return 10
    case .plain, .sidebarPlain: return 0
    }
  }

  /// The insets at the sides; those of sidebars are recorded.
  private var sides: CGFloat {
    switch configuration.appearance {
    case .insetGrouped: idiom.margin(inWidth: width)
    case .sidebar, .sidebarPlain: 10
    case .plain, .grouped: 0
    }
  }

  /// A header or footer, pinned in plain lists.
  ///
  /// One that does not hug its content has the height of a line of its text with the margins of its
  /// style: 28 points in plain lists, 17 + 15.5 + 6 in others. Rule LIST-2.
  func boundary(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let padding = alignment == .top ? configuration.headerTopPadding ?? 0 : 0
    let hugs =
      alignment != .top || configuration.contentHuggingElements.contains(.supplementaryHeader)
    let height: NSCollectionLayoutDimension =
      hugs
      ? .estimated((isPlain ? 28 : 17.5) + padding) : .absolute((isPlain ? 28 : 38.5) + padding)
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPlain
    item.zIndex = 200
    return item
  }
}
