/// The invalid parts of a flow layout. Rule FLOW-14.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether to ask the delegate for sizes and spacings again. The default is `true`.
  ///
  /// If false, lines are computed with its former values unless the number of items changed.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether to compute lines again. The default is `true`.
  ///
  /// If false, all frames stay unless the number of items changed.
  open var invalidateFlowLayoutAttributes = true
}
