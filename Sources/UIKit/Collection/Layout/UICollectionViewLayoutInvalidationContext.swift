import LayoutCore

/// What of a layout is no longer valid. Rule CALL-1.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {
    super.init()
  }

  /// Whether the whole layout is to be computed again, data counts included.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items named so far, sorted; nil if none has been named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views named so far by kind, sorted; nil if none has been named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views named so far by kind, sorted; nil if none has been named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Added to the content offset when the layout has been computed again. Default zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the content size until the layout has been computed again. Default zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where items that are moved interactively were before; nil if none are.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where items that are moved interactively are now; nil if none are.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the item that is moved interactively has its middle. Default zero.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether the content only moved in view: no reason to measure anything again.
  var keepsSizes = false

  /// Whether everything stays where the layout has it but what is pinned.
  var keepsPlaces = false

  /// The size of one element, if that is all that changed.
  var measurement: Measurement?

  /// Where everything was before a change of the data; nil if that is not known.
  var elementMap: ElementMap?

  // Rule CALL-2.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths, indexPaths)
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    let merged = Self.merged(invalidatedSupplementaryIndexPaths?[elementKind], indexPaths)
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind] = merged
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let merged = Self.merged(invalidatedDecorationIndexPaths?[elementKind], indexPaths)
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind] = merged
  }

  /// Sorted, without duplicates.
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
