import CollectionViewExtras
import Testing
import UIKit

/// Where the views of a table view lie in the view tree, and that a row has one state.
@MainActor @Suite struct TableTreeTests {
  private let source = Texts([(0..<30).map { "Row \($0)" }, ["last"]])

  // MARK: The view tree

  @Test func `a cell lies in the table view, its content view in the cell`() {
    let table = makeTable(source)
    for cell in table.visibleCells {
      #expect(cell.superview === table)
      #expect(cell.contentView.superview === cell)
      #expect(cell.next === table)
      #expect(table.subviews.contains(cell))
    }
    #expect(table.visibleCells.count > 10)
  }

  @Test func `headers and footers lie in the table view, in front of the cells`() throws {
    source.headers = [0: "Header"]
    source.footers = [0: "Footer"]
    source.sections[0] = ["a", "b"]
    let table = makeTable(source, .grouped)
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))
    #expect(header.superview === table && footer.superview === table)
    // The gap above the first group is above the header.
    #expect(abs(header.frame.maxY - table.rectForHeader(inSection: 0).maxY) < 0.01)
    #expect(abs(footer.frame.minY - table.rectForFooter(inSection: 0).minY) < 0.01)
    let order = table.subviews
    let cells = table.visibleCells.compactMap { order.firstIndex(of: $0) }
    let edges = [header, footer].compactMap { order.firstIndex(of: $0) }
    #expect(try #require(cells.max()) < (try #require(edges.min())))
  }

  @Test func `a view that the delegate makes is a header of the table view`() throws {
    final class Edges: NSObject, UITableViewDelegate {
      let view = UILabel()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? view : nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 40 : 0
      }
    }
    let edges = Edges()
    let table = makeTable(source)
    table.delegate = edges
    table.reloadData()
    table.layoutIfNeeded()
    #expect(edges.view.isDescendant(of: table))
    #expect(
      edges.view.convert(edges.view.bounds, to: table) == table.rectForHeader(inSection: 0))
  }

  @Test func `views of the application stay in front of rows that come into view`() {
    let table = makeTable(source)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    table.addSubview(button)
    table.backgroundView = UIView()
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(table.subviews.last === button)
    #expect(table.subviews.first === table.backgroundView)
    #expect(table.hitTest(CGPoint(x: 100, y: 700), with: nil) === button)
  }

  @Test func `the table view's own header and views over pinned headers can be touched`() {
    source.headers = [0: "Header"]
    let table = makeTable(source)
    let header = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
    table.tableHeaderView = header
    let floating = UIButton(frame: CGRect(x: 300, y: 400, width: 50, height: 50))
    table.addSubview(floating)
    table.layoutIfNeeded()
    #expect(table.hitTest(CGPoint(x: 100, y: 40), with: nil) === header)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    // The section's header is pinned at 400.
    #expect(table.headerView(forSection: 0)?.frame.minY == 400)
    #expect(table.hitTest(CGPoint(x: 310, y: 410), with: nil) === floating)
    #expect(
      table.hitTest(CGPoint(x: 100, y: 410), with: nil)?
        .isDescendant(of: table.headerView(forSection: 0) ?? floating) == true)
  }

  @Test func `a point of a row is found in its content view`() {
    let table = makeTable(source)
    let window = shown(table)
    let cell = table.visibleCells[3]
    let point = CGPoint(x: 200, y: cell.frame.midY)
    #expect(window.hitTest(point, with: nil) === cell.contentView)
    #expect(
      cell.contentView.convert(CGPoint(x: 0, y: 10), to: table)
        == CGPoint(x: 0, y: 10 + cell.frame.minY))
    #expect(table.convert(cell.frame, to: window) == cell.convert(cell.bounds, to: nil))
    #expect(cell.bounds.origin == .zero)
  }

  @Test func `touches that a cell does not want arrive at the table view`() {
    final class Listening: UITableView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
        super.touchesBegan(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
        super.touchesEnded(touches, with: event)
      }
    }
    let table = Listening(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    let window = shown(table)
    window.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.log == ["began", "ended"])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
  }

  // MARK: One state

  @Test func `a cell is selected, highlighted and edited where its row is`() {
    final class Telling: UITableViewCell {
      var log: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.append("highlighted \(highlighted)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("editing \(editing)")
      }
    }
    let table = makeTable(source, .plain, Telling.self)
    let cell = table.visibleCells[1] as? Telling
    table.selectRow(at: IndexPath(0, 1), animated: true, scrollPosition: .none)
    #expect(cell?.isSelected == true && cell?.configurationState.isSelected == true)
    #expect(table.performTouchDown(onRowAt: IndexPath(0, 1)))
    #expect(cell?.isHighlighted == true && cell?.configurationState.isHighlighted == true)
    table.performTouchCancel(onRowAt: IndexPath(0, 1))
    table.setEditing(true, animated: false)
    #expect(cell?.isEditing == true && cell?.configurationState.isEditing == true)
    #expect(
      cell?.log == [
        "selected true true", "highlighted true", "highlighted false", "editing true",
      ])
    table.setEditing(false, animated: false)
    table.deselectRow(at: IndexPath(0, 1), animated: false)
    #expect(cell?.isEditing == false && cell?.isSelected == false)
    #expect(cell?.configurationState.isEditing == false)
  }

  @Test func `the application's own changes of a cell's state stay`() {
    let table = makeTable(source)
    let cell = table.visibleCells[0]
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.isSelected && cell.isHighlighted)
    #expect(table.indexPathForSelectedRow == nil)
    cell.isHighlighted = false
    #expect(!cell.isHighlighted && cell.configurationState.isSelected)
  }

  @Test func `a row that is swiped moves its own contents aside`() {
    final class Deleting: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
    }
    ManualClock.run { clock in
      let deleting = Deleting()
      let table = makeTable(source)
      table.delegate = deleting
      let window = shown(table)
      #expect(table.performSwipe(onRowAt: IndexPath(0, 2), edge: .trailing))
      clock.advance(by: 1)
      let cell = table.visibleCells[2]
      #expect(cell.configurationState.isSwiped && cell.showingDeleteConfirmation)
      #expect(cell.frame == table.rectForRow(at: IndexPath(0, 2)))
      // The contents have made room at the trailing edge.
      #expect(cell.contentView.convert(cell.contentView.bounds, to: table).maxX < 330)
      let hit = window.hitTest(CGPoint(x: 380, y: cell.frame.midY), with: nil)
      #expect(hit?.isDescendant(of: cell) == true)
      #expect(hit?.isDescendant(of: cell.contentView) == false)
      table.performSwipeBack()
      clock.advance(by: 1)
      #expect(!cell.configurationState.isSwiped)
      #expect(cell.contentView.convert(cell.contentView.bounds, to: table).maxX == 390)
    }
  }

  // MARK: Reuse

  @Test func `cells that leave are removed and used again`() {
    final class Counted: UITableViewCell {
      static var made = 0
      var reuses = 0
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Counted.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    Counted.made = 0
    source.sections = [(0..<400).map { "\($0)" }]
    let table = makeTable(source, .plain, Counted.self)
    let first = table.visibleCells[0]
    for step in 1...40 {
      table.contentOffset.y = CGFloat(step * 200)
      table.layoutIfNeeded()
    }
    // 600 points of 44: at most 15 rows are seen, some leave in the layout in which others enter.
    #expect(Counted.made <= 20)
    #expect((first as? Counted)?.reuses ?? 0 > 5)
    let cells = table.subviews.filter { $0 is UITableViewCell }
    #expect(Set(cells) == Set(table.visibleCells))
  }

  @Test func `cells that the application keeps come back as they were`() {
    final class Static: NSObject, UITableViewDataSource {
      var cells: [UITableViewCell] = (0..<40).map { index in
        let cell = UITableViewCell(style: .default, reuseIdentifier: index % 2 == 0 ? "kept" : nil)
        cell.textLabel?.text = "\(index)"
        return cell
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[indexPath.row] }
    }
    ManualClock.run { clock in
      let kept = Static()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      table.dataSource = kept
      let window = shown(table)
      func check(_ comment: Comment) {
        table.layoutIfNeeded()
        let paths = table.indexPathsForVisibleRows ?? []
        #expect(table.visibleCells == paths.map { kept.cells[$0.row] }, comment)
        for cell in table.visibleCells {
          #expect(cell.superview === table, comment)
          #expect(table.indexPath(for: cell).map { kept.cells[$0.row] } === cell, comment)
        }
      }
      check("at first")
      for offset in [900, 300, 1400, 0] as [CGFloat] {
        table.contentOffset.y = offset
        check("scrolled to \(offset)")
      }
      table.reloadRows(at: [IndexPath(0, 1), IndexPath(0, 2)], with: .fade)
      check("reloaded")
      clock.advance(by: 1)
      check("after the animation")
      kept.cells.insert(kept.cells.remove(at: 0), at: 3)
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
        table.insertRows(at: [IndexPath(0, 3)], with: .fade)
      }
      check("deleted and inserted elsewhere")
      clock.advance(by: 1)
      check("after that animation")
      table.reloadData()
      check("all reloaded")
      _ = window
    }
  }

  @Test func `a cell that two rows show is the later row's`() {
    final class Same: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let same = Same()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    table.dataSource = same
    table.layoutIfNeeded()
    #expect(same.cell.superview === table)
    #expect(table.visibleCells == [same.cell])
    table.contentOffset.y = 10
    table.layoutIfNeeded()
    #expect(table.visibleCells == [same.cell])
  }

  @Test func `a table view and its cells are freed`() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var header: UIView?
    do {
      source.headers = [0: "Header"]
      let made = makeTable(source)
      (table, cell) = (made, made.visibleCells[0])
      header = made.headerView(forSection: 0)
      made.contentOffset.y = 700
      made.layoutIfNeeded()
      // One waits in the pool, or shows another row.
      #expect(cell != nil && header != nil)
    }
    #expect(table == nil && cell == nil && header == nil)
  }

  // MARK: Reordering and measuring

  @Test func `a row that is dragged is the cell itself`() {
    final class Moving: NSObject, UITableViewDataSource {
      var rows = ["a", "b", "c", "d"]
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
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    }
    ManualClock.run { clock in
      let moving = Moving()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      table.dataSource = moving
      table.setEditing(true, animated: false)
      let window = shown(table)
      let cell = table.visibleCells[0]
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 370, y: 22))
      finger.move(to: CGPoint(x: 370, y: 110), over: 0.5)
      finger.rest(for: 0.1)
      #expect(cell.superview === table && abs(cell.frame.midY - 110) < 1)
      #expect(cell.layer.shadowOpacity > 0 && cell.layer.zPosition > 0)
      finger.lift()
      clock.advance(by: 1)
      #expect(moving.rows == ["b", "c", "a", "d"])
      #expect(table.indexPath(for: cell) == IndexPath(0, 2))
      #expect(cell.layer.shadowOpacity == 0 && cell.layer.zPosition == 0)
    }
  }

  @Test func `a row grows with its content`() {
    let table = makeTable(source)
    let cell = table.visibleCells[1]
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "one\ntwo\nthree\nfour"
    table.layoutIfNeeded()
    #expect(cell.frame.height > 80)
    #expect(abs(cell.frame.maxY - table.rectForRow(at: IndexPath(0, 1)).maxY) < 0.01)
    #expect(abs(table.visibleCells[2].frame.minY - cell.frame.maxY) < 0.01)
  }
}
