import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TableLayoutTests {
  @Test func `rows of a line of text are 44 points high and follow each other`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.visibleCells.count == 3)
    #expect(table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 44, width: 390, height: 44))
    #expect(table.contentSize == CGSize(width: 390, height: 3 * 44))
    let cell = table.cellForRow(at: IndexPath(0, 2))
    #expect(cell?.frame == CGRect(x: 0, y: 88, width: 390, height: 44))
    #expect(cell?.textLabel?.text == "c")
    #expect(cell.flatMap(table.indexPath(for:)) == IndexPath(0, 2))
    #expect(cell?.convert(.zero, to: table) == CGPoint(x: 0, y: 88))
    #expect(cell?.isDescendant(of: table) == true)
  }

  @Test func `heights are those of the property, and the delegate's before them`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    table.rowHeight = 60
    #expect(table.rectForRow(at: IndexPath(0, 2)).minY == 120)
    let calls = Calls()
    calls.heights = [IndexPath(0, 0): 100]
    table.delegate = calls
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 0)).height == 100)
    #expect(table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 100, width: 390, height: 44))
  }

  @Test func `a plain header is 28 points high with 22 above it`() {
    let source = Texts([["a", "b"], ["c"]])
    source.headers = [0: "One", 1: "Two"]
    let table = makeTable(source)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
    #expect(table.rectForRow(at: IndexPath(0, 0)).minY == 50)
    #expect(
      table.rectForHeader(inSection: 1)
        == CGRect(x: 0, y: 160, width: 390, height: 28))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
  }

  @Test func `a plain header stays in view`() {
    let source = Texts([(0..<40).map { "\($0)" }, ["c"]])
    source.headers = [0: "One", 1: "Two"]
    let table = makeTable(source)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    let header = table.headerView(forSection: 0)
    #expect(header?.convert(.zero, to: table).y == 300)
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.visibleCells.first?.frame.minY ?? 1000 <= 300)
  }

  @Test func `groups without headers are 35 points from the top and from each other`() {
    let source = Texts([["a"], ["b"]])
    let table = makeTable(source, .grouped)
    #expect(table.rectForRow(at: IndexPath(0, 0)).minY.rounded() == 35)
    let gap =
      table.rectForRow(at: IndexPath(1, 0)).minY - table.rectForRow(at: IndexPath(0, 0)).maxY
    #expect(gap.rounded() == 35)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 0)).minY.rounded(.down) == 67)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
  }

  @Test func `cards keep from the sides`() {
    let source = Texts([["a", "b"], ["c"]])
    source.headers = [0: "One"]
    source.footers = [1: "The end"]
    let table = makeTable(source, .insetGrouped)
    let frame = table.rectForRow(at: IndexPath(0, 0))
    #expect(frame.minX == 20)
    #expect(frame.width == 350)
    #expect(table.backgroundColor == .systemGroupedBackground)
  }

  @Test func `the table view's own header and footer scroll with the rows`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 0)).minY == 30)
    #expect(table.contentSize.height == 138)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 118, width: 390, height: 20))
    source.sections = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 50)
  }

  @Test func `cells with constraints are as high as these say`() {
    final class Tall: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 57),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let source = Texts([["", ""]])
    let table = makeTable(source, .plain, Tall.self)
    #expect(table.visibleCells.first is Tall)
    #expect(table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 77, width: 390, height: 77))
  }

  @Test func `a table view scrolls as a scroll view does`() {
    let source = Texts([(0..<100).map { "\($0)" }])
    let table = makeTable(source)
    final class Hears: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let hears = Hears()
    table.delegate = hears
    table.scrollToRow(at: IndexPath(0, 50), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 2200)
    #expect(hears.offsets.last == 2200)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(0, 50))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50 * 44 + 1)) == IndexPath(0, 50))
    table.setContentOffset(.zero, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.textLabel?.text == "0")
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 50))
        == [IndexPath(0, 1), IndexPath(0, 2)])
    // Rows that only touch the rectangle do not count.
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 44, width: 10, height: 44)) == [IndexPath(0, 1)])
    // What is touched is the cell.
    let touched = table.hitTest(CGPoint(x: 100, y: 60), with: nil)
    #expect(touched?.isDescendant(of: table.visibleCells[1]) == true)
  }

  @Test func `without estimates all heights are asked for at once`() {
    final class Heights: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return CGFloat(20 + indexPath.row)
      }
    }
    let source = Texts([(0..<100).map { "\($0)" }])
    let table = makeTable(source)
    let heights = Heights()
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(heights.asked < 100)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 6950)
    #expect(
      table.rectForRow(at: IndexPath(0, 99)) == CGRect(x: 0, y: 6831, width: 390, height: 119))
  }

  @Test func `rows that change their content change their heights`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    let cell = table.visibleCells[0]
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "one\ntwo\nthree"
    table.layoutIfNeeded()
    #expect(cell.frame.height > 80)
    #expect(table.visibleCells[1].frame.minY == cell.frame.maxY)
  }

  @Test func `another width lays rows out anew`() {
    let source = Texts([["a", "b"]])
    source.headers = [0: "One"]
    let table = makeTable(source, .insetGrouped)
    table.frame.size = CGSize(width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].frame.width == 288)
    #expect(table.visibleCells[1].contentView.bounds.width == 288)
    #expect(table.contentSize.width == 320)
  }

  @Test func `the delegate's headers and footers are shown and used again`() {
    final class Bands: NSObject, UITableViewDelegate {
      var log: [String] = []
      var made: Set<ObjectIdentifier> = []
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Band")
        view.map { _ = made.insert(ObjectIdentifier($0)) }
        view?.textLabel?.text = "Band \(section)"
        return view
      }
      func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
      ) -> UIView? {
        let view = UIView()
        view.backgroundColor = .systemRed
        return view
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        12
      }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) {
        log.append("will \(section)")
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemPurple
      }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { log.append("end \(section)") }
    }
    let source = Texts((0..<40).map { ["row \($0)", "other"] })
    let table = makeTable(source, .grouped)
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Band")
    let bands = Bands()
    table.delegate = bands
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Band 0")
    #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .systemPurple)
    #expect(bands.log.first == "will 0")
    #expect(table.rectForFooter(inSection: 0).height == 12)
    #expect(table.rectForFooter(inSection: 0).minY == table.rectForRow(at: IndexPath(0, 1)).maxY)
    #expect(abs(table.rect(forSection: 0).maxY - table.rect(forSection: 1).minY) < 0.01)
    for _ in 0..<20 {
      table.contentOffset.y += 200
      table.layoutIfNeeded()
    }
    #expect(bands.log.contains("end 0"))
    #expect(bands.made.count <= 12)
  }

  @Test func `cells of the application's own stay where they belong`() {
    final class Static: NSObject, UITableViewDataSource {
      let cells = (0..<40).map { _ in UITableViewCell(style: .value1, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[indexPath.row] }
    }
    let source = Static()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.dataSource = source
    table.layoutIfNeeded()
    for offset in [300, 900, 0, 1160, 44] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path) === source.cells[path.row])
        #expect(source.cells[path.row].frame == table.rectForRow(at: path))
        #expect(table.indexPath(for: source.cells[path.row]) == path)
      }
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.first === source.cells[1])
    #expect(table.indexPath(for: source.cells[39]) == nil)
  }

  @Test func `content begins below bars`() {
    let source = Texts([(0..<40).map { "\($0)" }])
    source.headers = [0: "One"]
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    controller.tableView.dataSource = source
    controller.additionalSafeAreaInsets.top = 50
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    let top = table.adjustedContentInset.top
    #expect(top >= 50)
    #expect(table.contentOffset.y == -top)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.convert(.zero, to: window).y == top)
    #expect(table.hitTest(CGPoint(x: 20, y: 400 + top + 5), with: nil) != nil)
  }

  @Test func `a row is scrolled to below the header that stays in view`() {
    let source = Texts([(0..<50).map { "\($0)" }, (0..<50).map { "\($0)" }])
    source.headers = [0: "One", 1: "Two"]
    let table = makeTable(source)
    table.scrollToRow(at: IndexPath(1, 20), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(1, 20)).minY == table.contentOffset.y + 28)
    table.scrollToRow(at: IndexPath(1, 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
  }

  @Test func `content of the application's own has the margins of the cell`() {
    let source = Texts([["", ""]])
    source.configure = { cell, path in
      cell.accessoryType = path.row == 0 ? .none : .disclosureIndicator
    }
    let table = makeTable(source)
    let margins = table.visibleCells.map(\.contentView.layoutMargins)
    #expect(margins[0] == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    #expect(margins[1] == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 8))
  }

  @Test func `nothing is left of a table view that goes`() {
    weak var gone: UITableView?
    weak var cell: UITableViewCell?
    do {
      let source = Texts([["a"]])
      source.headers = [0: "One"]
      let table = makeTable(source)
      _ = table.performSwipe(onRowAt: IndexPath(0, 0), edge: .trailing)
      (gone, cell) = (table, table.visibleCells.first)
    }
    #expect(gone == nil)
    #expect(cell == nil)
  }

  @Test func `a million rows take few cells`() {
    final class Many: NSObject, UITableViewDataSource {
      var made: Set<ObjectIdentifier> = []
      var kept: [UITableViewCell] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        if made.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
        return cell
      }
    }
    let many = Many()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.rowHeight = 50
    table.dataSource = many
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 50_000_000)
    for step in 1...200 {
      table.contentOffset.y = CGFloat(step) * 211
      table.layoutIfNeeded()
    }
    table.scrollToRow(at: IndexPath(0, 999_999), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(0, 999_999))
    #expect(many.made.count <= 2 * 13)
  }
}
