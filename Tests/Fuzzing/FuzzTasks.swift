import TestSupport
import UIKit

/// Snapshots that are made, read and applied beside the main thread, while the view scrolls on it.
///
/// For ThreadSanitizer above all: copies of a snapshot share their memory, whoever holds them.
@MainActor package enum FuzzTasks {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// - Parameter applies: How many snapshots are applied, each after some operations.
  /// - Returns: What went wrong; nil if nothing did.
  package static func failure(seed: UInt64, applies: Int) async -> String? {
    let stage = TaskStage(seed)
    let author = SnapshotAuthor(stage.source, seed: seed)
    let work = Task.detached { await author.apply(applies) }
    var random = SplitMix64(seed: ~seed)
    while await !author.isDone {
      stage.look(&random)
      await Task.yield()
    }
    let last = await work.value
    stage.view.layoutIfNeeded()
    return await author.complaint ?? stage.complaint(last)
  }
}

/// Makes snapshots and applies them, on whatever thread it runs, one after the other.
private actor SnapshotAuthor {
  private let source: FuzzTasks.Source
  private var snapshot = FuzzTasks.Snapshot()
  private var random: SplitMix64
  private var lastName = 0
  private(set) var isDone = false
  private(set) var complaint: String?

  init(_ source: FuzzTasks.Source, seed: UInt64) {
    self.source = source
    random = SplitMix64(seed: seed)
  }

  /// - Returns: The snapshot that was applied last.
  func apply(_ count: Int) async -> FuzzTasks.Snapshot {
    for number in 0..<count {
      for _ in 0..<random.integer(1...4) { change() }
      if random.chance(0.5) { await readTogether() }
      // All completions come in the order of the applies, so the last is enough to wait for.
      if number == count - 1 || random.chance(0.3) {
        await source.apply(snapshot, animatingDifferences: random.chance(0.5))
      } else {
        applyWithoutWaiting()
      }
    }
    isDone = true
    return snapshot
  }

  private func applyWithoutWaiting() {
    if random.chance(0.1) {
      source.applySnapshotUsingReloadData(snapshot, completion: nil)
    } else {
      source.apply(snapshot, animatingDifferences: random.chance(0.5), completion: nil)
    }
  }

  /// Several tasks read the same copy, and change copies of their own.
  private func readTogether() async {
    let copy = snapshot
    let items = copy.itemIdentifiers
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for share in 0..<3 {
        group.addTask {
          var own = copy
          own.deleteItems(items.filter { $0 % 3 == share })
          return items.allSatisfy { copy.indexOfItem($0) != nil }
            && own.numberOfItems == items.count { $0 % 3 != share }
        }
      }
      return await group.allSatisfy { $0 }
    }
    if !isRight { complaint = "a copy of a snapshot changed with another one" }
  }

  private func change() {
    let sections = snapshot.sectionIdentifiers
    guard let section = sections.isEmpty ? nil : random.pick(sections) else {
      return snapshot.appendSections([newName()])
    }
    let items = snapshot.itemIdentifiers
    let item = items.isEmpty ? nil : random.pick(items)
    switch random.integer(0...9) {
    case 0 where sections.count < 5: snapshot.appendSections([newName()])
    case 1 where sections.count > 1: snapshot.deleteSections([section])
    case 2 where sections.count > 1:
      let other = random.pick(sections)
      if other != section { snapshot.moveSection(section, beforeSection: other) }
    case 3, 4:
      if let item { snapshot.deleteItems([item]) }
    case 5:
      let other = items.isEmpty ? nil : random.pick(items)
      if let item, let other, item != other { snapshot.moveItem(item, afterItem: other) }
    case 6:
      if let item { snapshot.insertItems([newName()], beforeItem: item) }
    default:
      guard items.count < 60 else { return snapshot.deleteItems(Array(items.prefix(20))) }
      let names = (0..<random.integer(1...8)).map { _ in newName() }
      snapshot.appendItems(names, toSection: section)
    }
  }

  private func newName() -> Int {
    lastName += 1
    return lastName
  }
}

/// The view that shows them; off the screen, where nothing takes time to be seen.
@MainActor private final class TaskStage {
  let view: UICollectionView
  let source: FuzzTasks.Source
  init(_ seed: UInt64) {
    let layout = FuzzLayout.allCases[Int(seed % UInt64(FuzzLayout.allCases.count))]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 160), collectionViewLayout: layout.make())
    self.view = view
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      FuzzHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    source = FuzzTasks.Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? FuzzCell)?.item = item
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  /// What goes on in the meantime: scrolling, and questions of the data source.
  func look(_ random: inout SplitMix64) {
    view.contentOffset.y = CGFloat(random.integer(0...300))
    view.layoutIfNeeded()
    var copy = source.snapshot()
    if let item = copy.itemIdentifiers.first { copy.deleteItems([item]) }
  }

  func complaint(_ last: FuzzTasks.Snapshot) -> String? {
    let shown = source.snapshot()
    guard shown.sectionIdentifiers == last.sectionIdentifiers,
      shown.itemIdentifiers == last.itemIdentifiers
    else { return "what was applied last is not shown" }
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path) as? FuzzCell
      guard cell?.item == source.itemIdentifier(for: path) else {
        return "\(path) shows item \(cell?.item ?? -1)"
      }
    }
    let counts = (0..<view.numberOfSections).map(view.numberOfItems)
    let expected = last.sectionIdentifiers.map(last.numberOfItems)
    return counts == expected ? nil : "the sections have \(counts) items, not \(expected)"
  }
}
