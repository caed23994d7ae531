import LayoutCore

extension ChangePlan {
  /// The changes one by one, for `prepare(forCollectionViewUpdates:)`: deletions, moves,
  /// insertions, reloads; sections before items.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    batch.map(items) ?? items(ElementChanges(origins, before: before.itemCounts))
  }

  @MainActor private func items(_ batch: UpdateBatch) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    let (sections, items) = (batch.sections, batch.items)
    return sections.deleted.sorted().map { Item(.delete, before: whole($0), after: nil) }
      + items.deleted.sorted().map { Item(.delete, before: $0, after: nil) }
      + sections.moved.map { Item(.move, before: whole($0.from), after: whole($0.to)) }
      + items.moved.map { Item(.move, before: $0.from, after: $0.to) }
      + sections.inserted.sorted().map { Item(.insert, before: nil, after: whole($0)) }
      + items.inserted.sorted().map { Item(.insert, before: nil, after: $0) }
      + sections.reloaded.sorted().map {
        Item(.reload, before: whole($0), after: destination(ofSection: $0).map(whole))
      }
      + items.reloaded.sorted().map { Item(.reload, before: $0, after: destination(of: $0)) }
  }

  @MainActor private func items(_ changes: ElementChanges) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    return changes.deletedSections.map { Item(.delete, before: whole($0), after: nil) }
      + changes.deletedItems.map { Item(.delete, before: path($0), after: nil) }
      + changes.movedSections.map { Item(.move, before: whole($0.from), after: whole($0.to)) }
      + changes.movedItems.map { Item(.move, before: path($0.from), after: path($0.to)) }
      + changes.insertedSections.map { Item(.insert, before: nil, after: whole($0)) }
      + changes.insertedItems.map { Item(.insert, before: nil, after: path($0)) }
  }

  private func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  private func path(_ place: ElementChanges.Place) -> IndexPath {
    IndexPath(item: place.item, section: place.section)
  }
}
