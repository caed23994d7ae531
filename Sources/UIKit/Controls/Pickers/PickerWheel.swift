import Foundation

/// What a wheel of a picker asks and reports.
@MainActor protocol PickerWheelOwner: AnyObject {
  /// The content of a row.
  func content(ofRow row: Int, in wheel: PickerWheel, reusing view: UIView?) -> UIView
  /// The text of a row, to be read aloud.
  func spokenText(ofRow row: Int, in wheel: PickerWheel) -> String?
  /// Called when a touch has brought a row to the middle.
  func wheel(_ wheel: PickerWheel, didSettleAt row: Int)
}

/// One wheel of a picker: rows that scroll on a drum and stop at whole rows. Rule PICK-2.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private weak var owner: (any PickerWheelOwner)?
  private(set) var rowHeight: CGFloat = 32
  private(set) var rowCount = 0
  private var rows: [Int: UIView] = [:]
  /// Contents of rows that are no longer visible.
  private var spare: [UIView] = []
  /// Whether a touch is why the wheel turns.
  private var isTurnedByTouch = false

  init(owner: any PickerWheelOwner) {
    self.owner = owner
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceVertical = true
    _scrollDelegate = self
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addTarget(self, action: Selector("tapped:", PickerWheel.tapped))
    addGestureRecognizer(tap)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Takes the number of rows, and all contents anew.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    let selected = selectedRow
    for view in rows.values { view.removeFromSuperview() }
    (rows, spare) = ([:], [])
    (self.rowCount, self.rowHeight) = (max(0, rowCount), max(1, rowHeight))
    measure()
    select(max(0, selected), animated: false)
    placeRows()
  }

  private var inset: CGFloat { (bounds.height - rowHeight) / 2 }

  private func measure() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  /// The row in the middle; not whole while the wheel turns.
  private var position: CGFloat { (contentOffset.y + inset) / rowHeight }

  private func offset(ofRow row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - inset)
  }

  private func limited(_ row: Int) -> Int { min(max(row, 0), max(rowCount - 1, 0)) }

  private var chosen = 0

  /// The row that is selected, which changes when the wheel comes to rest; -1 without rows.
  var selectedRow: Int { rowCount == 0 ? -1 : limited(chosen) }

  /// Brings a row to the middle; one beyond the last counts as the last.
  func select(_ row: Int, animated: Bool) {
    isTurnedByTouch = false
    chosen = limited(row)
    setContentOffset(offset(ofRow: chosen), animated: animated)
    placeRows()
  }

  /// The content of a row, if it is visible.
  func visibleContent(ofRow row: Int) -> UIView? { rows[row] }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = CGFloat(rowCount) * rowHeight
    if contentSize != CGSize(width: bounds.width, height: height) || contentInset.top != inset {
      measure()
      contentOffset = offset(ofRow: limited(chosen))
    }
    placeRows()
  }

  private func placeRows() {
    guard bounds.height > 0, rowCount > 0 else { return }
    let drum = PickerDrum(height: bounds.height, rowHeight: rowHeight)
    let middle = Int(position.rounded())
    let range = max(0, middle - drum.reach)...max(0, min(rowCount - 1, middle + drum.reach))
    for (row, view) in rows where !range.contains(row) { release(view, of: row) }
    for row in range {
      guard let place = drum.place(ofRow: CGFloat(row) - position) else {
        if let view = rows[row] { release(view, of: row) }
        continue
      }
      let view = rows[row] ?? addRow(row)
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.distance)
      view.transform = CGAffineTransform(scaleX: 1, y: place.scale)
      view.alpha = place.alpha
    }
  }

  private func release(_ view: UIView, of row: Int) {
    rows[row] = nil
    view.removeFromSuperview()
    spare.append(view)
  }

  private func addRow(_ row: Int) -> UIView {
    let view = owner?.content(ofRow: row, in: self, reusing: spare.popLast()) ?? UIView()
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Turning

  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByTouch = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = limited(Int(((targetContentOffset.pointee.y + inset) / rowHeight).rounded()))
    targetContentOffset.pointee.y = offset(ofRow: row).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isDragging { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard isTurnedByTouch, rowCount > 0 else { return }
    isTurnedByTouch = false
    chosen = limited(Int(position.rounded()))
    owner?.wheel(self, didSettleAt: chosen)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard rowCount > 0, bounds.height > 0 else { return }
    let drum = PickerDrum(height: bounds.height, rowHeight: rowHeight)
    let distance = recognizer.location(in: self).y - bounds.midY
    turn(to: Int(position.rounded()) + drum.row(at: distance))
  }

  /// Turns to a row as a touch does.
  private func turn(to row: Int) {
    let row = limited(row)
    guard offset(ofRow: row) != contentOffset else { return }
    let isShown = window != nil
    isTurnedByTouch = true
    setContentOffset(offset(ofRow: row), animated: isShown)
    if !isShown { settle() }
  }

  // MARK: Accessibility

  package override var accessibilityDefaults: AccessibilityDefaults {
    let text = rowCount > 0 ? owner?.spokenText(ofRow: selectedRow, in: self) : nil
    return AccessibilityDefaults(isElement: true, value: text, traits: .adjustable)
  }

  override func accessibilityIncrement() { turn(to: selectedRow + 1) }
  override func accessibilityDecrement() { turn(to: selectedRow - 1) }
}
