/// Describes the sections of a table view to its layout.
///
/// Calls the data source and the delegate once for each header and footer in each layout
/// computation.
@MainActor final class TableSections {
  private unowned let table: UITableView
  private var headers: [Int: TableEdge] = [:]
  private var footers: [Int: TableEdge] = [:]
  /// Whether the delegate provides header and footer views, by kind; nil until it was called.
  private var makesViews: [String: Bool] = [:]
  /// Views that the delegate returned when it was called for that, by kind, with their sections.
  private var spares: [String: (section: Int, view: UIView)] = [:]

  init(of table: UITableView) { self.table = table }

  /// Forgets headers and footers, so that data source and delegate are called again.
  func forget() {
    headers = [:]
    footers = [:]
  }

  /// Forgets everything that is known of the delegate, which has been replaced.
  func forgetDelegate() {
    forget()
    makesViews = [:]
    spares = [:]
  }

  private var isPlain: Bool { table.style == .plain }

  // MARK: Headers and footers

  func header(_ section: Int) -> TableEdge {
    if let known = headers[section] { return known }
    let edge = edge(TableKind.header, section)
    headers[section] = edge
    return edge
  }

  func footer(_ section: Int) -> TableEdge {
    if let known = footers[section] { return known }
    let edge = edge(TableKind.footer, section)
    footers[section] = edge
    return edge
  }

  private func edge(_ kind: String, _ section: Int) -> TableEdge {
    let isShown = title(kind, section) != nil || makesView(kind, section)
    let height = height(kind, section)
    if height == UITableView.automaticDimension || height == 0 && !isPlain {
      guard isShown else { return isPlain ? .none : .gap }
      return .fitted(estimate(kind, section))
    }
    return height > 0 ? .fixed(height, isShown: isShown) : .none
  }

