import CollectionViewExtras
import TestSupport
import Testing
import UIKit

/// What applying snapshots shows and what it costs.
@MainActor @Suite struct ApplyTests {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Counts how often it is asked to prepare and told that something is invalid.
  final class CountingLayout: UICollectionViewFlowLayout {
    var preparations = 0
    var invalidations = 0

    override func prepare() {
      preparations += 1
      super.prepare()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidations += 1
      super.invalidateLayout(with: context)
    }
  }

  @MainActor final class Stage {
    let view: UICollectionView
    let layout = CountingLayout()
    let source: Source
    var asked: [Int] = []

    init() {
      layout.itemSize = CGSize(width: 30, height: 30)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 600, height: 2_000), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      var ask: (Int) -> Void = { _ in }
      source = Source(collectionView: view) { view, path, item in
        ask(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      ask = { [unowned self] in asked.append($0) }
    }

    func show(_ snapshot: Snapshot) {
      source.apply(snapshot)
      view.layoutIfNeeded()
    }

    /// What is in view by its places, section by section.
    var shown: [[Int]] {
      (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          view.cellForItem(at: IndexPath(item: $0, section: section))?.tag ?? -1
        }
      }
    }

    var cells: [Int: UICollectionViewCell] {
      Dictionary(view.visibleCells.map { ($0.tag, $0) }) { first, _ in first }
    }
  }

  func random(_ random: inout SplitMix64) -> Snapshot {
    var snapshot = Snapshot()
    var items = (0..<60).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    for section in (0..<6).filter({ _ in Bool.random(using: &random) }).shuffled(using: &random) {
      snapshot.appendSections([section])
      let count = min(items.count, Int.random(in: 0...25, using: &random))
      snapshot.appendItems(Array(items.suffix(count)))
      items.removeLast(count)
    }
    return snapshot
  }

  @Test(arguments: [(animates: true, asked: [1, 2, 3, 2]), (animates: false, asked: [1, 2, 3])])
  func `the first snapshot's marks are read where it is animated`(animates: Bool, asked: [Int]) {
    let stage = Stage()
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([2])
    stage.source.apply(snapshot, animatingDifferences: animates)
    stage.view.layoutIfNeeded()
    #expect(stage.asked == asked)
    #expect(stage.shown == [[1, 2, 3]])
  }

  @Test func `an apply that is at once is told to be over after one that is still seen`() {
    ManualClock.run { clock in
      let stage = Stage()
      let window = UIWindow(frame: stage.view.frame)
      window.addSubview(stage.view)
      window.isHidden = false
      defer { window.isHidden = true }
      var told: [Int] = []
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      stage.show(snapshot)
      clock.advance(by: 0)
      snapshot.deleteItems([1])
      stage.source.apply(snapshot) { told.append(1) }
      stage.source.apply(snapshot) { told.append(2) }
      stage.source.apply(snapshot, animatingDifferences: false) { told.append(3) }
      #expect(told == [])
      clock.advance(by: 0.3)
      #expect(told == [1, 2, 3])
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `any snapshot leads to any other, and what is in both keeps its cell`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = Stage()
    stage.show(self.random(&random))
    for step in 0..<12 {
      let comment: Comment = "seed \(seed), step \(step)"
      let former = stage.cells
      let known = Set(stage.source.snapshot().itemIdentifiers)
      let next = self.random(&random)
      stage.asked = []
      stage.show(next)
      #expect(
        stage.shown == next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) }, comment)
      #expect(stage.source.snapshot().brokenInvariant() == nil, comment)
      let cells = stage.cells
      for item in next.itemIdentifiers where known.contains(item) {
        #expect(cells[item] === former[item], "\(item): \(comment)")
      }
      #expect(Set(stage.asked) == Set(next.itemIdentifiers).subtracting(known), comment)
      #expect(stage.asked.count == Set(stage.asked).count, comment)
    }
  }

  @Test func `the same snapshot again does nothing`() {
    let stage = Stage()
    var snapshot = Snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems(Array(0..<50))
    stage.show(snapshot)
    var copy = Snapshot()
    copy.appendSections([1])
    copy.appendItems(Array(0..<50))
    stage.asked = []
    (stage.layout.preparations, stage.layout.invalidations) = (0, 0)
    stage.show(snapshot)
    stage.show(copy)
    #expect(stage.asked == [])
    #expect(stage.layout.preparations == 0)
    #expect(stage.layout.invalidations == 0)
  }

  @Test func `an item that is reloaded asks for one cell, one that is reconfigured dequeues none`()
  {
    let stage = Stage()
    var snapshot = Snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems(Array(0..<50))
    stage.show(snapshot)
    let before = stage.cells
    stage.asked = []
    snapshot.reloadItems([7])
    stage.show(snapshot)
    #expect(stage.asked == [7])
    var next = stage.source.snapshot()
    next.reconfigureItems([8])
    stage.asked = []
    stage.show(next)
    #expect(stage.asked == [8])
    #expect(stage.cells[8] === before[8])
  }
}

