/// The gestures on the items of a collection view. Made with the first touch.
@MainActor final class ItemGestures {
  private let swipe: SwipeGesture
  private let reorder: ReorderGesture

  init(in view: UICollectionView) {
    swipe = SwipeGesture(in: view)
    reorder = ReorderGesture(in: view)
  }
}
