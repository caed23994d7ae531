import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TableDiffableTests {
  /// As applications have it.
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  private func make() -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    return (table, source)
  }

  @Test func `snapshots are shown and cells of what stays are the same`() {
    let (table, source) = make()
    #expect(table.dataSource === source)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["One", "Two"])
    snapshot.appendItems([1, 2, 3], toSection: "One")
    snapshot.appendItems([4], toSection: "Two")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
    let before = table.visibleCells
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    snapshot.deleteItems([2])
    snapshot.appendItems([5], toSection: "One")
    snapshot.moveItem(4, beforeItem: 1)
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "1", "3", "5"])
    #expect(table.visibleCells[0] === before[3] && table.visibleCells[1] === before[0])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 2))
    #expect(source.indexPath(for: 3) == IndexPath(0, 2))
    #expect(source.itemIdentifier(for: IndexPath(0, 0)) == 4)
    #expect(source.snapshot().numberOfItems == 4)
    #expect(source.index(for: "Two") == 1)
    #expect(table.numberOfRows(inSection: 1) == 0)
  }

  @Test func `a row is deleted by its swipe`() {
    let (table, source) = make()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["One"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.performSwipe(onRowAt: IndexPath(0, 1), edge: .trailing))
    #expect(table.performTap(onSwipeActionAt: 0))
    #expect(source.snapshot().itemIdentifiers == [1, 3])
    #expect(table.visibleCells.count == 2)
  }

  @Test func `marks configure and replace rows`() {
    let (table, source) = make()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["One"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    let before = table.visibleCells
    before[0].textLabel?.text = "changed"
    snapshot.reconfigureItems([1])
    source.apply(snapshot, animatingDifferences: false)
    #expect(table.visibleCells[0] === before[0])
    #expect(before[0].textLabel?.text == "1")
  }

  @Test func `snapshots can be awaited`() async {
    let (table, source) = make()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["One"])
    snapshot.appendItems([1])
    await source.apply(snapshot)
    #expect(table.numberOfRows(inSection: 0) == 1)
  }
}
