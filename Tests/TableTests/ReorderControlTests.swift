import CollectionViewExtras
import Testing
import UIKit

/// Which rows have reorder controls.
@MainActor @Suite(.serialized) struct ReorderControlTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private final class MovableRows: NSObject, UITableViewDataSource {
    var moves: [String] = []
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      asked += 1
      return indexPath.row != 2
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.row) \(destinationIndexPath.row)") }
  }

  private func run(
    _ rows: any UITableViewDataSource, _ body: (UITableView, UIWindow, ManualClock) -> Void
  ) {
    ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      body(table, window, clock)
      window.isHidden = true
    }
  }

  private func controls(_ table: UITableView, _ rows: Range<Int>) -> [Bool] {
    rows.map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.showsReorderControl ?? false
    }
  }

  @Test func `rows that the data source says can be moved have a control in editing mode`() {
    let rows = MovableRows()
    run(rows) { table, window, clock in
      #expect(controls(table, 0..<4) == [false, false, false, false] && rows.asked == 0)
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      #expect(controls(table, 0..<4) == [true, true, false, true])
      window.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 300, y: 200), over: 0.3)
      clock.advance(by: 1)
      #expect(rows.moves == ["1 4"])
      // Rows that come in editing mode.
      table.contentOffset.y = 600
      window.layoutIfNeeded()
      #expect(controls(table, 20..<22) == [true, true])
    }
  }

  @Test func `rows of which the data source says nothing have none`() {
    let rows = Rows()
    run(rows) { table, window, _ in
      table.setEditing(true, animated: false)
      window.layoutIfNeeded()
      #expect(controls(table, 0..<4) == [false, false, false, false])
    }
  }
}
