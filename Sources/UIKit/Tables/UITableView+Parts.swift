// What a table view is made of.
extension UITableView {
  /// Something that heights or looks depend on has changed.
  func measuresDidChange() { rows.tableLayout.invalidateLayout() }

  /// Has the heights of what is in view asked for again.
  func heightsDidChange() {
    sections.forget()
    measuresDidChange()
  }

  func dataSourceDidChange() {
    sections.forget()
    let wanted = (dataSource as? any TableItemSource)?.itemSource ?? source
    if rows.dataSource !== wanted { rows.dataSource = wanted } else { rows.reloadData() }
  }

  /// Lays everything out, unless that is what happens right now.
  func bringUpToDate() {
    guard !rows.pass.isRunning, !rows.updates.isCollecting else { return }
    layoutIfNeeded()
  }

  /// What cells keep from the sides, in points.
  var margin: CGFloat {
    ListIdiom(traitCollection.userInterfaceIdiom).margin(inWidth: bounds.width)
  }

  /// What cells keep from the sides so that lines of text are short enough to read well, in points.
  var readableInset: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    return max(0, (rows.bounds.width - Self.readableWidth) / 2)
  }

  /// The greatest width of text that reads well at the default text size, in points.
  private static var readableWidth: CGFloat { 672 }

  /// What the sections have in common as lists.
  var listConfiguration: UICollectionLayoutListConfiguration {
    var list = UICollectionLayoutListConfiguration(appearance: style.appearance)
    list.backgroundColor = nil
    list.showsSeparators = separatorStyle != .none
    list.separatorConfiguration.color = separatorColor ?? .separator
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.trailingActions(at: $0)
    }
    return list
  }

  // MARK: Before and behind the rows

  func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    measuresDidChange()
    placeEdges()
  }

  /// Puts the table view's own header and footer, and what is behind everything, to their places.
  func placeEdges() {
    place(tableHeaderView, 0)
    place(tableFooterView, contentSize.height - (tableFooterView?.frame.height ?? 0))
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  private func place(_ view: UIView?, _ y: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Heights

  /// The height of a row that was said, in points; nil for one that is as high as its content.
  func givenHeight(ofRowAt path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    return height < 0 ? nil : height
  }

  // MARK: Rows in view

  func shownRow(_ path: IndexPath) -> TableRow? { rows.shownCell(at: path) as? TableRow }

  func shownEdge(_ kind: String, _ section: Int) -> TableBoundary? {
    bringUpToDate()
    let path = IndexPath(item: 0, section: section)
    return rows.supplementaryView(forElementKind: kind, at: path) as? TableBoundary
  }

  /// The rows in view that are included, with their frames.
  func shownFrames(_ isIncluded: (IndexPath) -> Bool) -> [IndexPath: CGRect] {
    var frames: [IndexPath: CGRect] = [:]
    for element in rows.elements.inOrder
    where element.identity.category == .cell && isIncluded(element.identity.indexPath) {
      frames[element.identity.indexPath] = element.view.frame
    }
    return frames
  }

  /// Notes how rows come and go, outside of a batch for the next change alone.
  func change(_ note: (inout RowAnimations) -> Void) {
    if !rows.updates.isCollecting { rows.tableLayout.animations = RowAnimations() }
    note(&rows.tableLayout.animations)
  }

  /// Brings the cells in view to what the delegate says of their rows.
  func prepareCells() {
    rows.prepared.recycleAll()
    for case let row as TableRow in rows.visibleCells {
      if let path = row.path { row.cell?.prepare(for: path, in: self) }
    }
  }

  // MARK: Where rows are

  func rowRect(_ path: IndexPath) -> CGRect {
    guard rows.loadedCounts.contains(path) else { return .zero }
    return rows.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    rows.pass.prepare()
    return rows.displayedElements(in: rect).filter {
      $0.identity.category == .cell && $0.frame.intersects(rect)
    }.map(\.indexPath).sorted()
  }

  private func edgeFrame(_ kind: String, _ section: Int) -> CGRect? {
    rows.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  private var gap: CGFloat {
    traitCollection.pixelGrid.ceiled(ListIdiom(traitCollection.userInterfaceIdiom).groupBottom)
  }

  private func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.pixelScale
    return (length * scale).rounded() / scale
  }

  func headerRect(_ section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    let count = numberOfRows(inSection: section)
    let first = count > 0 ? rowRect(IndexPath(row: 0, section: section)) : nil
    if let frame = edgeFrame(TableKind.header, section) {
      return CGRect(
        x: 0, y: first.map { onPixels($0.minY - frame.height) } ?? frame.minY,
        width: bounds.width, height: frame.height)
    }
    guard let first else { return .zero }
    let lead = style != .plain && section == 0 && tableHeaderView == nil ? gap : 0
    let room = sections.header(section).room(gap) + lead
    return CGRect(x: 0, y: onPixels(first.minY - room), width: bounds.width, height: room)
  }

  func footerRect(_ section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else { return .zero }
    let count = numberOfRows(inSection: section)
    let last = count > 0 ? rowRect(IndexPath(row: count - 1, section: section)) : nil
    if let frame = edgeFrame(TableKind.footer, section) {
      return CGRect(
        x: 0, y: last?.maxY ?? frame.minY, width: bounds.width, height: frame.height)
    }
    guard let last else { return .zero }
    return CGRect(
      x: 0, y: last.maxY, width: bounds.width, height: sections.footer(section).room(gap))
  }

  func sectionRect(_ section: Int) -> CGRect {
    let (header, footer) = (headerRect(section), footerRect(section))
    let count = (0..<numberOfSections).contains(section) ? numberOfRows(inSection: section) : 0
    guard count > 0 else {
      if header.isEmpty { return footer }
      return footer.isEmpty ? header : header.union(footer)
    }
    return CGRect(
      x: 0, y: header.minY, width: bounds.width, height: footer.maxY - header.minY)
  }

  /// Brings the beginning of a section into view.
  func scroll(toSection section: Int, at position: UITableView.ScrollPosition, animated: Bool) {
    bringUpToDate()
    let rect = sectionRect(section)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let start =
      switch position {
      case .top: rect.minY
      case .middle: rect.minY - room / 2
      case .bottom: rect.minY - room
      case .none:
        min(max(rect.minY - room, bounds.minY + inset.top), rect.minY)
      }
    let offset = CGPoint(x: contentOffset.x, y: start - inset.top)
    setContentOffset(clampedContentOffset(offset), animated: animated)
  }

  // MARK: Headers and footers

  /// The header or footer of a section: the delegate's, or one that shows the title; nil for none.
  func makeEdgeView(_ kind: String, _ section: Int) -> UIView? {
    if let view = sections.view(kind, section) { return view }
    guard let title = sections.title(kind, section) else { return nil }
    let view = reusable.titleView
    view.title = title
    return view
  }

  /// Has a header or footer that went out of view wait to be used again.
  func keep(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { reusable.keep(view) }
  }
}

extension UITableView.Style {
  /// The same for a list.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
