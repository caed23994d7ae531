/// The interactive movement of an item that began last in a window.
@MainActor final class WindowMovement {
  /// The collection view of the item.
  weak var view: UICollectionView?

  /// The view of the item; nil if none is moved, or if it is not seen.
  var item: UIView? {
    view.flatMap { view in view.movement.shownTarget.flatMap { view.shownItem(at: $0) } }
  }
}
