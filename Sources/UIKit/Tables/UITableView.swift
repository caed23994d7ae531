/// Shows the rows of a data source one below the other, in sections.
///
/// Cells exist for what is in view only, and are used again. `layoutIfNeeded()` lays everything out
/// at once, in a window or outside. Rule TABLE-4.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Stands for a height that suits the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Stands for the table view's magnifying glass among index titles.
  public nonisolated static let indexSearch = "{search}"

  /// Posted when a person selected a row.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Shows the rows.
  let rows: TableRows
  private(set) lazy var source = TableSource(of: self)
  private(set) lazy var sections = TableSections(of: self)
  let reusable = TableReuse()
  private var openBatches: [ItemCounts] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    rows = TableRows()
    super.init(frame: frame)
    install()
  }

  /// A plain table view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    rows = TableRows()
    super.init(coder: coder)
    install()
  }

  private func install() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    rows.table = self
    rows.dataSource = source
    rows.delegate = source
    addSubview(rows)
    rows.follow(bounds)
  }

  /// How the table view looks.
  public let style: Style

  // MARK: Who takes part

  /// Supplies the rows; not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }

  /// Hears of what happens to the rows; not retained.
  ///
  /// The same object as the scroll view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      guard _scrollDelegate !== newValue else { return }
      _scrollDelegate = newValue
      sections.forgetDelegate()
      measuresDidChange()
    }
  }

  /// Gets ready for rows that are about to come into view; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { rows.prefetchDataSource = prefetchDataSource == nil ? nil : source }
  }

  /// Whether the prefetch data source is asked. Default true.
  open var isPrefetchingEnabled: Bool {
    get { rows.isPrefetchingEnabled }
    set { rows.isPrefetchingEnabled = newValue }
  }

  // MARK: Heights

  /// The height of rows in points. Default ``automaticDimension``: they are as high as their content.
  open var rowHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height of headers in points. Default ``automaticDimension``.
  open var sectionHeaderHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height of footers in points. Default ``automaticDimension``.
  open var sectionFooterHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height that rows are taken for until they come into view, in points. Default
  /// ``automaticDimension``: 44.
  ///
  /// 0 has the delegate asked for the heights of all rows at once.
  open var estimatedRowHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height that headers are taken for until they come into view, in points. Default
  /// ``automaticDimension``.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height that footers are taken for until they come into view, in points. Default
  /// ``automaticDimension``.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The points above headers. Default ``automaticDimension``: 22 in plain table views.
  open var sectionHeaderTopPadding = automaticDimension { didSet { measuresDidChange() } }

  /// When cells, headers and footers in view are asked for their heights again besides after changes
  /// of the data. Default `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { rows.selfSizingInvalidation = selfSizingInvalidation.ofItems }
  }

  // MARK: Lines

  /// What parts rows. Default a single line.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { measuresDidChange() } }

  /// The colour of lines. Default that of separators; nil restores it.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      measuresDidChange()
    }
  }

  /// What lines keep from the sides of cells, in points. Default: they begin where cells' content
  /// does, 16 or 20 from the left.
  ///
  /// Until it is set, lines of cells with images begin with the text.
  open var separatorInset: UIEdgeInsets {
    get { chosenSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      chosenSeparatorInset = newValue
      measuresDidChange()
    }
  }
  private(set) var chosenSeparatorInset: UIEdgeInsets?

  /// Whether the margins of cells keep lines of text as short as reads well. Default false.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { measuresDidChange() } }

  // MARK: Before and behind the rows

  /// Stands before the first section, as wide as the table view and as high as it is itself.
  /// Default nil.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// Stands behind the last section, as wide as the table view and as high as it is itself.
  /// Default nil.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// Lies behind everything and fills the view; it does not scroll. Default nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      placeEdges()
    }
  }

  // MARK: Registering

  /// Names the class of the cells dequeued under `identifier`; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusable.registerCell(cellClass, identifier)
  }

  /// Names the nib that makes the cells dequeued under `identifier`; nil forgets it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusable.registerCell(nib, identifier)
  }

  /// Names the class of the headers and footers dequeued under `identifier`; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.registerHeader(aClass, identifier)
  }

  /// Names the nib that makes the headers and footers dequeued under `identifier`; nil forgets it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.registerHeader(nib, identifier)
  }

  /// A cell that waits to be used again, or a new one of what is registered; nil where there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell of what is registered under `identifier`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A header or footer that waits to be used again, or a new one of what is registered; nil where
  /// there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusable.dequeueHeader(identifier)
  }

  // MARK: Content

  /// Asks the data source anew for everything. The selection is lost. The content is at once as large
  /// as the new rows; cells are asked for by the next layout.
  open func reloadData() {
    rows.reloadData()
    rows.pass.prepare()
  }

  /// As the data source says; 0 without one.
  open var numberOfSections: Int { rows.numberOfSections }

  /// As the data source says. The section must exist.
  open func numberOfRows(inSection section: Int) -> Int { rows.numberOfItems(inSection: section) }

  /// Where a section is, with header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Where the header of a section is as long as it does not stay in view away from its place.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Where the footer of a section is as long as it does not stay in view away from its place.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// Where a row is; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.indexPathForItem(at: point) }

  /// The row that `cell` shows; nil if it is not in view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.row?.path }

  /// The rows in a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// The cell of a row in view; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    return shownRow(indexPath)?.cell
  }

  /// All cells in view, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return rows.visibleCells.compactMap { ($0 as? TableRow)?.cell }
  }

  /// All rows in view, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    return rows.indexPathsForVisibleItems
  }

  /// The header of a section in view; nil for others, and for views of other classes.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdge(TableKind.header, section)?.content as? UITableViewHeaderFooterView
  }

  /// The footer of a section in view; nil for others, and for views of other classes.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdge(TableKind.footer, section)?.content as? UITableViewHeaderFooterView
  }

  /// Brings a row into view; without a position, by the least movement.
  ///
  /// The row `NSNotFound` stands for the beginning of a section, which need not have rows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if indexPath.row == NSNotFound, (0..<numberOfSections).contains(indexPath.section) {
      return scroll(toSection: indexPath.section, at: scrollPosition, animated: animated)
    }
    rows.scrollToItem(at: indexPath, at: scrollPosition.ofItems, animated: animated)
  }

  /// Brings the first selected row into view.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Changing

  /// Makes the changes called within `updates` as one, then calls `completion`.
  ///
  /// Deletions and the sources of moves name places before all changes, insertions and the
  /// destinations of moves places after them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endBatch(completion)
  }

  /// Begins changes that are made as one, and ``endUpdates()`` ends them. The two may be nested.
  ///
  /// Without changes between them, heights of rows are asked for again.
  open func beginUpdates() {
    if !rows.updates.isCollecting { rows.tableLayout.animations = RowAnimations() }
    openBatches.append(rows.openBatch())
  }

  /// Ends changes that ``beginUpdates()`` began.
  open func endUpdates() { endBatch(nil) }

  private func endBatch(_ completion: ((Bool) -> Void)?) {
    guard let before = openBatches.popLast() else { return }
    rows.closeBatch(from: before, completion)
    if openBatches.isEmpty { heightsDidChange() }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, animation) }
    rows.insertSections(sections)
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(shownFrames { sections.contains($0.section) }, animation) }
    rows.deleteSections(sections)
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { _ in }
    rows.reloadSections(sections)
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    rows.moveSection(section, toSection: newSection)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, animation) }
    rows.insertItems(at: indexPaths)
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = Set(indexPaths)
    change { $0.delete(shownFrames(paths.contains), animation) }
    rows.deleteItems(at: indexPaths)
  }

  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { _ in }
    rows.reloadItems(at: indexPaths)
  }

  /// Has the data source configure the cells of rows in view again, the cells staying.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    rows.reconfigureItems(at: indexPaths)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Asks the data source for the index titles again.
  open func reloadSectionIndexTitles() {
    rows.indexTitles.setNeedsTitles()
    rows.setNeedsLayout()
  }

  // MARK: Editing

  /// Whether rows show what they show while they are edited. Default false.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has rows show what they show while they are edited, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard rows.isEditing != editing else { return }
    prepareCells()
    animatesEditing = animated && layer.isOnScreen
    rows.isEditing = editing
    animatesEditing = false
  }

  /// Whether what cells show while they are edited is seen coming and going.
  private(set) var animatesEditing = false

  // MARK: Selecting

  /// Whether rows can be selected by a person. Default true.
  open var allowsSelection: Bool {
    get { rows.allowsSelection }
    set { rows.allowsSelection = newValue }
  }

  /// Whether several rows can be selected at once. Default false.
  open var allowsMultipleSelection: Bool {
    get { rows.allowsMultipleSelection }
    set { rows.allowsMultipleSelection = newValue }
  }

  /// Whether a person can select rows while the table view is edited. Default false.
  open var allowsSelectionDuringEditing: Bool {
    get { rows.allowsSelectionDuringEditing }
    set { rows.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected at once while the table view is edited. Default false.
  ///
  /// Rows show rings then, in place of what the delegate has them offer.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { rows.allowsMultipleSelectionDuringEditing }
    set {
      rows.allowsMultipleSelectionDuringEditing = newValue
      prepareCells()
    }
  }

  /// The first selected row; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { rows.indexPathsForSelectedItems?.first }

  /// The selected rows in order; nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Selects a row without telling the delegate; nil deselects all. Without a position nothing is
  /// scrolled.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    animatesSelecting = animated
    rows.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.ofItems)
    animatesSelecting = false
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    animatesSelecting = animated
    rows.deselectItem(at: indexPath, animated: animated)
    animatesSelecting = false
  }

  /// What cells are told of a selection that is made right now.
  private(set) var animatesSelecting = false

  /// Opens the menus of rows; nil without a delegate, which makes them.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : rows.contextMenuInteraction
  }

  // MARK: Scrolling

  override var animatesScrolling: Bool { rows.animatesScrolling }

  open override var bounds: CGRect {
    didSet { if bounds != oldValue { rows.follow(bounds) } }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { rows.follow(bounds) } }
  }

  open override var contentSize: CGSize {
    didSet { if contentSize != oldValue { placeEdges() } }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    rows.contentInset = adjustedContentInset
  }

  override func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    rows.offsets.keepingTarget { super.keepStartInView(from: before, to: after) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeEdges()
  }
}
