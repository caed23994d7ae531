/// A focus update with the index paths of the items that lose and get the focus.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that loses the focus; nil if it is outside of the collection view.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that gets the focus; nil if it is outside of the collection view.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from former: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = former
    nextFocusedIndexPath = next
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
