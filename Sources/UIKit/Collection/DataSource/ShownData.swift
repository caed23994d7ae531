/// What a data source shows: a snapshot, and the trees of the sections that were given one.
///
/// A class, so that data sources that are asked for one item copy a reference.
final class ShownData<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// What a data source is asked to show.
  enum Change: Sendable {
    case difference(to: NSDiffableDataSourceSnapshot<Section, Item>)
    case reload(NSDiffableDataSourceSnapshot<Section, Item>)
    case section(NSDiffableDataSourceSectionSnapshot<Item>, Section)

    /// The same with an index of its items, so that others need not make it.
    var indexed: Change {
      switch self {
      case .difference(let snapshot): .difference(to: snapshot.indexed)
      case .reload(let snapshot): .reload(snapshot.indexed)
      case .section: self
      }
    }
  }

  /// Without marks, and with an index.
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// Where the items are, found by code that knows their type.
  let reader: SnapshotReader<Item>
  /// The visible items of each are those of the section.
  let trees: [Section: ItemTree<Item>]

  init(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item> = .init(),
    trees: [Section: ItemTree<Item>] = [:]
  ) {
    self.snapshot = snapshot.indexed
    reader = self.snapshot.storage.operations.reader(self.snapshot.storage)
    self.trees = trees
  }

  /// What is shown after `snapshot` was applied.
  ///
  /// - Complexity: O(n) in the items of those sections with trees that changed.
  func showing(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> ShownData {
    var coming = snapshot.indexed
    coming.forgetMarks()
    var comingTrees: [Section: ItemTree<Item>] = [:]
    for (section, tree) in trees {
      guard let items = coming.storage.items(of: section) else { continue }
      let isSame = self.snapshot.storage.items(of: section) == items
      comingTrees[section] = isSame ? tree : tree.showing(items)
    }
    return ShownData(coming, trees: comingTrees)
  }

  /// What is shown after a section was given a tree.
  ///
  /// Visible items of the tree that were in other sections move. Rule TREE-10.
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

  /// What a section shows, as a tree.
  func tree(of section: Section) -> ItemTree<Item> {
    trees[section] ?? ItemTree(snapshot.storage.items(of: section) ?? [])
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The same with an index of its items.
  ///
  /// - Complexity: O(1) if there is one.
  var indexed: Self {
    var result = self
    storage.operations.index(&result.storage)
    return result
  }
}
