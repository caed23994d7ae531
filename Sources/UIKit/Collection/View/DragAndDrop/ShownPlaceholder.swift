/// A displayed placeholder.
final class ShownPlaceholder: DropAnimation, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  /// The displayed index path of its cell.
  var path: IndexPath
  private weak var owner: Placeholders?

  init(
    _ placeholder: UICollectionViewDropPlaceholder, for dragItem: UIDragItem, at path: IndexPath,
    in owner: Placeholders
  ) {
    self.placeholder = placeholder
    self.dragItem = dragItem
    self.path = path
    self.owner = owner
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    owner?.commit(self, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { owner?.delete(self) ?? false }

  func setNeedsCellUpdate() { owner?.updateCell(of: self) }
}
