import LayoutCore

/// The base class of collection view layouts.
///
/// A subclass overrides the queries for attributes and the content size. The collection view calls
/// ``prepare()`` before it queries the layout after each invalidation.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive and registers the archived decoration classes.
  ///
  /// The same as `init()` if `coder` does not support keys.
  public required init?(coder: NSCoder) {
    super.init()
    restoreDecorations(from: coder)
  }

  /// Archives the classes of decoration views. Subclasses add their own properties.
  open func encode(with coder: NSCoder) {
    archiveDecorations(in: coder)
  }

  /// Called when an interface document has made and connected the layout.
  open func awakeFromNib() {}

  /// The collection view that uses the layout; nil if there is none.
  ///
  /// A subclass may override it with a view of its own class.
  open var collectionView: UICollectionView? { owner }

  /// The collection view that uses the layout.
  var owner: (any LayoutOwner)? {
    get { ownerView }
    set { ownerView = newValue }
  }
  @UntilGone private var ownerView: UICollectionView?

  /// The registered classes and nibs of decoration views, by kind.
  var decorationSources: [String: ReusableViewSource] = [:]

  // MARK: Classes

  /// The class of the attributes. The default is ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of invalidation contexts. The default is
  /// ``UICollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is computed again in the next layout pass. Rule CALL-3.
  open func invalidateLayout() {
    invalidateLayout(with: _InvalidationContextMaker.make(Self.invalidationContextClass))
  }

  /// Invalidates the parts of the layout that `context` names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(self, with: context)
  }

  /// Whether the layout depends on the visible part of the content. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a change of the bounds. The default is an empty context. Rule CALL-4.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    _InvalidationContextMaker.make(Self.invalidationContextClass)
  }

  /// Whether the layout responds to the preferred attributes of a view. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for the preferred attributes of a view. The default is an empty context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    _InvalidationContextMaker.make(Self.invalidationContextClass)
  }

  /// The class and the address of the layout.
  open override var description: String { NSObject.classAndAddress(of: self) }

  // MARK: Computing

  /// Called before the first query and after each invalidation. The default implementation does
  /// nothing.
  open func prepare() {}

  /// The size of the content. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that intersect `rect`. The default is nil.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil if there is none. The default is nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil if there is none. The default is nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil if there is none. The default is nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// The content offset at which scrolling comes to rest. The default is the proposed offset.
  ///
  /// Rule CALL-6.
  ///
  /// - Parameter proposedContentOffset: The offset without an override.
  /// - Parameter velocity: In points per millisecond, positive if the offset grows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after a change of the data, the layout or the size of the view. The default
  /// is the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Direction

  /// The reading direction that the layout is written for. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout if the reading direction is not that of
  /// ``developmentLayoutDirection``. The default is `false`.
  ///
  /// The attributes of the layout itself are not mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Changes of the data

  /// Called with the changes of the data after the layout was prepared for the new data, and before
  /// initial and final attributes are requested. The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after initial and final attributes were requested. The default implementation does
  /// nothing.
  open func finalizeCollectionViewUpdates() {}

  /// The attributes that super returns while it is asked for initial or final ones.
  final var proposal: UICollectionViewLayoutAttributes?

  /// The attributes that a visible item starts from. The default for items that a change inserts are
  /// their attributes, transparent, to be changed by subclasses; else nil: from the former position.
  ///
  /// Requested for all items that are visible after a change.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { proposed(.cell(itemIndexPath)) }

  /// The attributes that an item ends with when it becomes invisible. The default for items that a
  /// change deletes are their former attributes, transparent, to be changed by subclasses; else nil:
  /// at the new position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { proposed(.cell(itemIndexPath)) }

  /// The attributes that a supplementary view starts from; see
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    proposed(.supplementaryView, elementKind, at: elementIndexPath)
  }

  /// The attributes that a supplementary view ends with; see
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    proposed(.supplementaryView, elementKind, at: elementIndexPath)
  }

  /// The attributes that a decoration view starts from; see
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    proposed(.decorationView, elementKind, at: decorationIndexPath)
  }

  /// The attributes that a decoration view ends with; see
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    proposed(.decorationView, elementKind, at: decorationIndexPath)
  }

  /// The supplementary views that a change removes besides those of deleted items. The default is
  /// none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a change removes. The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that a change adds besides those of inserted items. The default is
  /// none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a change adds. The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of the bounds

  /// Called during an animated change of the bounds, such as a rotation, after the layout was
  /// prepared for the new bounds and before initial and final attributes are requested. The default
  /// implementation does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after initial and final attributes were requested. The default implementation does
  /// nothing.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Changes of the layout

  /// Called before the layout is replaced by another. The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout replaces another. The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when the new one has been prepared. The default implementation does
  /// nothing.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// The new index path of an item that is moved over a point. The default is that of the topmost
  /// item there, else `previousIndexPath`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner.flatMap { $0.topmostItem(at: $0.facing(position)) } ?? previousIndexPath
  }

  /// The attributes of an item while it is moved. The default is those of the item, centered at the
  /// point and above all others.
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

  /// The context for a step of an interactive movement. The default names the movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: targetIndexPaths, from: previousIndexPaths, at: targetPosition)
  }

  /// The context for the end of an interactive movement. The default names the movement.
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

  /// Registers a class for decoration views of a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  /// Registers a nib for decoration views of a kind; nil unregisters it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map(ReusableViewSource.nib)
  }

  /// The class or nib for decoration views of a kind; nil if none is registered.
  func decorationSource(ofKind kind: String) -> ReusableViewSource? { decorationSources[kind] }

  // MARK: Preparing

  /// Prepares the layout if it was invalidated.
  func bringUpToDate() { owner?.preparation(of: self)?() }
}
