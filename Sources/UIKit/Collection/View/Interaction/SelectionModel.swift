/// The selected and highlighted items.
@MainActor final class SelectionModel: CollectionPart {
  private unowned let view: UICollectionView
  /// The selected items, by index path of the data source.
  @exclusivity(unchecked) private(set) var selected: Set<IndexPath> = []
  /// The item under a finger.
  @exclusivity(unchecked) private(set) var highlighted: IndexPath?

  init(of view: UICollectionView) {
    self.view = view
  }

  func isSelected(_ path: IndexPath) -> Bool { selected.contains(path) }

  /// Replaces the selection.
  func select(_ paths: Set<IndexPath>) { selected = paths }

  func setHighlighted(_ path: IndexPath?) { highlighted = path }

  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan):
      selected = Set(selected.compactMap(plan.destination(ofSelected:)))
      highlighted = highlighted.flatMap(plan.destination(of:))
    case .reloaded: selected = []
    case .rearranged: break
    }
  }

  // MARK: Selecting by code

  /// Selects an item, without calls to the delegate, and scrolls to it; nil deselects all items.
  func select(
    _ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition
  ) {
    guard let path else { return deselectAll() }
    guard view.allowsSelectionNow, view.loadedCounts.contains(path) else { return }
    if !view.allowsMultipleSelectionNow {
      for other in selected.sorted() where other != path { set(false, other) }
    }
    set(true, path)
    if !position.isEmpty { view.scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselectAll() {
    for path in selected.sorted() { set(false, path) }
  }

  /// Selects or deselects an item and its visible cell, without calls to the delegate.
  func set(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    if let cell = view.shownItem(at: path), cell.isSelected != isSelected {
      cell.adoptSelection(isSelected)
    }
  }

  /// Deselects all items if several are selected and that is no longer allowed.
  func limit() {
    if !view.allowsMultipleSelectionNow, selected.count > 1 { deselectAll() }
  }
}
