import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct SnapshotPlanTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let view: UICollectionView
  let source: Source

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  func show(_ snapshot: Snapshot) {
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  @Test func `the first snapshot is shown as a whole`() {
    let plan = source.plan(for: snapshot([("a", [1])]))
    #expect(plan.reloadReason != nil)
    #expect(!plan.isEmpty)
    #expect("\(plan)".hasPrefix("everything is shown anew: "))
  }

  @Test func `the same snapshot changes nothing`() {
    show(snapshot([("a", [1])]))
    let plan = source.plan(for: snapshot([("a", [1])]))
    #expect(plan.isEmpty)
    #expect("\(plan)" == "nothing changes")
  }

  @Test func `each change has its reason`() {
    show(snapshot([("a", [1, 2, 3, 4, 5]), ("b", [6, 7]), ("c", [8]), ("d", [])]))
    var next = snapshot([("d", []), ("a", [5, 1, 2, 4, 6]), ("b", [7, 9]), ("e", [10, 11])])
    next.reloadItems([4])
    next.reconfigureItems([7])
    next.reloadSections(["a"])
    let plan = source.plan(for: next)
    #expect(
      "\(plan)" == """
        2 deleted, 2 inserted, 3 moved, 2 reloaded, 1 reconfigured
        delete section c at 2: not in the snapshot, goes with its items: 1
        delete item 3 at [0, 2]: not in the snapshot
        move section d from 3 to 0: other place among the sections
        move item 5 from [0, 4] to [1, 0]: other place in its section
        move item 6 from [1, 0] to [1, 4]: from section b to section a
        insert section e at 3: not shown so far, comes with its items: 2
        insert item 9 at [2, 1]: not shown so far
        reload section a at 1: marked by reloadSections
        reload item 4 at [1, 3]: marked by reloadItems
        reconfigure item 7 at [2, 0]: marked by reconfigureItems
        """)
    #expect(plan.changes(.moved).map(\.subject) == [.section("d"), .item(5), .item(6)])
    #expect(source.snapshot().numberOfItems == 8, "nothing was done")
  }

  @Test func `items that cross to or from sections that come and go are told of`() {
    show(snapshot([("a", [1, 2]), ("b", [3])]))
    let plan = source.plan(for: snapshot([("a", [1, 3]), ("c", [2])]))
    #expect(
      "\(plan)" == """
        2 deleted, 2 inserted
        delete section b at 1: not in the snapshot, goes with its items: 1
        delete item 2 at [0, 1]: comes with a new section
        insert section c at 1: not shown so far, comes with its items: 1
        insert item 3 at [0, 1]: its section is deleted
        """)
  }
}
