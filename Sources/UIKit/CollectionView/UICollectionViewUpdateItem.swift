/// One change of the data, for a layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// The place before all changes; nil for insertions. `NSNotFound` is the item of a section.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The place after all changes; nil for deletions. `NSNotFound` is the item of a section.
  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: Action { action }
}

extension UpdateBatch {
  /// The changes one by one: deletions, moves, insertions, reloads; sections before items.
  @MainActor func items(before: ItemCounts, after: ItemCounts) -> [UICollectionViewUpdateItem] {
    let map = sectionMap(before: before.sectionCount, after: after.sectionCount)
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    func item(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, before: before, after: after)
    }
    return deletedSections.map { item(.delete, whole($0), nil) }
      + deletedItems.sorted().map { item(.delete, $0, nil) }
      + movedSections.map { item(.move, whole($0.from), whole($0.to)) }
      + movedItems.map { item(.move, $0.from, $0.to) }
      + insertedSections.map { item(.insert, nil, whole($0)) }
      + insertedItems.sorted().map { item(.insert, nil, $0) }
      + reloadedSections.map { section in
        let target = map.indices.contains(section) ? map[section] : nil
        return item(.reload, whole(section), target.map(whole))
      }
      + reloadedItems.sorted().map { item(.reload, $0, destination(of: $0, sections: map)) }
  }
}
