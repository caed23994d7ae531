/// A cell that stands for an item to come, where it is shown.
final class ShownPlaceholder: DropAnimation, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  /// Where the cell is among all that are shown.
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
