/// What a data source shows: a snapshot, and the trees of the sections that were given one.
struct ShownData<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// What a data source is asked to show.
  enum Change: Sendable {
    case difference(to: NSDiffableDataSourceSnapshot<Section, Item>)
    case reload(NSDiffableDataSourceSnapshot<Section, Item>)
    case section(NSDiffableDataSourceSectionSnapshot<Item>, Section)
  }

  /// Without marks.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The visible items of each are those of the section.
  private(set) var trees: [Section: ItemTree<Item>] = [:]

  /// What is shown after `snapshot` was applied.
  ///
  /// - Complexity: O(n) in the items of those sections with trees that changed.
  func showing(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> ShownData {
    var result = ShownData()
    result.snapshot = snapshot
    result.snapshot.forgetMarks()
    for (section, tree) in trees {
      guard let items = snapshot.storage.items(of: section) else { continue }
      let isSame = self.snapshot.storage.items(of: section) == items
      result.trees[section] = isSame ? tree : tree.showing(items)
    }
    return result
  }

  /// What is shown after a section was given a tree.
  ///
  /// Of visible items the tree's own copies are in the other sections no more.
  func showing(_ tree: ItemTree<Item>, in section: Section) -> ShownData {
    var next = snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = tree.items(onlyVisible: true)
    if next.itemIdentifiers(inSection: section) != visible {
      let named = Set(visible)
      next.deleteItems(next.itemIdentifiers(inSection: section).filter { !named.contains($0) })
      next.appendItems(visible, toSection: section)
    }
    var result = showing(next)
    result.trees[section] = tree
    return result
  }

  /// What a section shows, as a tree.
  func tree(of section: Section) -> ItemTree<Item> {
    trees[section] ?? ItemTree(snapshot.storage.items(of: section) ?? [])
  }
}