/// What snapshots cost, in identifiers hashed.
@Suite(.serialized) struct SnapshotWorkTests {
  /// Counts how often one is hashed.
  struct Identifier: Hashable, Sendable {
    nonisolated(unsafe) static var hashes = 0
    let value: Int

    func hash(into hasher: inout Hasher) {
      Self.hashes += 1
      hasher.combine(value)
    }
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  func build() -> Snapshot {
    var snapshot = Snapshot()
    for section in 0..<10 {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<100).map { Identifier(value: section * 100 + $0) })
    }
    return snapshot
  }

  func hashes(_ body: () -> Void) -> Int {
    Identifier.hashes = 0
    body()
    return Identifier.hashes
  }

  @Test func `appending hashes nothing, the first question everything once, a copy nothing more`() {
    var snapshot = Snapshot()
    #expect(hashes { snapshot = build() } == 0)
    let copy = snapshot
    var (count, index): (Int, Int?) = (0, nil)
    #expect(hashes { count = snapshot.numberOfItems } == 1_000)
    #expect(count == 1_000)
    #expect(hashes { index = copy.indexOfItem(Identifier(value: 555)) } == 1)
    #expect(index == 555)
  }

  @Test func `appending one by one hashes nothing`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    let count = hashes {
      for value in 0..<1_000 { snapshot.appendItems([Identifier(value: value)]) }
    }
    #expect(count == 0)
    #expect(snapshot.numberOfItems == 1_000)
  }

  @Test func `what was appended twice is where it was appended last`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<40).map(Identifier.init), toSection: 0)
    snapshot.appendItems((10..<30).map(Identifier.init), toSection: 1)
    snapshot.appendItems([Identifier(value: 12), Identifier(value: 2)], toSection: 0)
    snapshot.appendItems([Identifier(value: 2)], toSection: 0)
    let lists = (0..<2).map { snapshot.itemIdentifiers(inSection: $0).map(\.value) }
    #expect(lists[0] == [0, 1] + Array(3..<10) + Array(30..<40) + [12, 2])
    #expect(lists[1] == [10, 11] + Array(13..<30))
    #expect(snapshot.numberOfItems == 40)
  }

  @Test @MainActor func `applying hashes what it has not seen`() {
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Identifier>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(build())
    view.layoutIfNeeded()
    var next = source.snapshot()
    next.deleteItems([Identifier(value: 555)])
    next.moveItem(Identifier(value: 950), beforeItem: Identifier(value: 903))
    // The one that moved within its section: walking along both lists does not find it.
    #expect(hashes { source.apply(next) } <= 3)
    #expect(source.indexPath(for: Identifier(value: 950)) == IndexPath(item: 3, section: 9))
    #expect(hashes { source.apply(next) } == 0)
  }
}
