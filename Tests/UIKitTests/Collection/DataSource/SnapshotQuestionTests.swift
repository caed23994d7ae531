import Foundation
import TestSupport
import Testing
import UIKit

/// What questions to snapshots and data sources cost, and that any thread may ask.
@Suite struct SnapshotQuestionTests {
  @Test func `a snapshot that many threads ask makes its index once`() async {
    let hashes = Hashes()
    let items = (0..<1_000).map { Counted(value: $0, hashes: hashes) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    #expect(hashes.count == 0)
    let asked = snapshot
    let places = await withTaskGroup(of: [Int?].self) { group in
      for thread in 0..<8 {
        group.addTask { (0..<10).map { asked.indexOfItem(items[thread * 10 + $0]) } }
      }
      return await group.reduce(into: Set<Int?>()) { $0.formUnion($1) }
    }
    #expect(places == Set(0..<80))
    // Each item once for the index, and each of the eighty questions.
    #expect(hashes.count == 1_000 + 8 * 10)
  }

  @Test func `a copy that changes leaves the index of the others alone`() {
    let hashes = Hashes()
    let items = (0..<100).map { Counted(value: $0, hashes: hashes) }
    var first = NSDiffableDataSourceSnapshot<Int, Counted>()
    first.appendSections([0])
    first.appendItems(items)
    var second = first
    #expect(second.indexOfItem(items[99]) == 99)
    second.deleteItems([items[0]])
    #expect(second.indexOfItem(items[99]) == 98)
    #expect(first.indexOfItem(items[99]) == 99)
    let before = hashes.count
    #expect(first.indexOfItem(items[5]) == 5)
    #expect(hashes.count == before + 1)
  }

  @MainActor @Test func `a data source hashes an item that it finds, and none at a path`() {
    let hashes = Hashes()
    let items = (0..<1_000).map { Counted(value: $0, hashes: hashes) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Counted>(collectionView: view) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot)
    let before = hashes.count
    #expect(source.indexPath(for: items[7]) == IndexPath(item: 7, section: 0))
    #expect(source.indexPath(for: Counted(value: -1, hashes: hashes)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 8, section: 0)) == items[8])
    #expect(hashes.count == before + 2)
  }

  @Test func `an index path of an item is the list of its section and its place`() {
    for (section, item) in [(0, 0), (3, 5), (-1, Int.max)] {
      let list = IndexPath(indexes: [section, item])
      #expect(IndexPath(item: item, section: section) == list)
      #expect(IndexPath(row: item, section: section) == list)
      #expect(IndexPath(item: item, section: section).hashValue == list.hashValue)
    }
  }
}

/// Counts hashes, on any thread.
private final class Hashes: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }
  func add() { lock.withLock { number += 1 } }
}

private struct Counted: Hashable, Sendable {
  var value: Int
  var hashes: Hashes

  static func == (one: Counted, other: Counted) -> Bool { one.value == other.value }
  func hash(into hasher: inout Hasher) {
    hashes.add()
    hasher.combine(value)
  }
}
