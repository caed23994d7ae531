/// The inner collection view of a table view, which places its rows.
///
/// It lies behind the rows, which are subviews of the table view, and has no subviews. Its frame
/// and bounds are the table view's bounds, so that a point has the same coordinates in both. It does
/// not scroll itself: changes of its content offset scroll the table view, which sets its bounds.
final class TableRows: UICollectionView {
  weak var table: UITableView?
  let tableLayout = TableLayout()
  /// The numbers of rows before the batches of changes that are open, the outermost first.
  var openBatches: [ItemCounts] = []
  /// The screen of the window that the table view was in last; the main one before.
  var knownScreen = UIScreen.main
  private var touch: TableTouch?
  /// Whether the present change of the editing mode is animated.
  var animatesEditing = false
  /// Whether the present change of the selection is animated.
  var animatesSelecting = false

  init() {
    super.init(frame: .zero, collectionViewLayout: tableLayout)
    tableLayout.rows = self
    backgroundColor = nil
    clipsToBounds = false
    isScrollEnabled = false
    isUserInteractionEnabled = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    register(TableBoundary.self, TableKind.header)
    register(TableBoundary.self, TableKind.footer)
    register(TableBoundary.self, TableKind.top)
    register(TableBoundary.self, TableKind.bottom)
  }

  required init?(coder: NSCoder) { nil }

  private func register(_ type: AnyClass, _ kind: String) {
    register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
  }

  // MARK: Content offset

  package override var mover: UIScrollView { table ?? self }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { if let table { table.contentOffset = newValue } else { super.contentOffset = newValue } }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    table?.setContentOffset(contentOffset, animated: animated)
  }

  override var contentSize: CGSize {
    didSet { if let table, table.contentSize != contentSize { table.contentSize = contentSize } }
  }

  override func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {}

  /// The height of a pinned header, below which rows are scrolled to, in points.
  override func cover(inSection section: Int) -> CGFloat {
    guard let table, table.style == .plain, table.sections.header(section).isShown else { return 0 }
    let path = IndexPath(item: 0, section: section)
    return layoutAttributesForSupplementaryElement(ofKind: TableKind.header, at: path)?
      .frame.height ?? 0
  }

  /// Sets the frame and the bounds to those of the table view.
  func follow(_ bounds: CGRect) {
    if frame != bounds { frame = bounds }
    if self.bounds != bounds { self.bounds = bounds }
  }

  override func worded(_ text: String) -> String {
    text.replacingOccurrences(of: "collection view", with: "table view")
      .replacingOccurrences(of: "item", with: "row")
  }

  /// The table view lays its rows out with itself.
  override func setNeedsLayout() {
    super.setNeedsLayout()
    if let table, !table.layoutState.isUnderWay { table.setNeedsLayout() }
  }

  // MARK: Touches of the table view

  /// Begins a touch of a row.
  ///
  /// - Returns: Whether a row is touched.
  func begin(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
    if touch == nil { touch = TableTouch(touches, in: table) }
    return touch != nil
  }

  /// Ends the touch of a row; cancels it if `isCancelled`.
  ///
  /// - Returns: Whether a row was touched.
  func end(_ touches: Set<UITouch>, isCancelled: Bool = false) -> Bool {
    guard let touch else { return false }
    if isCancelled ? touch.cancel(touches) : touch.end(touches) { self.touch = nil }
    return true
  }
}
