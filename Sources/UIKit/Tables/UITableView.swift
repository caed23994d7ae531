/// A scroll view that shows the rows of a data source in a single column, grouped in sections.
///
/// Only visible rows have cells, which are reused. `layoutIfNeeded()` loads and lays out the
/// visible cells at once, in a window or outside. Rule TABLE-4.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The inner collection view that shows the rows.
  let rows: TableRows
  private(set) lazy var source = TableSource(of: self)
  private(set) lazy var sections = TableSections(of: self)
  let reusable = TableReuse()

  /// A table view with a frame in its superview's coordinates, in points.
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

  /// A table view of an interface document; a plain one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    style =
      switch coder.documentText("style") {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    rows = TableRows()
    super.init(coder: coder)
    install()
    coder.objectIsSetUp(self, as: UITableView.self)
  }

  /// The appearance of the sections.
  public let style: Style

  // MARK: Data source and delegate

  /// The object that provides the rows; not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }

  /// The object that responds to user interaction; not retained. Also the scroll view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      guard _scrollDelegate !== newValue else { return }
      _scrollDelegate = newValue
      sections.forgetDelegate()
      measuresDidChange()
    }
  }

  /// The object that prepares the data of rows before they become visible; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { rows.prefetchDataSource = prefetchDataSource == nil ? nil : source }
  }

  /// Whether the prefetch data source is called. The default is true.
  open var isPrefetchingEnabled: Bool {
    get { rows.isPrefetchingEnabled }
    set { rows.isPrefetchingEnabled = newValue }
  }

  // MARK: Heights

  /// The height of rows in points. The default, ``automaticDimension``, fits their content.
  open var rowHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height of headers in points. The default, ``automaticDimension``, fits their content.
  open var sectionHeaderHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height of footers in points. The default, ``automaticDimension``, fits their content.
  open var sectionFooterHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height assumed for rows until they become visible, in points.
  ///
  /// The default, ``automaticDimension``, stands for 44. With 0 the delegate is asked for the
  /// heights of all rows at once.
  open var estimatedRowHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height assumed for headers until they become visible, in points. The default is
  /// ``automaticDimension``.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The height assumed for footers until they become visible, in points. The default is
  /// ``automaticDimension``.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { measuresDidChange() } }

  /// The space above headers in points. The default, ``automaticDimension``, stands for 22 in plain
  /// table views and 0 in others.
  open var sectionHeaderTopPadding = automaticDimension { didSet { measuresDidChange() } }

  /// The changes after which visible self-sizing cells, headers and footers are measured again. The
  /// default is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { rows.selfSizingInvalidation = selfSizingInvalidation.ofItems }
  }

  // MARK: Separators

  /// The style of the separators between rows. The default is a single line.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { measuresDidChange() } }

  /// The colour of the separators. The default is `UIColor.separator`; setting nil restores it.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      measuresDidChange()
    }
  }

  /// The insets of the separators from the edges of the cells, in points.
  ///
  /// By default separators begin at the leading margin of the content, at 16 or 20 points; in cells
  /// with images, at the text.
  open var separatorInset: UIEdgeInsets {
    get { chosenSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      chosenSeparatorInset = newValue
      measuresDidChange()
    }
  }
  private(set) var chosenSeparatorInset: UIEdgeInsets?
  /// What ``separatorInset`` and that of cells are relative to. The default is the cell's edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { measuresDidChange() }
  }
  /// Whether the margins of cells limit their content to a readable width. The default is false.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { measuresDidChange() } }

  // MARK: Header, footer and background

  /// The view above the first section, as wide as the table view; its frame gives its height. The
  /// default is nil.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below the last section, as wide as the table view; its frame gives its height. The
  /// default is nil.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// The view behind the rows. It fills the table view and does not scroll. The default is nil.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { exchangeBackground(oldValue) } }
  }

  // MARK: Registering

  /// Registers a class of cells for `identifier`; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusable.registerCell(cellClass, identifier)
  }

  /// Registers a nib of a cell for `identifier`; nil unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusable.registerCell(nib, identifier)
  }

  /// Registers a class of headers and footers for `identifier`; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.registerHeader(aClass, identifier)
  }

  /// Registers a nib of a header or footer for `identifier`; nil unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.registerHeader(nib, identifier)
  }

  /// A reused cell, or a new one of the registered class or nib; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A reused cell, or a new one of the class or nib registered for `identifier`.
  ///
  /// Without either, reports a mistake and returns an empty cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }

  /// A reused header or footer, or a new one of the registered class or nib; nil if there is
  /// neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusable.dequeueHeader(identifier)
  }

  // MARK: Content

  /// Loads everything from the data source again and clears the selection.
  ///
  /// The content size is up to date at once; cells are loaded by the next layout.
  open func reloadData() {
    rows.reloadData()
    rows.pass.prepare()
  }

  /// The number of sections; 0 without a data source.
  open var numberOfSections: Int { rows.numberOfSections }

  /// The number of rows in a section, which must exist.
  open func numberOfRows(inSection section: Int) -> Int { rows.numberOfItems(inSection: section) }

  /// The frame of a section with its header and footer, in the table view's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The frame of a section's header when it is not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// The frame of a section's footer when it is not pinned.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The frame of a row; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.indexPathForItem(at: point) }

  /// The row that `cell` shows; nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

  /// The rows that intersect a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// The cell of a visible row; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    return shownRow(indexPath)
  }

  /// The visible cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    bringUpToDate()
    return rows.elements.cells.compactMap { $0.view as? UITableViewCell }
  }

  /// The visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringUpToDate()
    return rows.indexPathsForVisibleItems
  }

  /// The visible header of a section; nil for views of other classes.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdge(TableKind.header, section)
  }

  /// The visible footer of a section; nil for views of other classes.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdge(TableKind.footer, section)
  }

  /// Scrolls until a row is at a position of the visible area.
  ///
  /// The row `NSNotFound` stands for the start of a section, which may be empty.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Changing

  /// Makes the changes that `updates` asks for together, then calls `completion`.
  ///
  /// Deletions and the sources of moves are index paths before all changes, insertions and the
  /// destinations of moves index paths after them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endBatch(completion)
  }

  /// Begins changes that are made together at the matching ``endUpdates()``. Calls may be nested.
  ///
  /// Without changes between them, the heights of rows are updated.
  open func beginUpdates() {
    change { _ in }
    rows.openBatches.append(rows.data.openBatch())
  }

  /// Makes the changes since the matching ``beginUpdates()``.
  open func endUpdates() { endBatch(nil) }

  /// Inserts sections that the data source has now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, animation) }
    rows.insertSections(sections)
  }

  /// Deletes sections that the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(shownFrames { sections.contains($0.section) }, animation) }
    rows.deleteSections(sections)
  }

  /// Loads sections from the data source again. `animation` has no effect.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { _ in }
    rows.reloadSections(sections)
  }

  /// Moves a section that the data source has at another place now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    rows.moveSection(section, toSection: newSection)
  }

  /// Inserts rows that the data source has now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths, animation) }
    rows.insertItems(at: indexPaths)
  }

  /// Deletes rows that the data source has no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = Set(indexPaths)
    change { $0.delete(shownFrames(paths.contains), animation) }
    rows.deleteItems(at: indexPaths)
  }

  /// Replaces the cells of rows. `animation` has no effect.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { _ in }
    rows.reloadItems(at: indexPaths)
  }

  /// Asks the data source to configure the existing cells of visible rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    rows.reconfigureItems(at: indexPaths)
  }

  /// Moves a row that the data source has at another place now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Loads the titles of the section index from the data source again.
  open func reloadSectionIndexTitles() {
    rows.indexTitles.setNeedsTitles()
    rows.setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the table view is in editing mode. The default is false.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if rows.isEditing != editing { changeEditing(editing, animated: animated) }
  }

  // MARK: Selecting

  /// Whether the user can select rows. The default is true.
  open var allowsSelection: Bool {
    get { rows.allowsSelection }
    set { rows.allowsSelection = newValue }
  }

  /// Whether the user can select several rows. The default is false.
  open var allowsMultipleSelection: Bool {
    get { rows.allowsMultipleSelection }
    set { rows.allowsMultipleSelection = newValue }
  }

  /// Whether the user can select rows in editing mode. The default is false.
  open var allowsSelectionDuringEditing: Bool {
    get { rows.allowsSelectionDuringEditing }
    set { rows.allowsSelectionDuringEditing = newValue }
  }

  /// Whether the user can select several rows in editing mode. The default is false.
  ///
  /// If true, rows show selection circles in place of their editing controls.
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

  /// Selects a row without calling the delegate; nil deselects all. `none` does not scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    rows.animatesSelecting = animated
    rows.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.ofItems)
    rows.animatesSelecting = false
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.animatesSelecting = animated
    rows.deselectItem(at: indexPath, animated: animated)
    rows.animatesSelecting = false
  }

  /// The interaction that shows the context menus of rows; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    delegate == nil ? nil : rows.contextMenuInteraction
  }

  // MARK: Touches

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = rows.gestureRecognizers
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rows.begin(touches, in: self) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rows.end(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !rows.end(touches, isCancelled: true) { super.touchesCancelled(touches, with: event) }
  }

  package override var accessibilityParts: [UIView]? {
    AccessibilityOrder(rows.elements.inOrder).parts(of: self).filter { $0 !== rows }
  }

  // MARK: Scrolling

  override var animatesScrolling: Bool { rows.animatesScrolling }
  override func layoutKeepsLimits(changedFrom former: ScrollLimits) -> Bool {
    rows.layoutKeepsLimits(changedFrom: former)
  }

  override func boundsDidChange(from former: CGRect) {
    super.boundsDidChange(from: former)
    if bounds != former { rows.follow(bounds) }
  }

  override func contentSizeDidChange(from size: CGSize) {
    super.contentSizeDidChange(from: size)
    placeEdges()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    rows.contentInset = adjustedContentInset
  }

  override func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    rows.offsets.keepingTarget { super.keepStartInView(from: before, to: after) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let screen = window?.screen, screen !== rows.knownScreen { measure(for: screen) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    LayoutPass.layOut(rows, isAlone: true)
    placeEdges()
  }
}
