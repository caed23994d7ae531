/// A cell to show for an item that is still to come.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// - Parameters:
  ///   - insertionIndexPath: Where in the data the item will be.
  ///   - reuseIdentifier: What the cell was registered under.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell whenever it comes into view or is to be updated. Default nil.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell to show for something that was dropped and is still to come.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell looks while what was dropped goes there. Default nil: as it is.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What becomes of a cell that stands for an item to come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Replaces the cell by that of the item, which is in the data when `dataSourceUpdates` returns.
  ///
  /// - Parameter dataSourceUpdates: Given the place in the data.
  /// - Returns: False, without a call, if the cell is there no longer: data that are reloaded take
  ///   it away.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (IndexPath) -> Void
  ) -> Bool

  /// Takes the cell away.
  ///
  /// - Returns: False if it is there no longer.
  @discardableResult func deletePlaceholder() -> Bool

  /// Has the cell configured again.
  func setNeedsCellUpdate()
}
