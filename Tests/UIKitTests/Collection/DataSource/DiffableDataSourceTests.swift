import Testing
import UIKit

@MainActor @Suite struct DiffableDataSourceTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  final class Log {
    var asked: [Int] = []
    var configured: [ObjectIdentifier] = []
  }

  func list() -> (UICollectionView, Source, Log) {
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection())
    )
    let log = Log()
    let registration = UICollectionView.CellRegistration<CountingCell, Int> { cell, _, item in
      cell.tag = item
      log.configured.append(ObjectIdentifier(cell))
    }
    let source = Source(collectionView: view) { view, path, item in
      log.asked.append(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return (view, source, log)
  }

  func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(items, toSection: "a")
    snapshot.appendItems([100, 101], toSection: "b")
    return snapshot
  }

  func tags(_ view: UICollectionView) -> [Int] {
    view.shownItems.compactMap { view.cellForItem(at: $0)?.tag }
  }

  @Test(arguments: [true, false])
  func `an applied snapshot is what the view shows`(isAnimated: Bool) {
    let (view, source, _) = list()
    source.apply(snapshot([1, 2, 3]), animatingDifferences: isAnimated)
    view.layoutIfNeeded()
    #expect(tags(view) == [1, 2, 3, 100, 101])
    var completed = false
    source.apply(snapshot([3, 4, 1]), animatingDifferences: isAnimated) { completed = true }
    view.layoutIfNeeded()
    #expect(completed)
    #expect(tags(view) == [3, 4, 1, 100, 101])
    #expect(source.indexPath(for: 100) == IndexPath(item: 0, section: 1))
    #expect(source.indexPath(for: 7) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
    #expect(view.numberOfSections == 2)
  }

  @Test func `applying can be awaited`() async {
    let (view, source, _) = list()
    await source.apply(snapshot([5]))
    view.layoutIfNeeded()
    #expect(tags(view) == [5, 100, 101])
    await source.applySnapshotUsingReloadData(snapshot([6]))
    view.layoutIfNeeded()
    #expect(tags(view) == [6, 100, 101])
  }

  @Test func `the snapshot handed back is a copy without marks`() {
    let (_, source, _) = list()
    var marked = snapshot([1])
    marked.reloadItems([1])
    source.apply(marked)
    var back = source.snapshot()
    #expect(back.reloadedItemIdentifiers == [])
    back.deleteAllItems()
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test func `reconfiguring keeps the cells`() {
    let (view, source, log) = list()
    source.apply(snapshot([1, 2]))
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? CountingCell
    log.asked = []
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    view.layoutIfNeeded()
    #expect(log.asked == [2])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(cell?.reuses == 0)
  }

  @Test func `the selection follows the identifiers`() {
    let (view, source, _) = list()
    source.apply(snapshot([1, 2, 3]))
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    source.apply(snapshot([3, 2, 1]))
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
    source.applySnapshotUsingReloadData(snapshot([1]))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `applying within a cell provider shows the last snapshot`() {
    let (view, _, _) = list()
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    var source: Source?
    var nested = snapshot([9])
    nested.deleteSections(["b"])
    source = Source(collectionView: view) { view, path, item in
      if item == 2 { source?.apply(nested) }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    source?.apply(snapshot([1, 2, 3]))
    view.layoutIfNeeded()
    #expect(tags(view) == [9])
  }

  @Test func `supplementary views come from their provider`() {
    let section = rowSection()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    let (view, source, _) = list()
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { view, _, path in view.tag = path.section + 10 }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    source.apply(snapshot([1]))
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "header").map(\.tag).sorted() == [10, 11])
  }

  @Test func `a data source describes itself and has no index by itself`() {
    let (view, source, _) = list()
    source.apply(snapshot([1, 2]))
    let text: String = source.description()
    #expect(text.contains("UICollectionViewDiffableDataSource<String, Int>: 0x"))
    #expect(text.hasSuffix("; sections: 2; items: 4>"))
    #expect(source.indexTitles(for: view) == nil)
    let path = source.collectionView(view, indexPathForIndexTitle: "A", at: 3)
    #expect(path == IndexPath(item: 0, section: 0))
  }

  @Test func `snapshots are applied off the main thread in their order`() async {
    let (view, source, _) = list()
    let snapshots = [snapshot([1]), snapshot([2, 1]), snapshot([3])]
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "data").async {
        source.apply(snapshots[0])
        source.apply(snapshots[1]) { #expect(source.snapshot().itemIdentifiers.first == 2) }
        source.apply(snapshots[2]) { continuation.resume() }
      }
    }
    view.layoutIfNeeded()
    #expect(tags(view) == [3, 100, 101])
  }

  @Test func `applying on the main thread while others wait is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          _, _, _ in nil
        }
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "data").async {
          source.apply(NSDiffableDataSourceSnapshot())
          done.signal()
        }
        done.wait()
        source.apply(NSDiffableDataSourceSnapshot())
      }
    }
    expectText("Deadlock detected: calling this method on the main queue", in: result)
  }

  @Test func `a provider without a cell is refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          _, _, _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        withExtendedLifetime(source) { view.layoutIfNeeded() }
      }
    }
    expectText("cell provider returned nil for index path", in: result)
  }
}
