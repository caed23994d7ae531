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

  /// Tells a cell that appears what drags have to do with it.
  ///
  /// - Parameters:
  ///   - shown: The displayed index path of its item.
  ///   - path: The item's index path in the data source.
  func tell(_ cell: any ItemView, at shown: IndexPath, of path: IndexPath) {
    cell.dragState = source?.state(of: path) ?? .none
    cell.dropState = target?.state(of: shown) ?? .none
  }

  func dataDidChange(_ change: DataChange) {
    if case .updated(let plan) = change { source?.follow(plan) }
  }
}
