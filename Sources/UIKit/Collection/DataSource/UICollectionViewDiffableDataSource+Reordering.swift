// Interactive reordering.
extension UICollectionViewDiffableDataSource {
  /// Applies a movement that the view already displays. Rule SNAP-15.
  func reorder(from source: IndexPath, to target: IndexPath) {
    let former = shown.value
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: target.section)
    else { return }
    let coming = former.showing(former.snapshot.moving(item, toSection: section, at: target.item))
    let transaction = NSDiffableDataSourceTransaction(from: former, to: coming)
    reorderingHandlers.willReorder?(transaction)
    shown.value = coming
    reorderingHandlers.didReorder?(transaction)
    if let collectionView { updateOutline(in: collectionView) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item at another offset, not counting the item itself.
  fileprivate func moving(
    _ item: ItemIdentifierType, toSection section: SectionIdentifierType, at place: Int
  ) -> Self {
    var result = self
    let others = itemIdentifiers(inSection: section).filter { $0 != item }
    if place < others.count {
      result.moveItem(item, beforeItem: others[place])
    } else {
      result.appendItems([item], toSection: section)
    }
    return result
  }
}

extension NSDiffableDataSourceTransaction {
  fileprivate init(
    from former: ShownData<SectionIdentifierType, ItemIdentifierType>,
    to coming: ShownData<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = former.snapshot
    finalSnapshot = coming.snapshot
    difference = coming.snapshot.itemIdentifiers.movements(from: former.snapshot.itemIdentifiers)
    sectionTransactions = coming.snapshot.sectionIdentifiers.reversed().compactMap { section in
      let (old, new) = (
        former.snapshot.itemIdentifiers(inSection: section),
        coming.snapshot.itemIdentifiers(inSection: section)
      )
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section,
        initialSnapshot: NSDiffableDataSourceSectionSnapshot(former.tree(of: section)),
        finalSnapshot: NSDiffableDataSourceSectionSnapshot(coming.tree(of: section)),
        difference: new.movements(from: old))
    }
  }
}
