/// The place of a cell in a list.
///
/// Made by the collection view after each computation of the layout; read by list cells.
struct ListPlace: Hashable {
  enum Role: Hashable {
    case row
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether no row of the section is above. False for headers and footers.
  var isFirstRow: Bool
  /// Whether no row of the section is below. False for headers and footers.
  var isLastRow: Bool
  /// The horizontal margins of cells, in points.
  ///
  /// In sidebars 8: the default of views, with which cells were recorded outside of lists.
  var margin: CGFloat
  /// The padding above a header, in points.
  var topPadding: CGFloat
  /// The separators of the cell; nil in lists without separators, and for headers that have none.
  var separators: UIListSeparatorConfiguration?

  /// The place of an element; nil in sections that are not lists. Rule LIST-6.
  @MainActor init?(_ identity: ElementIdentity, in view: UICollectionView) {
    guard
      let list = view.solvedLayout?.listConfiguration(inSection: identity.section)
    else { return nil }
    appearance = list.appearance
    margin =
      switch list.appearance {
      case .plain, .grouped, .insetGrouped:
        ListIdiom(view.traitCollection.userInterfaceIdiom).margin(inWidth: view.bounds.width)
      case .sidebar, .sidebarPlain: 8
      }
    (isFirstRow, isLastRow, topPadding) = (false, false, 0)
    switch identity.category {
    case .cell:
      let first = list.headerMode == .firstItemInSection ? 1 : 0
      role = identity.item < first ? .header : .row
      if role == .row {
        isFirstRow = identity.item == first
        isLastRow = identity.item == view.numberOfItems(inSection: identity.section) - 1
      }
      // Of headers that are cells, only those of plain lists have a separator, as on pictures of phones.
      if list.showsSeparators, role == .row || appearance == .plain {
        let common = list.separatorConfiguration
        separators = list.itemSeparatorHandler?(identity.indexPath, common) ?? common
      }
    case .supplementaryView where identity.kind == UICollectionView.elementKindSectionHeader:
      role = .header
      topPadding = list.headerTopPadding ?? 0
    case .supplementaryView where identity.kind == UICollectionView.elementKindSectionFooter:
      role = .footer
    case .supplementaryView, .decorationView: return nil
    }
  }
}

extension ListPlace {
  /// The rounded corners of the row in a card; nil for rows that have none.
  ///
  /// A radius of 10 points: headers and cards of phones recorded up to iOS 18. Rule LIST-8.
  var cardCorners: (mask: CACornerMask, radius: CGFloat)? {
    guard appearance == .insetGrouped, role == .row else { return nil }
    var mask: CACornerMask = []
    if isFirstRow { mask.formUnion(.top) }
    if isLastRow { mask.formUnion(.bottom) }
    return mask.isEmpty ? nil : (mask, 10)
  }

  /// The default background.
  var background: UIBackgroundConfiguration {
    switch (appearance, role) {
    case (.plain, .row): .listPlainCell()
    case (.grouped, .row), (.insetGrouped, .row): .listGroupedCell()
    case (.sidebar, .row), (.sidebarPlain, .row): .listSidebarCell()
    case (.plain, _): .listPlainHeaderFooter()
    case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
    case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
    }
  }

  /// The default content.
  @MainActor var content: UIListContentConfiguration {
    switch (appearance, role) {
    case (.plain, .row), (.grouped, .row), (.insetGrouped, .row): .cell()
    case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
    case (.plain, .header): .plainHeader()
    case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
    case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
    case (.plain, .footer), (.sidebar, .footer), (.sidebarPlain, .footer): .plainFooter()
    case (.grouped, .footer), (.insetGrouped, .footer): .groupedFooter()
    }
  }

  /// The extent of a separator.
  enum Separator: Hashable {
    case hidden
    /// From the text to the trailing edge.
    case inset
    /// From edge to edge.
    case full
  }

  /// The separator above the row; by default only above the first row of a grouped section.
  /// Rule LIST-7.
  var topSeparator: Separator {
    guard let separators else { return .hidden }
    let opensGroup = isFirstRow && appearance == .grouped
    return separator(
      separators.topSeparatorVisibility, automatic: opensGroup ? .full : .hidden,
      isFull: opensGroup)
  }

  /// The separator below the row.
  ///
  /// By default it begins at the text, below a grouped section at the edge; none is at the end of a
  /// card. There is no recording; pictures of phones show it. Rule LIST-7.
  var bottomSeparator: Separator {
    guard let separators else { return .hidden }
    let last: Separator =
      switch appearance {
      case .plain: .inset
      case .grouped: .full
      case .insetGrouped, .sidebar, .sidebarPlain: .hidden
      }
    return separator(
      separators.bottomSeparatorVisibility, automatic: isLastRow ? last : .inset,
      isFull: isLastRow && last == .full)
  }

  private func separator(
    _ visibility: UIListSeparatorConfiguration.Visibility, automatic: Separator, isFull: Bool
  ) -> Separator {
    switch visibility {
    case .automatic: automatic
    case .visible: isFull ? .full : .inset
    case .hidden: .hidden
    }
  }
}
