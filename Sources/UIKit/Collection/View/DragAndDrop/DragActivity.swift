/// The drags that a collection view takes part in.
@MainActor final class DragActivity: CollectionPart {
  /// The drag of items of the view.
  var drag: ItemDrag?
  /// The drag over the view, if the view accepts it.
  var drop: ItemDrag?

  /// The drag state of the item that is displayed at `path`.
  func state(of path: IndexPath) -> UICollectionViewCell.DragState {
    drag?.contains(path) ?? false ? .dragging : .none
  }

  func dataDidChange(_ change: DataChange) {
    if case .updated(let plan) = change { drag?.follow(plan) }
  }
}
