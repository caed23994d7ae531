import CollectionViewExtras
import Testing
import UIKit

/// A data source and delegate of rows that are edited.
@MainActor private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d"]
  var log: [String] = []
  var style = UITableViewCell.EditingStyle.delete

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.showsReorderControl = true
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    switch editingStyle {
    case .delete:
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      rows.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none: break
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    log.append("index \(title)")
    return 0
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("accessory \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.log.append("flag \(indexPath.row)")
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

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { IndexPath(row: min(2, proposedDestinationIndexPath.row), section: 0) }
}

@MainActor @Suite struct TableEditingTests {
  private func make() -> (UITableView, Editor) {
    let editor = Editor()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = editor
    table.delegate = editor
    table.layoutIfNeeded()
    return (table, editor)
  }

  @Test func `rows that may be edited show their controls`() {
    let (table, editor) = make()
    defer { withExtendedLifetime(editor) {} }
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.isEditing)
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true, false])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .delete, .none])
    let content = table.visibleCells[0].contentView
    #expect(content.convert(.zero, to: table).x > 30)
    #expect(table.visibleCells[3].contentView.convert(.zero, to: table).x == 0)
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    #expect(content.convert(.zero, to: table).x == 0)
  }

  @Test func `the sign to delete asks before it deletes`() {
    let (table, editor) = make()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cell = table.visibleCells[1]
    #expect(cell.performTap(onAccessory: .delete))
    #expect(cell.showingDeleteConfirmation)
    #expect(editor.rows.count == 4)
    #expect(table.performTap(onSwipeActionAt: 0))
    #expect(editor.rows == ["a", "c", "d"])
    #expect(editor.log == ["commit delete 1"])
  }

  @Test func `the sign to insert inserts`() {
    let (table, editor) = make()
    editor.style = .insert
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells[2].performTap(onAccessory: .insert))
    #expect(editor.rows == ["a", "b", "new", "c", "d"])
    #expect(table.visibleCells[2].textLabel?.text == "new")
  }

  @Test func `a finger on a detail button is told and does not select`() {
    let (table, editor) = make()
    let window = shown(table)
    let button = CGPoint(x: 390 - 20 - 13, y: 66)
    window.tap(at: button)
    #expect(editor.log == ["accessory 1"])
    #expect(table.indexPathForSelectedRow == nil)
    window.tap(at: CGPoint(x: 100, y: 66))
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
  }

  @Test func `rows are swiped aside at both edges`() {
    let (table, editor) = make()
    #expect(table.performSwipe(onRowAt: IndexPath(0, 0), edge: .leading))
    #expect(table.performTap(onSwipeActionAt: 0))
    #expect(editor.log == ["willBegin 0", "flag 0", "didEnd 0"])
    #expect(!table.performSwipe(onRowAt: IndexPath(0, 3), edge: .trailing))
    #expect(table.performSwipe(onRowAt: IndexPath(0, 2), edge: .trailing))
    #expect(table.performTap(onSwipeActionAt: 0))
    #expect(editor.rows == ["a", "b", "d"])
  }

  @Test func `rows are moved where the delegate lets them`() {
    let (table, editor) = make()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let a = table.visibleCells[0]
    #expect(table.performDrag(onRowAt: IndexPath(0, 0), to: CGPoint(x: 100, y: 170)))
    table.layoutIfNeeded()
    #expect(editor.rows == ["b", "c", "a", "d"])
    #expect(editor.log == ["move 0 2"])
    #expect(table.cellForRow(at: IndexPath(0, 2)) === a)
  }

  @Test func `index titles stand at the side and lead to sections`() {
    let (table, editor) = make()
    #expect(table.visibleIndexTitles == ["A", "B"])
    #expect(table.performTap(onIndexTitleAt: 1))
    #expect(editor.log == ["index B"])
  }

  @Test func `rings replace the controls where several rows can be selected`() {
    let (table, editor) = make()
    defer { withExtendedLifetime(editor) {} }
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(!table.visibleCells[0].performTap(onAccessory: .delete))
    let window = shown(table)
    window.tap(at: CGPoint(x: 100, y: 20))
    window.tap(at: CGPoint(x: 100, y: 66))
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 0), IndexPath(0, 1)])
  }

  @Test func `rows ahead are prefetched`() {
    final class Ahead: NSObject, UITableViewDataSourcePrefetching {
      var rows: Set<Int> = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        rows.formUnion(indexPaths.map(\.row))
      }
    }
    let source = Texts([(0..<100).map { "\($0)" }])
    let table = makeTable(source)
    let ahead = Ahead()
    table.prefetchDataSource = ahead
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(ahead.rows.contains(20))
    #expect(!ahead.rows.contains(3))
  }
}
