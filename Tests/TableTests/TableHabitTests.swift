import CollectionViewExtras
import Testing
import UIKit

/// What applications and their tests do with table views besides showing rows.
@MainActor @Suite struct TableHabitTests {
  @Test func `a reload counts before the next layout`() {
    let source = Texts([["a", "b"]])
    let table = makeTable(source)
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
    source.sections = [["a", "b", "c"], ["d"]]
    table.reloadData()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: IndexPath(1, 0)).minY == 150)
  }

  @Test func `a table is made as high as its rows right after a reload`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    table.rowHeight = 50
    table.layoutIfNeeded()
    source.sections = [["a"]]
    table.reloadData()
    #expect(table.contentSize.height == 50)
    source.sections = [["a", "b", "c", "d"]]
    table.reloadData()
    #expect(table.contentSize.height == 200)
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    source.sections = []
    table.reloadData()
    #expect(table.contentSize.height == 30)
  }

  @Test func `a data source is asked for cells by its tests`() {
    let source = Texts([["a", "b"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    let cell = source.tableView(table, cellForRowAt: IndexPath(0, 1))
    #expect(cell.textLabel?.text == "b")
    let other = table.dataSource?.tableView(table, cellForRowAt: IndexPath(0, 0))
    #expect(other?.textLabel?.text == "a" && other !== cell)
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
  }

  @Test func `the place of an empty section can be scrolled to`() {
    let source = Texts([(0..<40).map { "\($0)" }, [], (0..<40).map { "\($0)" }])
    source.headers = [1: "middle", 2: "end"]
    let table = makeTable(source, .grouped)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(abs(table.contentOffset.y - table.rect(forSection: 1).minY) < 60)
    #expect(table.contentOffset.y > 1000)
  }

  @Test func `a place that is not there is refused in UIKit's words`() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        makeTable(Texts([["a", "b"]])).scrollToRow(at: IndexPath(0, 5), at: .top, animated: false)
      }
    }
    let rowText = String(decoding: row?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      rowText.contains(
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 2 rows "
          + "in section 0."))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        makeTable(Texts([["a", "b"]])).scrollToRow(at: IndexPath(3, 0), at: .top, animated: false)
      }
    }
    let sectionText = String(decoding: section?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      sectionText.contains(
        "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 "
          + "sections."))
  }

  @Test func `a cell's views lie where applications look for them`() {
    let source = Texts([["a"]])
    let button = UIButton()
    source.configure = { cell, _ in
      cell.contentView.addSubview(button)
      cell.accessoryView = UISwitch()
      cell.backgroundView = UIView()
    }
    let table = makeTable(source)
    let cell = table.visibleCells[0]
    #expect(button.superview?.superview === cell)
    #expect(cell.contentView.superview === cell)
    #expect(cell.accessoryView?.superview === cell)
    #expect(cell.backgroundView?.superview === cell)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView.superview === cell)
  }

  @Test func `completions come in order, with and without a window`() {
    for isShown in [false, true] {
      ManualClock.run { clock in
        let source = Texts([["a"]])
        let table = makeTable(source)
        let window = isShown ? shown(table) : nil
        clock.advance(by: 1)
        var log: [String] = []
        table.performBatchUpdates {
          source.sections = [["a", "b"]]
          table.insertRows(at: [IndexPath(0, 1)], with: .fade)
          table.performBatchUpdates {
            log.append("inner")
          } completion: {
            log.append("inner over \($0)")
          }
        } completion: { finished in
          log.append("outer over \(finished)")
          table.performBatchUpdates {
            source.sections = [["a"]]
            table.deleteRows(at: [IndexPath(0, 1)], with: .fade)
          } completion: {
            log.append("third over \($0)")
          }
        }
        clock.advance(by: 2)
        #expect(Set(log.dropFirst().prefix(2)) == ["inner over true", "outer over true"])
        #expect(log.first == "inner" && log.last == "third over true" && log.count == 4)
        #expect(table.visibleCells.count == 1)
        _ = window
      }
    }
  }

  @Test func `changes may come before the first layout`() {
    let source = Texts([["a"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.performBatchUpdates {
      source.sections = [["a", "b"], ["c"]]
      table.insertRows(at: [IndexPath(0, 1)], with: .none)
      table.insertSections([1], with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
  }

  @Test func `a row deletes itself as its switch is thrown`() {
    ManualClock.run { clock in
      let source = Texts([["a", "b", "c"]])
      let table = makeTable(source)
      let window = shown(table)
      let calls = Calls()
      table.delegate = calls
      clock.advance(by: 1)
      // As an application does within an action of a cell.
      guard let path = table.indexPath(for: table.visibleCells[1]) else { return }
      source.sections[0].remove(at: path.row)
      table.deleteRows(at: [path], with: .left)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == IndexPath(0, 1))
      #expect(table.indexPathsForVisibleRows == [IndexPath(0, 0), IndexPath(0, 1)])
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 200)) == nil)
      clock.advance(by: 1)
      #expect(calls.log.filter { $0.hasPrefix("didEnd") } == ["didEndDisplaying 1"])
      _ = window
    }
  }

  @Test func `one row is selected at a time, and code tells nobody`() {
    let source = Texts([["a", "b", "c"]])
    let table = makeTable(source)
    let calls = Calls()
    table.delegate = calls
    #expect(table.indexPathsForSelectedRows == nil && table.indexPathForSelectedRow == nil)
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 1)])
    table.deselectRow(at: IndexPath(0, 0), animated: true)
    #expect(table.indexPathForSelectedRow == IndexPath(0, 1))
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(calls.log.allSatisfy { $0.hasPrefix("willDisplay") })
  }

  @Test func `headers of titles are views with the text`() {
    let source = Texts([["a"], ["b"]])
    source.headers = [0: "One", 1: "Two"]
    source.footers = [1: "End"]
    let table = makeTable(source, .grouped)
    let title = table.headerView(forSection: 1)?.textLabel?.text
    #expect(title?.lowercased() == "two")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
    #expect(table.footerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 7) == nil)
  }

  @Test func `what is not there answers without a trap`() {
    let source = Texts([["a"]])
    let table = makeTable(source)
    #expect(table.cellForRow(at: IndexPath(4, 4)) == nil)
    #expect(table.cellForRow(at: IndexPath(0, 9)) == nil)
    #expect(table.rectForRow(at: IndexPath(0, 9)) == .zero)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    table.deselectRow(at: IndexPath(3, 3), animated: false)
    table.reconfigureRows(at: [])
    table.reloadRows(at: [], with: .none)
    table.insertRows(at: [], with: .none)
    table.deleteSections([], with: .none)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 5000, width: 10, height: 10)) == [])
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0 || table.visibleCells.isEmpty)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `a table view without a data source has no rows and makes no harm`() {
    let table = UITableView()
    table.reloadData()
    table.layoutIfNeeded()
    table.beginUpdates()
    table.endUpdates()
    table.setEditing(true, animated: true)
    #expect(table.visibleCells.isEmpty && table.indexPathForRow(at: .zero) == nil)
    table.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
  }

  @Test func `rows at the end are brought wholly into view`() {
    let source = Texts([(0..<80).map { "\($0)" }])
    let table = makeTable(source)
    let calls = Calls()
    calls.heights = Dictionary(
      uniqueKeysWithValues: (0..<80).map { (IndexPath(0, $0), CGFloat(60 + $0)) })
    table.delegate = calls
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(0, 79), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(0, 79))
    #expect(abs(table.contentOffset.y + 600 - table.contentSize.height) < 0.01)
    #expect(table.rectForRow(at: IndexPath(0, 79)).height == 139)
    #expect(table.rectForRow(at: IndexPath(0, 79)).maxY == table.contentSize.height)
  }

  @Test func `the offset stays through a reload of the same rows`() {
    let source = Texts([(0..<80).map { "\($0)" }])
    let table = makeTable(source)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 1000)
    source.sections = [["a"]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
  }

  @Test func `a header view laid out by constraints is given its height`() {
    let header = UIView()
    let label = UILabel()
    label.text = "Header"
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -20),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    ])
    let source = Texts([["a"]])
    let table = makeTable(source)
    table.tableHeaderView = header
    let height = header.systemLayoutSizeFitting(
      CGSize(width: 390, height: UIView.layoutFittingCompressedSize.height)
    ).height
    header.frame.size.height = height
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(height > 50 && header.frame == CGRect(x: 0, y: 0, width: 390, height: height))
    #expect(abs(table.rectForRow(at: IndexPath(0, 0)).minY - height) < 0.01)
    table.tableFooterView = UIView()
    table.layoutIfNeeded()
    #expect(abs(table.contentSize.height - height - 44) < 0.01)
  }

  @Test func `a controller has a refresh control`() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
    controller.refreshControl = nil
    #expect(controller.tableView.refreshControl == nil)
  }

  @Test func `a cell hears of being selected, highlighted and edited`() {
    final class Noting: UITableViewCell {
      var log: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.append("selected \(selected) \(animated)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("editing \(editing) \(animated)")
      }
    }
    let source = Texts([["a"]])
    let table = makeTable(source, .plain, Noting.self)
    let window = shown(table)
    let cell = table.visibleCells[0] as? Noting
    cell?.log = []
    table.selectRow(at: IndexPath(0, 0), animated: true, scrollPosition: .none)
    table.deselectRow(at: IndexPath(0, 0), animated: false)
    table.setEditing(true, animated: true)
    #expect(cell?.log == ["selected true true", "selected false false", "editing true true"])
    _ = window
  }

  /// Code as applications have it: what it compiles to is what is tested.
  private final class Feed: UIViewController {
    let table = UITableView()
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var changes = 0

    func change() {
      table.performBatchUpdates { changes += 1 }
      table.performBatchUpdates({ changes += 1 }, completion: { _ in })
      table.performBatchUpdates(nil)
      grid.performBatchUpdates { changes += 1 }
    }

    func prefetch(_ paths: [IndexPath]) {
      table.prefetchDataSource?.tableView?(table, cancelPrefetchingForRowsAt: paths)
      grid.prefetchDataSource?.collectionView?(grid, cancelPrefetchingForItemsAt: paths)
    }
  }

  private final class Prefetching: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var cancelled: [IndexPath] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  @Test func `updates do not escape, and prefetching is called as optional`() {
    let (feed, prefetching) = (Feed(), Prefetching())
    feed.change()
    #expect(feed.changes == 3)
    feed.table.prefetchDataSource = prefetching
    feed.grid.prefetchDataSource = prefetching
    feed.prefetch([IndexPath(0, 3)])
    #expect(prefetching.cancelled == [IndexPath(0, 3)])
  }
}
