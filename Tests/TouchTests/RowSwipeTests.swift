import CollectionViewExtras
import Testing
import UIKit

/// Rows of a table view: a data source that moves and deletes them and notes what it hears.
@MainActor final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = (0..<20).map { "Row \($0)" }
  var log: [String] = []
  var lastTarget = 19
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  override init() {
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("delete \(indexPath.row)")
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 5
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(row: min(lastTarget, proposedDestinationIndexPath.row), section: 0)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.log.append("pin \(indexPath.row)")
        done(true)
      }
    ])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBegin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEnd \(indexPath?.row ?? -1)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  /// Where the middle of a row is seen.
  func middle(_ row: Int) -> CGFloat? {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return cell.map { $0.convert($0.bounds, to: nil).midY }
  }
}

@MainActor @Suite struct RowSwipeTests {
  private func point(_ x: CGFloat, _ row: Int) -> CGPoint {
    CGPoint(x: x, y: CGFloat(row) * 44 + 22)
  }

  @Test func `the delegate hears that a row is swiped and that it closes`() {
    let model = TableModel()
    onStage(model.table) { window, clock in
      window.drag(from: point(100, 1), to: point(200, 1), over: 0.2)
      clock.advance(by: 1)
      #expect(model.log == ["willBegin 1"])
      #expect(model.table.indexPathForSwipedRow?.row == 1)
      window.tap(at: point(20, 1))
      #expect(model.log == ["willBegin 1", "pin 1", "didEnd 1"])
      clock.advance(by: 1)
      model.log = []
      window.drag(from: point(200, 3), to: point(120, 3), over: 0.2)
      clock.advance(by: 1)
      window.tap(at: point(100, 7))
      #expect(model.log == ["willBegin 3", "didEnd 3"])
    }
  }

  @Test func `the button that deletes comes by itself, and all the way deletes`() {
    let model = TableModel()
    onStage(model.table) { window, clock in
      window.drag(from: point(200, 3), to: point(120, 3), over: 0.2)
      clock.advance(by: 1)
      window.tap(at: point(300, 3))
      clock.advance(by: 1)
      #expect(model.log.contains("delete 3") && model.rows[3] == "Row 4")
      window.drag(from: point(310, 0), to: point(20, 0), over: 0.3)
      clock.advance(by: 1)
      #expect(model.rows.first == "Row 1")
      #expect(model.table.indexPathForSwipedRow == nil)
    }
  }

  @Test func `vertical drags scroll the table view`() {
    let model = TableModel()
    onStage(model.table) { window, clock in
      window.drag(from: point(200, 6), to: CGPoint(x: 190, y: 100), over: 0.3)
      clock.advance(by: 2)
      #expect(model.table.contentOffset.y > 100)
      #expect(model.log == [])
    }
  }

  @Test func `the sign to delete asks, and a tap elsewhere takes that back`() {
    let model = TableModel()
    onStage(model.table) { window, clock in
      model.table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      window.tap(at: point(28, 2))
      clock.advance(by: 1)
      #expect(model.table.indexPathForSwipedRow?.row == 2)
      window.tap(at: point(150, 6))
      clock.advance(by: 1)
      #expect(model.table.indexPathForSwipedRow == nil && model.rows.count == 20)
      window.tap(at: point(28, 2))
      clock.advance(by: 1)
      window.tap(at: point(300, 2))
      clock.advance(by: 1)
      #expect(model.log == ["delete 2"])
    }
  }
}
