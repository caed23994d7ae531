/// A dropped item.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }

  /// The index path of the row in the view's data source; nil for items from elsewhere.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// Coordinates a drop on a table view with its drop delegate.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [UITableViewDropItem] { get }

  /// The index path for the drop; nil behind rows.
  var destinationIndexPath: IndexPath? { get }

  /// The last proposal of the drop delegate.
  var proposal: UITableViewDropProposal { get }

  /// The drop session.
  var session: any UIDropSession { get }

  /// Animates a dropped item to the cell of a row that is in the data already.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating

  /// Animates a dropped item into the cell of a row.
  ///
  /// - Parameter rect: The target in the cell's coordinates.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating

  /// Animates a dropped item to any target.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// The coordinator of the rows' collection view, as a table view's delegate sees it.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let rows: any UICollectionViewDropCoordinator
  let proposal: UITableViewDropProposal

  init(_ rows: any UICollectionViewDropCoordinator, as proposal: UITableViewDropProposal) {
    self.rows = rows
    self.proposal = proposal
    super.init()
  }

  var items: [UITableViewDropItem] { rows.items.compactMap { $0 as? UITableViewDropItem } }
  var destinationIndexPath: IndexPath? { rows.destinationIndexPath }
  var session: any UIDropSession { rows.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    rows.drop(dragItem, toItemAt: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { rows.drop(dragItem, intoItemAt: indexPath, rect: rect) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    rows.drop(dragItem, to: target)
  }
}

extension DroppedItem: UITableViewDropItem {}
