/// From which item to which the focus moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Where the focus was; nil for outside of the collection view.
  public let previouslyFocusedIndexPath: IndexPath?
  /// Where the focus goes; nil for outside of the collection view.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from former: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = former
    nextFocusedIndexPath = next
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
