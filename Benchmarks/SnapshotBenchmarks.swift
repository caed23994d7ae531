import Foundation
import LayoutCore
import TestSupport
import UIKit

/// The goals S1 to S7 of snapshots, as applications call them: from outside of `UIKit`, on types of
/// identifiers that it does not know.
enum SnapshotBenchmarks {
  static let all: [Benchmark] =
    ["S1", "S2", "S3", "S4", "S5", "S6"].map { goal in
      Benchmark(goal: goal) { rows(of: goal) }
    } + [
      Benchmark(goal: "S7") { MainActor.assumeIsolated(applies) }
    ]

  private static let million = 1_000_000

  private static func rows(of goal: String) -> [Row] {
    rows(of: goal, "Int", .integers(million)) + rows(of: goal, "UUID", .identifiers(million))
      + rows(of: goal, "String", .names(million))
  }

  private static func rows<Item: Hashable & Sendable>(
    of goal: String, _ type: String, _ changes: ListChanges<Item>
  ) -> [Row] {
    let data = SnapshotData(changes)
    return switch goal {
    case "S1": building(type, data, changes)
    case "S2": [appending(type, data)]
    case "S3": MainActor.assumeIsolated { asking(type, data) }
    case "S4": changing(type, data)
    case "S5": [comparing(type, data)]
    default: [crossing(type, data, changes)]
    }
  }

  private static func building<Item: Hashable & Sendable>(
    _ type: String, _ data: SnapshotData<Item>, _ changes: ListChanges<Item>
  ) -> [Row] {
    let plain = microseconds(samples: 5) { consume(data.build()) }
    let indexed = microseconds(samples: 5) { consume(data.build().indexOfItem(data.items[0])) }
    return [
      .time(
        "S1-\(type)", "1M in 1000 sections, \(type)", plain / 1000, "ms", of: .writing, goal: 12),
      .share(
        "S1-\(type)-index", "the same, asked for an item", indexed, "us",
        of: .hashing(changes), atMost: 0.5),
    ]
  }

  private static func appending<Item: Hashable & Sendable>(
    _ type: String, _ data: SnapshotData<Item>
  ) -> Row {
    let time = microseconds(samples: 5) {
      var snapshot = SnapshotData<Item>.Snapshot()
      for (section, items) in data.lists.enumerated() {
        snapshot.appendSections([section])
        for item in items { snapshot.appendItems([item]) }
      }
      consume(snapshot)
    }
    return .time(
      "S2-\(type)", "1M one by one, \(type)", time / 1000, "ms", of: .allocating, goal: 70)
  }

