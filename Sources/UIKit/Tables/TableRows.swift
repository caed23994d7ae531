/// The inner collection view of a table view, which shows its rows.
///
/// Its frame and bounds are the table view's bounds, so that a point has the same coordinates in
/// both. It does not scroll itself: changes of its content offset scroll the table view, which sets
/// its bounds.
final class TableRows: UICollectionView {
  weak var table: UITableView?
  let tableLayout = TableLayout()
  private var cellTouch: TableTouch?

  init() {
    super.init(frame: .zero, collectionViewLayout: tableLayout)
    tableLayout.rows = self
    backgroundColor = nil
    clipsToBounds = false
    isScrollEnabled = false
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

  override var mover: UIScrollView { table ?? self }

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

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if cellTouch == nil, let table { cellTouch = TableTouch(touches, in: table) }
    if cellTouch == nil { next?.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = cellTouch else { return next?.touchesEnded(touches, with: event) ?? () }
    if touch.end(touches) { cellTouch = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = cellTouch else { return next?.touchesCancelled(touches, with: event) ?? () }
    if touch.cancel(touches) { cellTouch = nil }
  }
}
