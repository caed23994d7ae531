/// The displayed content of a data source: a snapshot, and the trees of sections that have one.
///
/// A class, so that a data source that is asked for one item copies only a reference.
final class ShownData<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// A change that a data source is asked to apply.
  enum Change: Sendable {
    case difference(to: NSDiffableDataSourceSnapshot<Section, Item>)
    case reload(NSDiffableDataSourceSnapshot<Section, Item>)
    case section(NSDiffableDataSourceSectionSnapshot<Item>, Section)

    /// The same change with an index of its items, made before it is shared.
    var indexed: Change {
      switch self {
      case .difference(let snapshot): .difference(to: snapshot.indexed)
      case .reload(let snapshot): .reload(snapshot.indexed)
      case .section: self
      }
    }
  }

  /// The snapshot without marks and with an index.
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// Finds items; compiled for their type.
  let reader: SnapshotReader<Item>
  /// The trees, whose visible items are the items of the section.
  let trees: [Section: ItemTree<Item>]

  init(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item> = .init(),
    trees: [Section: ItemTree<Item>] = [:]
  ) {
    self.snapshot = snapshot.indexed
    reader = self.snapshot.storage.operations.reader(self.snapshot.storage)
    self.trees = trees
  }

  /// The content after `snapshot` was applied.
  ///
  /// - Complexity: O(n), n the items of changed sections with trees.
  func showing(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> ShownData {
    var coming = snapshot.indexed
    coming.removeMarks()
    var comingTrees: [Section: ItemTree<Item>] = [:]
    for (section, tree) in trees {
      guard let items = coming.storage.items(of: section) else { continue }
      let isSame = self.snapshot.storage.items(of: section) == items
      comingTrees[section] = isSame ? tree : tree.showing(items)
    }
    return ShownData(coming, trees: comingTrees)
  }

  /// The content after a tree was applied to a section.
  ///
  /// Visible items of the tree that were in other sections are moved. Rule TREE-10.
  func showing(_ tree: ItemTree<Item>, in section: Section) -> ShownData {
    var next = snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = tree.items(onlyVisible: true)
    if next.itemIdentifiers(inSection: section) != visible {
      let named = Set(visible)
      next.deleteItems(next.itemIdentifiers(inSection: section).filter { !named.contains($0) })
      next.appendItems(visible, toSection: section)
    }
    let coming = showing(next)
    return ShownData(coming.snapshot, trees: coming.trees.merging([section: tree]) { $1 })
  }

  /// The content of a section as a tree.
  func tree(of section: Section) -> ItemTree<Item> {
    trees[section] ?? ItemTree(snapshot.storage.items(of: section) ?? [])
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The same snapshot with an index of its items.
  ///
  /// - Complexity: O(1) if it has one.
  var indexed: Self {
    var result = self
    storage.operations.index(&result.storage)
    return result
  }
}
