import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TableUpdateTests {
  @Test func `cells of untouched rows stay the same objects`() {
    let source = Texts([["a", "b", "c", "d"]])
    let table = makeTable(source)
    let before = table.visibleCells
    source.sections = [["new", "a", "c", "d"]]
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
      table.deleteRows(at: [IndexPath(0, 1)], with: .automatic)
    }
    table.layoutIfNeeded()
    let after = table.visibleCells
    #expect(after.map { $0.textLabel?.text } == ["new", "a", "c", "d"])
    #expect(after[1] === before[0] && after[2] === before[2] && after[3] === before[3])
    #expect(after.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test func `changes between begin and end are one`() {
    let source = Texts([["a", "b"], ["c"]])
    let table = makeTable(source)
    let kept = table.cellForRow(at: IndexPath(1, 0))
    source.sections = [["x"], ["b", "a2"], ["c"]]
    table.beginUpdates()
    table.insertSections([0], with: .fade)
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(0, 0)], with: .left)
    table.insertRows(at: [IndexPath(1, 1)], with: .right)
    table.endUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "b", "a2", "c"])
    #expect(table.cellForRow(at: IndexPath(2, 0)) === kept)
  }

  @Test func `rows and sections move and are replaced`() {
    let source = Texts([["a", "b"], ["c"]])
    let table = makeTable(source)
    let a = table.cellForRow(at: IndexPath(0, 0))
    source.sections = [["b"], ["c", "a"]]
    table.moveRow(at: IndexPath(0, 0), to: IndexPath(1, 1))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(1, 1)) === a)
    source.sections = [["c", "a"], ["b"]]
    table.moveSection(1, toSection: 0)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(0, 1)) === a)
    source.sections = [["c", "A"], ["B"]]
    source.asked = []
    table.reloadRows(at: [IndexPath(0, 1)], with: .none)
    table.reloadSections([1], with: .fade)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "A", "B"])
    #expect(Set(source.asked) == [IndexPath(0, 1), IndexPath(1, 0)])
  }

  @Test func `reconfigured rows keep their cells`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    let before = table.visibleCells
    source.sections = [["a", "B"]]
    table.reconfigureRows(at: [IndexPath(0, 1)])
    #expect(table.visibleCells[1] === before[1])
    #expect(before[1].textLabel?.text == "B")
  }

  @Test func `heights are asked for again by an empty batch`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    let calls = Calls()
    table.delegate = calls
    table.layoutIfNeeded()
    let before = table.visibleCells
    calls.heights = [IndexPath(0, 0): 80]
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 1)).minY == 80)
    #expect(zip(table.visibleCells, before).allSatisfy { $0 === $1 })
  }

  @Test func `the selection follows its row`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    source.sections = [["x", "a", "b"]]
    table.insertRows(at: [IndexPath(0, 0)], with: .top)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == IndexPath(0, 2))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a row that comes from the right is seen on its way`() {
    ManualClock.run { clock in
      let source = Texts([["a", "b"]])
      let table = makeTable(source)
      let window = shown(table)
      clock.advance(by: 1)
      source.sections = [["a", "new", "b"]]
      var isOver = false
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(0, 1)], with: .right)
      } completion: { _ in
        isOver = true
      }
      clock.advance(by: 0.15)
      let cell = table.cellForRow(at: IndexPath(0, 1))
      #expect(cell?.frame == CGRect(x: 0, y: 44, width: 390, height: 44))
      let x = cell?.layer.presentation()?.frame.minX ?? 0
      #expect(x > 50 && x < 350)
      #expect(!isOver)
      clock.advance(by: 1)
      #expect(isOver)
      #expect(cell?.layer.presentation()?.frame.minX == 0)
      _ = window
    }
  }

  @Test func `numbers of rows that do not add up are refused in UIKit's words`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Texts([["a", "b"]])
        let table = makeTable(source)
        table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
    #expect(!text.contains("item"))
  }

  @Test func `an identifier that is not registered is refused in UIKit's words`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Texts([["a", "b"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unable to dequeue a cell with identifier Cell - must register a nib"))
  }

  @Test func `rows are made ahead while an animation scrolls`() {
    ManualClock.run { clock in
      let source = Texts([(0..<200).map { "\($0)" }])
      let table = makeTable(source)
      let window = shown(table)
      clock.advance(by: 1)
      table.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
      clock.advance(by: 0.1)
      #expect(table.contentOffset.y > 0 && table.contentOffset.y < 3000)
      clock.advance(by: 1)
      #expect(table.contentOffset.y == 3000)
      for path in table.indexPathsForVisibleRows ?? [] {
        let cell = table.cellForRow(at: path)
        #expect(cell?.textLabel?.text == "\(path.row)")
        #expect(cell?.frame == table.rectForRow(at: path))
        #expect(cell.flatMap(table.indexPath(for:)) == path)
      }
      _ = window
    }
  }

  @Test func `cells are used again and told so`() {
    final class Counting: UITableViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let source = Texts([(0..<100).map { "\($0)" }])
    let table = makeTable(source, .plain, Counting.self)
    let first = table.visibleCells[0] as? Counting
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(first?.reuses == 1)
    #expect(first?.window == nil)
  }

  @Test func `cells that are made by hand wait under their identifier`() {
    final class ByHand: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "hand")
        if cell == nil {
          made += 1
          cell = UITableViewCell(style: .value1, reuseIdentifier: "hand")
        }
        cell?.textLabel?.text = "\(indexPath.row)"
        return cell ?? UITableViewCell()
      }
    }
    let source = ByHand()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.dataSource = source
    table.layoutIfNeeded()
    for _ in 0..<30 {
      table.contentOffset.y += 250
      table.layoutIfNeeded()
    }
    #expect(source.made <= 2 * 15)
    #expect(table.visibleCells.map { $0.textLabel?.text }.first == "170")
  }
}
