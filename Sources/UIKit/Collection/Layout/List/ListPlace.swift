/// What a cell is to the list it is in.
///
/// Made by the collection view whenever the layout was computed; read by list cells.
struct ListPlace: Hashable {
  enum Role: Hashable {
    case row
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether no row of the section comes before or after. False for headers and footers.
  var isFirstRow: Bool
  var isLastRow: Bool
  /// The margins of cells at their sides, in points.
  ///
  /// In sidebars 8: the default of views, with which cells were recorded outside of lists.
  var margin: CGFloat
  /// The points kept free above a header.
  var topPadding: CGFloat
  /// Nil where the list shows no lines, and for headers that have none.
  var separators: UIListSeparatorConfiguration?

  /// Nil for elements of sections that are no lists. Rule LIST-6.
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
      // Of the headers that are cells, those of plain lists alone have a line: pictures of phones.
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
  /// The corners of the card that the row has a part of; nil where rows stand on no card.
  ///
  /// A radius of 10 points: headers and cards of phones recorded up to iOS 18. Rule LIST-8.
  var cardCorners: (mask: CACornerMask, radius: CGFloat)? {
    guard appearance == .insetGrouped, role == .row else { return nil }
    var mask: CACornerMask = []
    if isFirstRow { mask.formUnion(.top) }
    if isLastRow { mask.formUnion(.bottom) }
    return mask.isEmpty ? nil : (mask, 10)
  }

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

  /// How a line beside a row is shown.
  enum Line: Hashable {
    case hidden
    /// From the text on.
    case inset
    /// From edge to edge.
    case full
  }

  /// The line above the row: by itself none but that above a grouped section. Rule LIST-7.
  var topLine: Line {
    guard let separators else { return .hidden }
    let opensGroup = isFirstRow && appearance == .grouped
    return line(
      separators.topSeparatorVisibility, byItself: opensGroup ? .full : .hidden,
      isFull: opensGroup)
  }

  /// The line below the row: by itself from the text on, below a grouped section from edge to edge,
  /// none at the end of a card.
  ///
  /// No recording tells, pictures of phones do. Rule LIST-7.
  var bottomLine: Line {
    guard let separators else { return .hidden }
    let last: Line =
      switch appearance {
      case .plain: .inset
      case .grouped: .full
      case .insetGrouped, .sidebar, .sidebarPlain: .hidden
      }
    return line(
      separators.bottomSeparatorVisibility, byItself: isLastRow ? last : .inset,
      isFull: isLastRow && last == .full)
  }

  private func line(
    _ visibility: UIListSeparatorConfiguration.Visibility, byItself: Line, isFull: Bool
  ) -> Line {
    switch visibility {
    case .automatic: byItself
    case .visible: isFull ? .full : .inset
    case .hidden: .hidden
    }
  }
}
