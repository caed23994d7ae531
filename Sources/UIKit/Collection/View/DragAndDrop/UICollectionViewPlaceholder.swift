/// A placeholder cell for an item that is not in the data yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path that the item will have in the data source.
  ///   - reuseIdentifier: The identifier that the cell's class or nib is registered for.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell when it becomes visible and when an update is requested. The default is
  /// `nil`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder cell for a dropped item whose data is not available yet.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The preview of the cell while the drop animates to it. The default is `nil`, the cell itself.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a drop placeholder, which replaces or removes its cell.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder by the cell of the item, which `dataSourceUpdates` inserts into the
  /// data.
  ///
  /// - Parameter dataSourceUpdates: Called with the index path for the item in the data source.
  /// - Returns: False, without a call, if the placeholder was removed, as by a reload.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (IndexPath) -> Void
  ) -> Bool

  /// Removes the placeholder.
  ///
  /// - Returns: False if it was removed before.
  @discardableResult func deletePlaceholder() -> Bool

  /// Configures the cell again.
  func setNeedsCellUpdate()
}
