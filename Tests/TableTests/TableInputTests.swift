import CollectionViewExtras
import Testing
import UIKit

/// Simulated input on rows, which is named as that on items is.
@MainActor @Suite struct TableInputTests {
  private let texts = Texts([["a", "b", "c"]])
  private let calls = Calls()

  private func table() -> UITableView {
    let table = makeTable(texts)
    table.delegate = calls
    calls.log = []
    return table
  }

  @Test func `a tap highlights and selects a row`() {
    let table = table()
    #expect(table.performTap(onRowAt: IndexPath(0, 1)))
    #expect(
      calls.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
    table.allowsSelection = false
    #expect(!table.performTap(onRowAt: IndexPath(0, 0)))
  }

  @Test func `a cancelled touch ends the highlight alone`() {
    let table = table()
    #expect(table.performTouchDown(onRowAt: IndexPath(0, 0)))
    #expect(table.cellForRow(at: IndexPath(0, 0))?.isHighlighted == true)
    table.performTouchCancel(onRowAt: IndexPath(0, 0))
    #expect(table.cellForRow(at: IndexPath(0, 0))?.isHighlighted == false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a row is swiped, closed and swiped all the way`() {
    final class Actions: NSObject, UITableViewDelegate {
      var done = 0
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Do") { [weak self] _, _, end in
          self?.done += 1
          end(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    let actions = Actions()
    let table = makeTable(texts)
    let window = shown(table)
    defer { window.isHidden = true }
    table.delegate = actions
    #expect(table.performSwipe(onRowAt: IndexPath(0, 1), edge: .trailing))
    #expect(table.indexPathForSwipedRow == IndexPath(0, 1))
    table.performSwipeBack()
    #expect(table.indexPathForSwipedRow == nil && !table.performTap(onSwipeActionAt: 0))
    #expect(!table.performSwipe(onRowAt: IndexPath(0, 1), edge: .leading))
    #expect(table.performFullSwipe(onRowAt: IndexPath(0, 2), edge: .trailing))
    #expect(actions.done == 1)
  }
}
