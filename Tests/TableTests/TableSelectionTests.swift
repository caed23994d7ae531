import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TableSelectionTests {
  @Test func `a tap is told in UIKit's order`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    let calls = Calls()
    table.delegate = calls
    let window = shown(table)
    calls.log = []
    window.tap(at: CGPoint(x: 100, y: 60))
    #expect(
      calls.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isSelected == true)
    calls.log = []
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(
      calls.log == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 2)])
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isSelected == false)
  }

  @Test func `the delegate may have another row selected, or none`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    let calls = Calls()
    table.delegate = calls
    let window = shown(table)
    calls.selects = { _ in IndexPath(0, 0) }
    window.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathForSelectedRow == IndexPath(0, 0))
    calls.selects = { _ in nil }
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(table.indexPathForSelectedRow == IndexPath(0, 0))
  }

  @Test func `code selects without telling, and several rows where that is allowed`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    let calls = Calls()
    table.delegate = calls
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    calls.log = []
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 0), IndexPath(0, 2)])
    table.deselectRow(at: IndexPath(0, 0), animated: false)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 2)])
    #expect(calls.log.isEmpty)
    let window = shown(table)
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(calls.log.suffix(2) == ["willDeselect 2", "didDeselect 2"])
  }

  @Test func `a cell of no selection style is selected without showing it`() {
    let source = Texts([["a"]])
    source.configure = { cell, _ in cell.selectionStyle = .none }
    let table = makeTable(source)
    table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells[0].isSelected)
  }

  @Test func `cells are told whether they are selected when they come back into view`() {
    final class Telling: UITableViewCell {
      var told: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        told.append(selected)
      }
    }
    let source = Texts([(0..<100).map { "\($0)" }])
    let table = makeTable(source, .plain, Telling.self)
    table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    #expect((table.visibleCells[0] as? Telling)?.told == [true])
    table.scrollToRow(at: IndexPath(0, 80), at: .middle, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scrollToRow(at: IndexPath(0, 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected).prefix(2) == [true, false])
  }

  @Test func `a finger scrolls and does not select`() {
    let source = Texts([(0..<100).map { "\($0)" }])
    let table = makeTable(source)
    let calls = Calls()
    table.delegate = calls
    let window = shown(table)
    calls.log = []
    ManualClock.run { clock in
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 100, y: 400))
      finger.move(to: CGPoint(x: 100, y: 200), over: 0.5)
      finger.rest(for: 0.3)
      #expect(table.isDragging)
      finger.lift()
      clock.advance(by: 2)
    }
    #expect(table.contentOffset.y > 150)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!calls.log.contains { $0.hasPrefix("willSelect") })
  }
}
