/// A dropped item.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }

  /// The index path of the item in the view's data source; nil for items from elsewhere.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// Coordinates a drop on a collection view with its drop delegate.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [UICollectionViewDropItem] { get }

  /// The index path for the drop; nil between and behind items.
  var destinationIndexPath: IndexPath? { get }

  /// The last proposal of the drop delegate.
  var proposal: UICollectionViewDropProposal { get }

  /// The drop session.
  var session: any UIDropSession { get }

  /// Displays a placeholder cell for an item whose data is not available yet.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Animates a dropped item to the cell of an item that is in the data already.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating

  /// Animates a dropped item into the cell of an item.
  ///
  /// - Parameter rect: The target in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Animates a dropped item to any target.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}
