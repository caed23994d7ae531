/// The drags that a collection view takes part in.
@MainActor final class DragActivity: CollectionPart {
  private unowned let view: UICollectionView
  /// What drags of the view's items come from; nil until there is a drag delegate.
  private(set) var source: ItemDragSource?
  /// What takes drags over the view; nil until there is a drop delegate.
  private(set) var target: ItemDropTarget?

  init(in view: UICollectionView) {
    self.view = view
  }

  /// Lets fingers drag items, and drop them, as soon as there are delegates for it.
  func follow() {
    if source == nil, view.dragDelegate != nil {
      let source = ItemDragSource(in: view)
      self.source = source
      view.mover.addInteraction(source.interaction)
    }
    if target == nil, view.dropDelegate != nil {
      let target = ItemDropTarget(in: view)
      self.target = target
      view.mover.addInteraction(target.interaction)
    }
  }

  /// The drag state of the item that is displayed at `path`.
  func state(of path: IndexPath) -> UICollectionViewCell.DragState {
    source?.state(of: path) ?? .none
  }

  func dataDidChange(_ change: DataChange) {
    if case .updated(let plan) = change { source?.follow(plan) }
  }
}