  /// Without what the loops around the calls take: they retain each `String` for 40 ns.
  @MainActor private static func asking<Item: Hashable & Sendable>(
    _ type: String, _ data: SnapshotData<Item>
  ) -> [Row] {
    let snapshot = data.build()
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) { _, _, _ in
      nil
    }
    source.apply(snapshot)
    var random = SplitMix64(seed: 42)
    let asked = (0..<1_000).map { _ in data.items.randomElement(using: &random) ?? data.items[0] }
    let paths = asked.compactMap(source.indexPath)
    func row<Question>(
      _ name: String, _ questions: [Question], _ ask: (Question) -> Void
    ) -> Row {
      let asking = microseconds { for question in questions { ask(question) } }
      let loop = microseconds { for question in questions { consume(question) } }
      return .time(
        "S3-\(type)-\(name)", "\(name), 1M", max(0, asking - loop), "ns", of: .lookingUp, goal: 150)
    }
    return [
      row("indexPath", asked) { consume(source.indexPath(for: $0)) },
      row("itemIdentifier", paths) { consume(source.itemIdentifier(for: $0)) },
      row("indexOfItem", asked) { consume(snapshot.indexOfItem($0)) },
      row("numberOfItems", asked) { _ in consume(snapshot.numberOfItems) },
    ]
  }

  private static func changing<Item: Hashable & Sendable>(
    _ type: String, _ data: SnapshotData<Item>
  ) -> [Row] {
    let snapshot = data.indexed
    let (one, other) = (data.items[500_500], data.items[250_250])
    func row(_ name: String, _ change: (inout SnapshotData<Item>.Snapshot) -> Void) -> Row {
      let time = microseconds {
        var copy = snapshot
        change(&copy)
        consume(copy)
      }
      return .time(
        "S4-\(type)-\(name)", "copy, \(name) one of 1M", time, "us", of: .allocating, goal: 50)
    }
    return [
      row("delete") { $0.deleteItems([one]) },
      row("insert") { $0.insertItems([data.fresh], beforeItem: one) },
      row("move") { $0.moveItem(one, beforeItem: other) },
    ]
  }

  private static func comparing<Item: Hashable & Sendable>(
    _ type: String, _ data: SnapshotData<Item>
  ) -> Row {
    let old = data.indexed
    var new = old
    new.moveItem(data.items[500_500], beforeItem: data.items[250_250])
    new.deleteItems([data.items[750_750]])
    let time = microseconds { consume(new.elementMap(from: old)) }
    return .time(
      "S5-\(type)", "one of 1M moved, one deleted", time, "us", of: .allocating, goal: 25)
  }

  private static func crossing<Item: Hashable & Sendable>(
    _ type: String, _ data: SnapshotData<Item>, _ changes: ListChanges<Item>
  ) -> Row {
    var changes = changes
    let old = data.indexed
    let new = SnapshotData(items: changes.replacingTenth(), fresh: data.fresh).indexed
    let time = microseconds(samples: 5) { consume(new.elementMap(from: old)) }
    return .time(
      "S6-\(type)", "a tenth replaced across 1000 sections", time / 1000, "ms",
      of: .hashing(changes), goal: 265)
  }

  // MARK: Applying

  @MainActor private static func applies() -> [Row] {
    [apply("Int", .integers(10_000)), apply("UUID", .identifiers(10_000))]
      + [apply("String", .names(10_000))] + measuredList()
  }

  @MainActor private static func apply<Item: Hashable & Sendable>(
    _ type: String, _ changes: ListChanges<Item>
  ) -> Row {
    var changes = changes
    let stage = ApplyStage<Item>(estimatesHeights: false)
    let lists = [changes.old, changes.fifthsChanged()]
    stage.show(lists[0])
    var turn = 0
    let time = microseconds {
      turn += 1
      stage.show(lists[turn % 2])
    }
    return .time(
      "S7-\(type)", "apply 10k, a fifth deleted, inserted, moved", time / 1000, "ms",
      of: .hashing(changes), goal: 2)
  }

  /// Changes of a list of which rows were measured everywhere.
  @MainActor private static func measuredList() -> [Row] {
    var changes = ListChanges.integers(million)
    let stage = ApplyStage<Int>(estimatesHeights: true)
    stage.show(changes.old)
    stage.scrollThrough(steps: 2_000)
    var other = changes.old
    other.insert(other.remove(at: 250_250), at: 700_000)
    other.remove(at: 500_500)
    func time(_ lists: [[Int]]) -> Double {
      let snapshots = lists.map { stage.snapshot($0) }
      var turn = 0
      return microseconds(samples: 5) {
        turn += 1
        stage.show(snapshots[turn % 2])
      }
    }
    return [
      .time(
        "S7-1M-one", "measured list of 1M rows: one deleted, one moved",
        time([changes.old, other]) / 1000, "ms", of: .writing, goal: 10),
      .time(
        "S7-1M-shuffle", "measured list of 1M rows: all shuffled",
        time([changes.old, changes.shuffling()]) / 1000, "ms",
        of: .hashing(changes), goal: 400),
    ]
  }
}

/// A million identifiers in a thousand sections.
private struct SnapshotData<Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Item>

  let items: [Item]
  let lists: [[Item]]
  /// In none of the sections.
  let fresh: Item

  init(_ changes: ListChanges<Item>) {
    var changes = changes
    self.init(items: changes.old, fresh: changes.one())
  }

  init(items: [Item], fresh: Item) {
    self.items = items
    self.fresh = fresh
    lists = (0..<1_000).map {
      Array(items[(items.count * $0 / 1_000)..<(items.count * ($0 + 1) / 1_000)])
    }
  }

  func build() -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in lists.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// With an index.
  var indexed: Snapshot {
    var snapshot = build()
    snapshot.moveItem(items[0], beforeItem: items[1])
    return snapshot
  }
}

/// A collection view that shows lists of identifiers.
@MainActor private final class ApplyStage<Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Item>

  private let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Item>

  /// - Parameter estimatesHeights: Whether it is a list of rows that are measured, else a grid.
  init(estimatesHeights: Bool) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(estimatesHeights ? 1 : 1 / 3),
        heightDimension: estimatesHeights ? .estimated(50) : .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: estimatesHeights ? .estimated(50) : .absolute(44)),
      subitems: [item])
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(RowCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    window.addSubview(view)
    window.isHidden = false
  }

  func snapshot(_ items: [Item]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    _ = snapshot.indexOfItem(items[0])
    return snapshot
  }

  func show(_ items: [Item]) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    show(snapshot)
  }

  func show(_ snapshot: Snapshot) {
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  func scrollThrough(steps: Int) {
    for step in 0..<steps {
      view.contentOffset.y = view.contentSize.height * CGFloat(step) / CGFloat(steps)
      view.layoutIfNeeded()
    }
  }

  private final class RowCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = 40 + CGFloat(attributes.indexPath.item % 40)
      return attributes
    }
  }
}
