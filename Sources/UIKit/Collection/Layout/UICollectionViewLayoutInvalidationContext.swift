import LayoutCore

/// The invalid parts of a layout. Rule CALL-1.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether the whole layout is invalid, including the numbers of sections and items.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false

  /// The invalid items in ascending order; nil if none have been added.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The invalid supplementary views by kind, in ascending order; nil if none have been added.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The invalid decoration views by kind, in ascending order; nil if none have been added.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// An adjustment of the content offset after the layout has been computed. The default is zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// An adjustment of the content size until the layout has been computed. The default is zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The former index paths of interactively moved items; nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The present index paths of interactively moved items; nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The center of the interactively moved item. The default is zero.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether only the content offset changed, so that no size has to be measured again.
  var keepsSizes = false

  /// Whether only pinned elements may move.
  var keepsPlaces = false

  /// The size of one element, if nothing else changed.
  var measurement: Measurement?

  /// The earlier position of every element before a change of the data; nil if unknown.
  var elementMap: ElementMap?

  /// Adds items to ``invalidatedItemIndexPaths``. Rule CALL-2.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths, indexPaths)
  }

  /// Adds supplementary views to ``invalidatedSupplementaryIndexPaths``.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    let merged = Self.merged(invalidatedSupplementaryIndexPaths?[elementKind], indexPaths)
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind] = merged
  }

  /// Adds decoration views to ``invalidatedDecorationIndexPaths``.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let merged = Self.merged(invalidatedDecorationIndexPaths?[elementKind], indexPaths)
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind] = merged
  }

  /// Both lists in ascending order, without duplicates.
  private static func merged(_ known: [IndexPath]?, _ added: [IndexPath]) -> [IndexPath] {
    if known == nil, added.count == 1 { return added }
    return Set((known ?? []) + added).sorted()
  }
}

/// Makes invalidation contexts of classes known at run time by their `init()`, as ``ClassValues`` explains.
open class _InvalidationContextMaker: UICollectionViewLayoutInvalidationContext {
  public required override init() { super.init() }

  static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    refuse(
      unless: type is UICollectionViewLayoutInvalidationContext.Type,
      """
      invalidationContextClass must be UICollectionViewLayoutInvalidationContext or a subclass \
      of it; got \(type).
      """)
    return ClassValues.maker(_InvalidationContextMaker.self, for: type).init()
  }
}
