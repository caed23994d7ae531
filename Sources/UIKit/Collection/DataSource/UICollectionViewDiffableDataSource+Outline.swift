// What outlines show and do.
extension UICollectionViewDiffableDataSource: OutlineDataSource {
  // Rule TREE-12.
  func toggleItem(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let tree = shown.value.trees[section]
    else { return false }
    var snapshot = NSDiffableDataSourceSectionSnapshot(tree)
    let isChanged = snapshot.isExpanded(item) ? collapse(item, &snapshot) : expand(item, &snapshot)
    if isChanged { apply(snapshot, to: section) }
    return true
  }

  private func expand(
    _ item: ItemIdentifierType,
    _ snapshot: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return false }
    handlers.willExpandItem?(item)
    if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
      snapshot.replace(childrenOf: item, using: children)
    }
    snapshot.expand([item])
    return true
  }

  private func collapse(
    _ item: ItemIdentifierType,
    _ snapshot: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> Bool {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return false }
    handlers.willCollapseItem?(item)
    snapshot.collapse([item])
    return true
  }

  // MARK: Cells

  /// Has the cells in view show where their items are in the trees of their sections.
  func showPlaces(in view: UICollectionView) {
    guard !shown.value.trees.isEmpty else { return }
    for path in view.indexPathsForVisibleItems {
      guard let item = itemIdentifier(for: path), let cell = view.visibleCell(at: path) else {
        continue
      }
      showPlace(of: item, at: path, in: cell)
    }
  }

  /// Has a cell show where its item is in the tree of its section, if that has one. Rule TREE-13.
  func showPlace(of item: ItemIdentifierType, at path: IndexPath, in cell: UICollectionViewCell) {
    let shown = shown.value
    guard !shown.trees.isEmpty, let section = sectionIdentifier(for: path.section),
      let tree = shown.trees[section], let node = tree.places[item]
    else {
      if cell.isExpandedInOutline { cell.isExpandedInOutline = false }
      return
    }
    cell.isExpandedInOutline = tree.nodes[node].isExpanded
    (cell as? UICollectionViewListCell)?.indentationLevel = tree.level(of: node)
  }
}
