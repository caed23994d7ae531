extension UITableView {
  /// Stands for a height that suits the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title of the section index that shows a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  /// Posted when the user has selected a row.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

// The inner collection view, and frames of rows, headers and footers.
extension UITableView {
  /// Sets up a new table view.
  func install() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    rows.table = self
    rows.dataSource = source
    rows.delegate = source
    rows.reusable.rowProvider = source
    addSubview(rows)
    rows.follow(bounds)
  }

  /// Lays out again after a change that heights or appearances depend on.
  func measuresDidChange() { rows.tableLayout.invalidateLayout() }

  /// Measures again for a screen, whose width decides on margins.
  func measure(for screen: UIScreen) {
    rows.knownScreen = screen
    measuresDidChange()
  }

  /// Measures what is visible again.
  func heightsDidChange() {
    sections.forget()
    measuresDidChange()
  }

  func dataSourceDidChange() {
    sections.forget()
    let wanted = (dataSource as? any TableItemSource)?.itemSource ?? source
    if rows.dataSource !== wanted { rows.dataSource = wanted } else { rows.reloadData() }
  }

  /// Makes the changes within `updates` as one, and calls `completion` when they have been
  /// animated.
  ///
  /// `updates` does not escape, so it may use `self` implicitly, as with Apple's header.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Lays everything out, unless a layout is running.
  func bringUpToDate() {
    guard !rows.pass.isRunning, !rows.updates.isCollecting else { return }
    layoutIfNeeded()
  }

  /// The horizontal margins of cells, in points. Rule TABLE-8.
  var margin: CGFloat {
    let idiom = ListIdiom(traitCollection.userInterfaceIdiom)
    guard style != .insetGrouped, bounds.width > 0 || window != nil else {
      return idiom.margin(inWidth: bounds.width)
    }
    return idiom.rowMargin(
      inWidth: bounds.width, onScreen: (window?.screen ?? .main).bounds.width)
  }

  /// The horizontal margins that limit cells to a readable width, in points; 0 if they are not
  /// limited.
  var readableInset: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    return max(0, (rows.bounds.width - Self.readableWidth) / 2)
  }

  /// The readable width at the default text size, in points.
  private static var readableWidth: CGFloat { 672 }

  /// The list configuration that all sections share.
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

  // MARK: Header, footer and background

  /// Replaces the table view's own header or footer.
  func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    measuresDidChange()
    placeEdges()
  }

  /// Replaces the view behind the rows.
  func exchangeBackground(_ former: UIView?) {
    former?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeEdges()
  }

  /// Sets the frames of the table view's own header and footer and of the background view.
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

  /// The height of a row that the delegate or `rowHeight` gives, in points; nil for one that fits
  /// its content.
  ///
  /// - Parameter path: Where the row is displayed. While a row is dragged, the delegate is asked for
  ///   the place that the row still has in the data.
  func givenHeight(ofRowAt path: IndexPath) -> CGFloat? {
    let height =
      delegate?.tableView?(self, heightForRowAt: rows.movement.dataPath(of: path))
      ?? staticContent?.row(path)?.height ?? rowHeight
    return height < 0 ? nil : height
  }

  // MARK: Visible rows

  func shownRow(_ path: IndexPath) -> UITableViewCell? {
    rows.shownItem(at: path) as? UITableViewCell
  }

  func shownEdge(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    bringUpToDate()
    let identity = ElementIdentity.supplementary(kind, IndexPath(item: 0, section: section))
    return rows.elements[identity]?.view as? UITableViewHeaderFooterView
  }

  /// The included visible rows with their frames.
  func shownFrames(_ isIncluded: (IndexPath) -> Bool) -> [IndexPath: CGRect] {
    var frames: [IndexPath: CGRect] = [:]
    for element in rows.elements.inOrder
    where element.identity.category == .cell && isIncluded(element.identity.indexPath) {
      frames[element.identity.indexPath] = element.view.frame
    }
    return frames
  }

  /// Records row animations; outside of a batch, for the next change only.
  func change(_ note: (inout RowAnimations) -> Void) {
    if !rows.updates.isCollecting { rows.tableLayout.animations = RowAnimations() }
    note(&rows.tableLayout.animations)
  }

  /// Makes the changes since the matching `beginUpdates()`.
  func endBatch(_ completion: ((Bool) -> Void)?) {
    guard let before = rows.openBatches.popLast() else { return }
    rows.data.closeBatch(from: before, completion)
    if rows.openBatches.isEmpty { heightsDidChange() }
  }

  /// Updates the visible cells by what the delegate answers for their rows.
  func prepareCells() {
    rows.prepared.recycleAll()
    for element in rows.elements.cells {
      (element.view as? UITableViewCell)?.prepare(for: element.identity.indexPath, in: self)
    }
  }

  // MARK: Frames

  func rowRect(_ path: IndexPath) -> CGRect {
    guard rows.loadedCounts.contains(path) else { return .zero }
    return rows.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    rows.pass.prepare()
    return rows.displayedElements(in: rect).filter {
      $0.identity.category == .cell && $0.frame._overlaps(rect)
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

  /// Scrolls to a row, or to the start of a section for the row `NSNotFound`.
  func scroll(to path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    if path.row == NSNotFound, (0..<numberOfSections).contains(path.section) {
      return scroll(toSection: path.section, at: position, animated: animated)
    }
    rows.scrollToItem(at: path, at: position.ofItems, animated: animated)
  }

  /// Scrolls to the start of a section.
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

  /// The header or footer of a section: the delegate's, or one that shows the title; nil if there
  /// is neither.
  func makeEdgeView(_ kind: String, _ section: Int) -> UIView? {
    if let view = sections.view(kind, section) { return view }
    guard let title = sections.title(kind, section) else { return nil }
    let view = reusable.titleView
    view.title = title
    return view
  }

  /// Adds a header or footer that is no longer visible to the reuse pool.
  func keep(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { reusable.keep(view) }
  }
}

extension UITableView.Style {
  /// The corresponding appearance of a list.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UITableView: ScrollViewWithSource {
  var sourceDetails: [String] { ["dataSource: \(ViewDescription.name(of: dataSource))"] }
}
