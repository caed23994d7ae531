/// What of a flow layout is no longer valid. Rule FLOW-14.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes and spacings again. Default true.
  ///
  /// If false, the lines are broken with what it said before, unless the number of items changed.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the lines are to be broken again. Default true.
  ///
  /// If false, all frames stay, unless the number of items changed.
  open var invalidateFlowLayoutAttributes = true
}