  private func height(_ kind: String, _ section: Int) -> CGFloat {
    let delegate = table.delegate
    return kind == TableKind.header
      ? delegate?.tableView?(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      : delegate?.tableView?(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
  }

  private func estimate(_ kind: String, _ section: Int) -> CGFloat {
    let delegate = table.delegate
    let estimate =
      kind == TableKind.header
      ? delegate?.tableView?(table, estimatedHeightForHeaderInSection: section)
        ?? table.estimatedSectionHeaderHeight
      : delegate?.tableView?(table, estimatedHeightForFooterInSection: section)
        ?? table.estimatedSectionFooterHeight
    return estimate > 0 ? estimate : isPlain ? 28 : 38.5
  }

  /// The data source's title of a header or footer; nil if there is none.
  func title(_ kind: String, _ section: Int) -> String? {
    guard let source = table.dataSource else { return nil }
    let content = table.staticContent?.section(section)
    return kind == TableKind.header
      ? source.tableView?(table, titleForHeaderInSection: section) ?? content?.header
      : source.tableView?(table, titleForFooterInSection: section) ?? content?.footer
  }

  /// Whether the delegate provides views of a kind; determined by the first section that it is
  /// called for.
  private func makesView(_ kind: String, _ section: Int) -> Bool {
    if let known = makesViews[kind] { return known }
    guard let delegate = table.delegate else { return false }
    let answer: UIView??
    if kind == TableKind.header {
      answer = OptionalCall.ask("tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(table, viewForHeaderInSection: section)
      }
    } else {
      answer = OptionalCall.ask("tableView(_:viewForFooterInSection:)") {
        delegate.tableView(table, viewForFooterInSection: section)
      }
    }
    makesViews[kind] = answer != nil
    if let view = answer ?? nil { spares[kind] = (section, view) }
    return answer != nil
  }

  /// The delegate's view; nil if it provides none.
  func view(_ kind: String, _ section: Int) -> UIView? {
    if let spare = spares[kind], spare.section == section {
      spares[kind] = nil
      return spare.view
    }
    guard makesViews[kind] != false else { return nil }
    return kind == TableKind.header
      ? table.delegate?.tableView?(table, viewForHeaderInSection: section)
      : table.delegate?.tableView?(table, viewForFooterInSection: section)
  }

  // MARK: Space above and below

  /// The space above the first section, for the table view's header and the padding of the first
  /// section's header, and below the last one.
  var room: TableRoom {
    var room = TableRoom(
      top: table.tableHeaderView?.frame.height ?? 0,
      bottom: table.tableFooterView?.frame.height ?? 0)
    if table.numberOfSections > 0 { room.top += padding(above: 0) }
    return room
  }

  /// The padding above the header of a section, in points. Rule TABLE-2.
  private func padding(above section: Int) -> CGFloat {
    guard section < table.numberOfSections, header(section).isShown else { return 0 }
    if table.sectionHeaderTopPadding == UITableView.automaticDimension {
      return isPlain ? 22 : 0
    }
    return table.sectionHeaderTopPadding
  }

  /// The additional space above the first group if the table view has no header, in points.
  ///
  /// Rule TABLE-3.
  private func lead(_ section: Int, _ grid: CGFloat) -> CGFloat {
    !isPlain && section == 0 && table.tableHeaderView == nil ? grid : 0
  }

  // MARK: Sections

  /// The layout of a section.
  func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let (header, footer) = (header(index), footer(index))
    var list = table.listConfiguration
    list.headerMode = header.isShown ? .supplementary : .none
    list.footerMode = footer.isShown ? .supplementary : .none
    let section = NSCollectionLayoutSection(group: rows(index))
    section.contentInsetsReference = .none
    let metrics = ListMetrics(list, in: environment)
    let gap = environment.traitCollection.pixelGrid.ceiled(
      ListIdiom(environment.traitCollection.userInterfaceIdiom).groupBottom)
    let lead = lead(index, gap)
    var insets = metrics.insets
    insets.top = header.isShown ? 0 : header.room(gap) + lead
    insets.bottom = (footer.isShown ? 0 : footer.room(gap)) + padding(above: index + 1)
    section.contentInsets = insets
    if header.isShown {
      list.headerTopPadding = lead
      section.boundarySupplementaryItems.append(
        boundary(TableKind.header, at: .top, height: header.dimension(adding: lead)))
    }
    if footer.isShown {
      section.boundarySupplementaryItems.append(
        boundary(TableKind.footer, at: .bottom, height: footer.dimension(adding: 0)))
    }
    section.listConfiguration = list
    return section
  }

  private func rows(_ section: Int) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: rowDimension(section))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  private func rowDimension(_ section: Int) -> NSCollectionLayoutDimension {
    if table.rowHeight > 0 {
      return table.delegate == nil ? .absolute(table.rowHeight) : .estimated(table.rowHeight)
    }
    let first = table.rows.movement.dataPath(of: IndexPath(row: 0, section: section))
    let asked =
      table.numberOfRows(inSection: section) == 0
      ? nil : table.delegate?.tableView?(table, estimatedHeightForRowAt: first)
    let estimate = asked ?? table.estimatedRowHeight
    return .estimated(estimate > 0 ? estimate : ListMetrics.rowHeight)
  }

  private func boundary(
    _ kind: String, at alignment: NSRectAlignment, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPlain
    item.zIndex = 200
    return item
  }
}

/// The header or the footer of a section.
enum TableEdge: Hashable {
  case none
  /// None; the gap between groups takes its place.
  case gap
  /// A fixed height in points, with a view or empty.
  case fixed(CGFloat, isShown: Bool)
  /// The height of its content, with an estimate in points.
  case fitted(CGFloat)

  /// Whether there is a view.
  var isShown: Bool {
    switch self {
    case .none, .gap: false
    case .fixed(_, let isShown): isShown
    case .fitted: true
    }
  }

  /// The empty space if there is no view, in points.
  func room(_ gap: CGFloat) -> CGFloat {
    switch self {
    case .none, .fitted: 0
    case .gap: gap
    case .fixed(let height, _): height
    }
  }

  @MainActor func dimension(adding padding: CGFloat) -> NSCollectionLayoutDimension {
    switch self {
    case .none, .gap: .absolute(padding)
    case .fixed(let height, _): .absolute(height + padding)
    case .fitted(let estimate): .estimated(estimate + padding)
    }
  }
}
