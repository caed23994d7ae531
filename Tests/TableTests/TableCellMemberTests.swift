import CollectionViewExtras
import Testing
import UIKit

/// A delegate of rows without editing controls that answers whether they are indented.
@MainActor private final class Unindented: NSObject, UITableViewDelegate {
  var log: [String] = []
  var indents = false

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("begin \(indexPath.row)")
    tableView.setEditing(true, animated: false)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row == 2 ? nil : indexPath }
}

/// A delegate with the actions of rows as before iOS 11.
@MainActor private final class RowActions: NSObject, UITableViewDelegate {
  var log: [String] = []

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] action, path in
      self?.log.append("\(action.title ?? "") \(path.row)")
    }
    share.backgroundColor = .systemBlue
    return [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }, share]
  }
}

@MainActor @Suite struct TableCellMemberTests {
  private let source = Texts([["a", "b", "c", "d"]])

  private func table(_ delegate: any UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  private func left(_ table: UITableView) -> CGFloat {
    table.layoutIfNeeded()
    return table.visibleCells[0].contentView.convert(.zero, to: table).x
  }

  @Test(arguments: [false, true])
  func `rows without a control leave its room if they are to be indented`(indents: Bool) {
    let delegate = Unindented()
    delegate.indents = indents
    let table = table(delegate)
    defer { withExtendedLifetime(delegate) {} }
    #expect(left(table) == 0)
    table.setEditing(true, animated: false)
    #expect(indents ? left(table) > 30 : left(table) == 0)
    let cell = table.visibleCells[0]
    #expect(cell.shouldIndentWhileEditing == indents)
    cell.shouldIndentWhileEditing.toggle()
    #expect(indents ? left(table) == 0 : left(table) > 30)
    table.setEditing(false, animated: false)
    #expect(left(table) == 0)
  }

  @Test func `selected rows have a background of their own where several can be selected`() {
    let table = table(Unindented())
    let (one, several) = (UIView(), UIView())
    let cell = table.visibleCells[0]
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(one.superview === cell && several.superview == nil)
    cell.isSelected = false
    table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(one.superview == nil && several.superview === cell)
    #expect(several.frame == cell.bounds && cell.selectedBackgroundView === one)
    cell.multipleSelectionBackgroundView = nil
    #expect(one.superview === cell && several.superview == nil)
    cell.backgroundConfiguration = .clear()
    #expect(cell.selectedBackgroundView == nil && one.superview == nil)
  }

  @Test func `two fingers select several rows where the delegate lets them`() {
    let delegate = Unindented()
    let table = table(delegate)
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.performMultipleSelection(fromRowAt: IndexPath(0, 0), over: [IndexPath(0, 3)]))
    #expect(delegate.log == ["begin 0", "select 0", "select 1", "select 3", "end"])
    #expect(table.isEditing)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1, 3])
  }

  @Test func `actions of the former kind are revealed by a swipe`() throws {
    let delegate = RowActions()
    let table = table(delegate)
    let window = shown(table)
    defer { window.isHidden = true }
    #expect(table.performSwipe(onRowAt: IndexPath(0, 1), edge: .trailing))
    #expect(table.visibleCells[1].showingDeleteConfirmation)
    #expect(table.performTap(onSwipeActionAt: 1))
    #expect(delegate.log == ["Share 1"])
  }
}
