import LayoutCore

/// Says where the elements of a collection view are.
///
/// A subclass answers the queries for attributes and the content size; the collection view calls
/// ``prepare()`` before it asks, after each invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  /// The layout that was archived, its decoration classes registered.
  ///
  /// As by `init()` if `coder` has no keys.
  public required init?(coder: NSCoder) {
    super.init()
    restoreDecorations(from: coder)
  }

  /// Archives the classes of decoration views. Subclasses add their own properties.
  open func encode(with coder: NSCoder) {
    archiveDecorations(in: coder)
  }

  /// Called when the layout was read from a nib file, which are not read on this platform.
  open func awakeFromNib() {}

  /// The view that uses the layout; nil while none does.
  ///
  /// A subclass may override it with a view of its own class.
  open var collectionView: UICollectionView? { owner }

  /// The view that uses the layout.
  var owner: (any LayoutOwner)? {
    get { ownerView }
    set { ownerView = newValue }
  }
  @UntilGone private var ownerView: UICollectionView?

  /// What decoration views are made of, by kind.
  var decorationSources: [String: ReusableViewSource] = [:]

  // MARK: Classes

  /// The class of the attributes the layout makes. Default: the plain one.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts the layout makes. Default: the plain one.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Has the whole layout computed again in the next pass. Rule CALL-3.
  open func invalidateLayout() {
    invalidateLayout(with: _InvalidationContextMaker.make(Self.invalidationContextClass))
  }

  /// Has what `context` names computed again in the next pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(self, with: context)
  }

  /// Whether the layout depends on what of the content is in view. Default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of the bounds makes invalid. Default: an unmarked context. Rule CALL-4.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    _InvalidationContextMaker.make(Self.invalidationContextClass)
  }

  /// Whether the layout is to change because a view would like to have other attributes. Default
  /// false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What becomes invalid when a view gets the attributes it would like to have. Default: an
  /// unmarked context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    _InvalidationContextMaker.make(Self.invalidationContextClass)
  }

  // MARK: Computing

  /// Called before the first query and after each invalidation.
  open func prepare() {}

  /// The extent of all elements. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// All elements that meet `rect`. Default nil.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// Where the content is to rest when it is let go while it moves. Default as proposed.
  ///
  /// Rule CALL-6.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would rest on its own.
  ///   - velocity: In points per millisecond, positive where the offset grows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to rest after a change of the data, the layout or the view's size.
  /// Default as proposed.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Direction

  /// The reading direction the layout is written for. Default left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view shows the layout mirrored where the reading direction is not the
  /// one it is written for. Default false.
  ///
  /// What the layout itself answers stays as it is.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Changes of the data

  /// Called with what changed after the layout was prepared for the data after the change, and
  /// before it is asked for initial and final attributes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the change, when initial and final attributes have been asked for.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item comes from that comes into view with a change. Default nil: from where it was;
  /// new ones fade in at their place.
  ///
  /// Asked for of all items in view, seen where the change is.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes to that goes out of view with a change. Default nil: to where it is; it
  /// fades if it is there no longer.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// As for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views of a kind that a change takes away besides those of deleted items.
  /// Default none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that a change takes away. Default none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that a change adds besides those of inserted items.
  /// Default none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that a change adds. Default none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of the bounds

  /// Called within an animated change of the view's bounds, such as a rotation, when the layout
  /// has been prepared for the new bounds and before it is asked for initial and final attributes.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after such a change, when initial and final attributes have been asked for.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Changes of the layout

  /// Called on the layout that is about to be replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the layout that is about to replace another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when the new one has been prepared.
  open func finalizeLayoutTransition() {}

  // MARK: Items that are moved interactively

  /// The place an item goes to that is moved over a point. Default: that of the topmost item
  /// there, else `previousIndexPath`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner.flatMap { $0.topmostItem(at: $0.facing(position)) } ?? previousIndexPath
  }

  /// An item while it is moved. Default: as else, its middle at the point, above everything.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let resting = layoutAttributesForItem(at: indexPath)?.copy()
    let moving =
      resting as? UICollectionViewLayoutAttributes
      ?? _LayoutAttributesMaker.make(
        Self.layoutAttributesClass, .cell(indexPath), placedAt: .zero, zIndex: 0)
    moving.placement = nil
    moving.center = position
    moving.zIndex = .max
    return moving
  }

  /// What a step of a movement makes invalid. Default: a context that names the movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: targetIndexPaths, from: previousIndexPaths, at: targetPosition)
  }

  /// What the end of a movement makes invalid. Default: a context that names the movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: indexPaths, from: previousIndexPaths, at: .zero)
  }

  private func movementContext(
    to targets: [IndexPath], from previous: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = _InvalidationContextMaker.make(Self.invalidationContextClass)
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }

  // MARK: Decorations

  /// Names the class of the views that show decorations of a kind; nil forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  /// Names the nib that makes the views that show decorations of a kind; nil forgets it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map(ReusableViewSource.nib)
  }

  /// What decoration views of a kind are made of; nil if nothing is registered.
  func decorationSource(ofKind kind: String) -> ReusableViewSource? { decorationSources[kind] }

  // MARK: Answers that are never stale

  /// Has the layout prepared, if something made it invalid, before it answers.
  func bringUpToDate() { owner?.prepareForAnswer(of: self) }
}
