// Expanding and collapsing items.
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

  /// Updates the level and the disclosure of all visible cells.
  func updateOutline(in view: UICollectionView) {
    guard !shown.value.trees.isEmpty else { return }
    for path in view.indexPathsForVisibleItems {
      guard let item = itemIdentifier(for: path), let cell = view.visibleCell(at: path) else {
        continue
      }
      updateOutline(of: item, at: path, in: cell)
    }
  }

  /// Updates the level and the disclosure of a cell in a section with a tree. Rule TREE-13.
  func updateOutline(of item: ItemIdentifierType, at path: IndexPath, in cell: UICollectionViewCell)
  {
    let shown = shown.value
    guard !shown.trees.isEmpty, let section = sectionIdentifier(for: path.section),
      let tree = shown.trees[section], let node = tree.places[item]
    else {
      if cell.isExpandedInOutline { cell.isExpandedInOutline = false }
      return
    }
    cell.isExpandedInOutline = tree.nodes[node].isExpanded
    let level = tree.level(of: node) - (hasHeaderItem(path.section) ? 1 : 0)
    (cell as? UICollectionViewListCell)?.indentationLevel = max(0, level)
  }

  /// Whether the first item of a section is its header, whose children are rows like others.
  private func hasHeaderItem(_ section: Int) -> Bool {
    let list = collectionView?.solvedLayout?.listConfiguration(inSection: section)
    return list?.headerMode == .firstItemInSection
  }
}
