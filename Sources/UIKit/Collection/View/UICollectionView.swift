import LayoutCore

/// A view that displays the items of a data source, arranged by a layout.
///
/// Only visible items have views, which are reused. `layoutIfNeeded()` lays everything out
/// immediately, in a window or outside of one.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView,
  UIDataSourceTranslating, UISpringLoadedInteractionSupporting
{
  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    refuse(unless: !(layout is MissingLayout), MissingLayout.text)
    currentLayout = layout
    solvedLayout = layout.solved
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// Stops the program, as in UIKit, unless a subclass passes a layout of its own.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// Creates a view of an interface document; one with a flow layout if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    let given = coder.documentObject("collectionViewLayout") as? UICollectionViewLayout
    currentLayout = given ?? UICollectionViewFlowLayout()
    solvedLayout = currentLayout.solved
    super.init(coder: coder)
    currentLayout.owner = self
    coder.objectIsSetUp(self, as: UICollectionView.self)
  }

  var currentLayout: UICollectionViewLayout { didSet { solvedLayout = currentLayout.solved } }
  private(set) var solvedLayout: (any SolvedLayout)?
  /// The numbers of sections and items; nil if the data source has to be asked.
  var counts: ItemCounts?
  private(set) lazy var collectionParts = CollectionParts(of: self)
  private lazy var menus = CollectionMenuInteraction(of: self)
  private lazy var gestures = ItemGestures(in: self)
  private var cellTouch: CellTouch?
  /// Whether a long press moves items; set by a collection view controller.
  var movesItemsByLongPress = false
  /// Provides the items; not retained. Setting it reloads the data.
  @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate of the collection view and of its scrolling; not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set { _scrollDelegate = newValue }
  }

  /// Prepares data for items that are about to become visible; not retained.
  ///
  /// Each layout asks for items within one length of the view ahead, in the direction of scrolling.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetchingDidChange() } }
  }

  /// Whether data is prefetched and cells are prepared. The default is `true`.
  ///
  /// While the content is scrolled, each layout prepares one cell. The delegate is called when the
  /// cell is displayed.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
  }

  /// Lets items be dragged; not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { drags.follow() } }
  /// Handles drops; not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { drags.follow() } }

  /// The layout of the items. Setting it is `setCollectionViewLayout(_:animated:)` without
  /// animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout, optionally animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls `completion` when all elements have arrived at their places.
  ///
  /// The item that the user looks at stays visible: the first fully visible cell in the order of
  /// the data. It keeps its place on screen as far as the content allows; content at its start
  /// stays there. The new layout and the delegate can choose another target offset.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    animations.track({ replaceLayout(with: layout, animated: animated) }) { completion?($0) }
  }

  /// Begins an interactive transition to a layout.
  ///
  /// Until it is finished or cancelled the view displays the returned layout at its progress. The
  /// item that the user looks at stays visible, as for ``setCollectionViewLayout(_:animated:)``.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    closeSwipe()
    return transactions.beginInteractiveTransition(to: layout, completion)
  }

  /// Ends an interactive transition immediately with its new layout.
  open func finishInteractiveTransition() { transactions.endTransition(finishes: true) }
  /// Ends an interactive transition immediately with the old layout and offset.
  open func cancelInteractiveTransition() { transactions.endTransition(finishes: false) }
  /// A view behind all elements that does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackgroundView(oldValue) } }
  }

  /// Whether cells are in the editing state. The default is `false`.
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether items can be selected while the view is being edited. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the view is being edited. The default is `false`.
  /// Setting it to `true` allows selection while editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      selecting.limit()
    }
  }

  // MARK: Registering and dequeuing

  /// Registers a class for the cells of `identifier`; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusable.registerCell(cellClass, identifier)
  }

  /// Registers a class for the supplementary views of a kind and `identifier`; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reusable.registerSupplementary(viewClass, ofKind: elementKind, identifier: identifier)
  }

  /// Registers a nib for the cells of `identifier`; nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusable.registerCell(nib, identifier)
  }

  /// Registers a nib for the supplementary views of a kind and `identifier`; nil unregisters it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reusable.registerSupplementary(nib, ofKind: kind, identifier: identifier)
  }

  /// A reused or new cell. A class or nib must be registered for `identifier`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    reusable.dequeueCell(identifier, shownPath(indexPath))
  }

  /// A reused or new supplementary view of a class or nib that is registered for the kind.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    reusable.dequeueSupplementary(ofKind: elementKind, identifier: identifier, for: indexPath)
  }

  // MARK: Data

  /// Discards all views and loads the data anew. Deselects all items.
  open func reloadData() { reloadEverything() }
  /// The number of sections in the data source; 0 without one.
  open var numberOfSections: Int { loadedCounts.sectionCount }
  /// The number of items in a section, which must exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.itemCount(inSection: section)
  }

  /// The layout attributes of an item; nil if the layout has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    shownAttributes(at: shownPath(indexPath))
  }

  /// The layout attributes of a supplementary view; nil if the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pass.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(displayed)
  }

  /// The topmost item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    topmostItem(at: point).flatMap(toldPath)
  }

  /// The index path of a cell's item; nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    path(of: cell)
  }

  /// The index path of a supplementary view; nil if it is not visible.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    elements.identity(of: supplementaryView, .supplementaryView)?.indexPath
  }

  /// The cell of an item that is visible or about to become so; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleCell(at: indexPath) ?? preparedCell(at: shownPath(indexPath))
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    elements.cells.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.cells.compactMap { toldPath($0.identity.indexPath) }
  }

  /// The visible supplementary view of a kind at an index path; nil if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard indexPath.count == 2 else { return nil }
    return elements[.supplementary(elementKind, indexPath)]?.reusable
  }

  /// The visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.supplementaries(ofKind: elementKind).compactMap(\.reusable)
  }

  /// The index paths of visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.supplementaries(ofKind: elementKind).map(\.identity.indexPath)
  }

  /// Whether a person can select items. The default is `true`.
  open var allowsSelection = true
  /// Whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false { didSet { selecting.limit() } }
  /// The index paths of selected items, in order; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted().compactMap(toldPath) }
  /// Selects an item without calls to the delegate; nil deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selecting.select(indexPath.map(shownPath), animated: animated, scrollPosition)
  }

  /// Deselects an item without calls to the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selecting.set(false, shownPath(indexPath))
  }
  /// Scrolls to an item; without a position, by the shortest distance on each axis.
  ///
  /// With estimated sizes, or before the first layout, the item keeps its place until the next
  /// layout has settled. Scrolling elsewhere and changes of the data end that.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    offsets.scroll(to: shownPath(indexPath), at: scrollPosition, animated: animated, in: self)
  }

  // MARK: Changing the data

  /// Inserts sections that are in the data source.
  open func insertSections(_ sections: IndexSet) { update { $0.sections.insert(sections) } }
  /// Deletes sections that are no longer in the data source.
  open func deleteSections(_ sections: IndexSet) { update { $0.sections.delete(sections) } }
  /// Loads sections anew and replaces their views.
  open func reloadSections(_ sections: IndexSet) { update { $0.sections.reload(sections) } }
  /// Moves a section to its new index in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moved.append((section, newSection)) }
  }

  /// Inserts items that are in the data source.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.items.insert(indexPaths) } }
  /// Deletes items that are no longer in the data source.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.items.delete(indexPaths) } }
  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.items.reload(indexPaths) } }
  /// Configures the cells of items again and keeps the cells. Rule UPD-3.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    let paths = indexPaths.map(shownPath)
    if updates.isCollecting { return data.reconfigure(paths) }
    animations.animateUpdate { data.reconfigure(paths) }
  }

  /// Moves an item to its new index path in the data source.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.items.moved.append((indexPath, newIndexPath)) }
  }

  /// Makes the changes within `updates` as one, and calls `completion` when they have been
  /// animated.
  ///
  /// Deletions and the sources of moves have index paths before all changes, insertions and the
  /// destinations of moves index paths after them. The state of the view is final when this
  /// returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    data.perform(updates, completion)
  }

  /// The text of a mistake for this kind of view; table views replace some words.
  func worded(_ text: String) -> String { text }
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = gestures
      if delegate != nil { _ = menus }
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if cellTouch == nil { cellTouch = CellTouch(touches, in: self) }
    if cellTouch == nil { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = cellTouch else { return super.touchesEnded(touches, with: event) }
    if touch.end(touches) { cellTouch = nil }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = cellTouch else { return super.touchesCancelled(touches, with: event) }
    if touch.cancel(touches) { cellTouch = nil }
  }

  /// Opens the context menus of items; nil without a delegate, which configures them.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : menus }
  /// Begins an interactive movement of an item, if the data source allows it.
  ///
  /// An item may move if the data source does not implement `collectionView(_:canMoveItemAt:)`.
  /// Until the movement ends, counts and the index paths of cells are those of the data after the
  /// move. Changes of the data cancel the movement.
  ///
  /// - Returns: Whether the movement has begun.
  open func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { movement.begin(at: path) }
  /// Moves the center of the cell to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement.update(to: targetPosition)
  }

  /// Ends the movement: the data source moves the item. Without
  /// `collectionView(_:moveItemAt:to:)` the movement is cancelled.
  open func endInteractiveMovement() { movement.end() }
  /// Ends the movement with the item back at its original index path.
  open func cancelInteractiveMovement() { movement.cancel() }

  // MARK: Dragging and dropping

  /// Whether items can be dragged, if the drag delegate allows it. The default is `true`.
  open var dragInteractionEnabled = true
  /// How soon items make room for a dragged item of the view. The default is `immediate`.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items of the view are being dragged.
  open var hasActiveDrag: Bool { drags.source?.session != nil }
  /// Whether a drag that the view accepts is over it.
  open var hasActiveDrop: Bool { drags.target?.session != nil }
  /// Whether placeholder cells are displayed.
  open var hasUncommittedUpdates: Bool { !placeholders.isEmpty }
  /// Whether staying over an item with a drag selects the item. The default is `false`.
  open var isSpringLoaded = false
  /// The displayed index of a section, which is the index in the data source.
  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }
  /// The index of a displayed section in the data source, which is the same.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }
  /// The displayed index path of an item of the data source.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath.map(placeholders.shownPath) }
  /// The index path in the data source of a displayed item; nil for a placeholder.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { presentationIndexPath.flatMap(delegatePath) }
  /// Makes methods that are called within `actionsToTranslate` take and return displayed index
  /// paths.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    placeholders.usingPresentation(actionsToTranslate)
  }

  /// Whether items can be focused if the delegate does not decide. The default is `false`.
  ///
  /// - Note: UIKit's default depends on the system; on iPads it is `false` outside of sidebars.
  open var allowsFocus = false
  /// Whether items can be focused while the view is being edited. The default is `false`.
  open var allowsFocusDuringEditing = false
  /// Whether an item is selected when it gets the focus. The default is `false`; UIKit's depends
  /// on the system.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the item that was focused last. The default is `false`.
  open var remembersLastFocusedIndexPath = false

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [focus.preferred.flatMap(focus.cell)].compactMap { $0 }
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context) && focus.mayUpdate(context)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focus.didUpdate(context, coordinator)
  }

  // MARK: Laying out

  /// Which changes of visible self-sizing views make the view measure them again. The default is
  /// `enabled`. All requests are handled together in the next layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The height that pinned headers need above items that are scrolled to: 0, as on iOS; table
  /// views override it.
  func cover(inSection section: Int) -> CGFloat { 0 }

  override func restingContentOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override var animatesScrolling: Bool { nearby.wasFound && layer.wasThereAtCommit }
  override func layoutKeepsLimits(changedFrom former: ScrollLimits) -> Bool {
    offsets.keepsLimits(changedFrom: former)
  }
  open override var bounds: CGRect {
    willSet { if newValue != bounds { invalidation.boundsWillChange(to: newValue) } }
  }

  open override var frame: CGRect {
    willSet { if newValue.size != frame.size { invalidation.sizeWillChange(to: newValue.size) } }
  }

  override func boundsDidChange(from former: CGRect) {
    super.boundsDidChange(from: former)
    if bounds != former { invalidation.boundsDidChange() }
  }

  override func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    offsets.keepingTarget { super.keepStartInView(from: before, to: after) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateDisplay()
    // Changes of the data start from what is displayed, also with layouts that do not count items.
    _ = loadedCounts
    prefetcher.update()
    indexTitles.update()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidation.edgesDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidation.edgesDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidation.edgesDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidation.traitsDidChange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { invalidation.traitsDidChange() } }
  }

  package override var accessibilityParts: [UIView]? {
    AccessibilityOrder(elements.inOrder).parts(of: self)
  }
}
