/// One of the things that are dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }

  /// Where the item is in the view's data; nil for things from elsewhere.
  var sourceIndexPath: IndexPath? { get }

  /// How large what is dragged looks, in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view, as its delegate carries it out.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [UICollectionViewDropItem] { get }

  /// The item at the place of the drop; nil between and behind items.
  var destinationIndexPath: IndexPath? { get }

  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }

  var session: any UIDropSession { get }

  /// Shows a cell that stands for an item whose data are still coming.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Has what is dragged go to the cell of an item, which is in the data already.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating

  /// Has what is dragged vanish into the cell of an item.
  ///
  /// - Parameter rect: Where, in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Has what is dragged go to any place.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}
