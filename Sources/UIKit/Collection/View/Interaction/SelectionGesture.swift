/// Selects all items between the start and the present position of a two-finger pan.
@MainActor final class SelectionGesture {
  private unowned let view: UICollectionView
  private let anchor: IndexPath
  /// The selection before the gesture.
  private let before: Set<IndexPath>

  /// Nil if the delegate does not allow it.
  init?(in view: UICollectionView, at path: IndexPath) {
    guard view.loadedCounts.contains(path),
      view.delegate?.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path)
        ?? false
    else { return nil }
    self.view = view
    anchor = path
    view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    before = view.selection
    reach(path)
  }

  /// Selects the items from the first one to `path`, and restores the others. If the first item was
  /// selected before, deselects them instead.
  func reach(_ path: IndexPath) {
    guard view.allowsMultipleSelectionNow, view.loadedCounts.contains(path) else { return }
    let range = Set(view.loadedCounts.paths(from: min(anchor, path), through: max(anchor, path)))
    let wanted = before.contains(anchor) ? before.subtracting(range) : before.union(range)
    for path in view.selection.subtracting(wanted).sorted() { view.touches.deselect(path) }
    for path in wanted.subtracting(view.selection).sorted() { view.touches.select(path) }
  }

  /// Ends the gesture.
  func end() {
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
  }
}
