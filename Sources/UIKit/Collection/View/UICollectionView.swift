import LayoutCore

/// Shows the items of a data source where a layout places them.
///
/// Views exist for what is in view only, and are used again. `layoutIfNeeded()` lays everything
/// out at once, in a window or outside.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView,
  UIDataSourceTranslating, UISpringLoadedInteractionSupporting
{
  /// The kind of the headers of flow layouts and lists.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of the footers of flow layouts and lists.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    solvedLayout = layout.solved
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// Stops: a collection view needs a layout. Here for source that is written for UIKit, where
  /// ``init(frame:collectionViewLayout:)`` is to be used likewise.
  public convenience override init(frame: CGRect) {
    refuse(
      """
      UICollectionView must be initialized with a non-nil layout parameter. \
      Call init(frame:collectionViewLayout:).
      """)
  }

  /// A view with a flow layout: archives are not read on this platform.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    solvedLayout = currentLayout.solved
    super.init(coder: coder)
    currentLayout.owner = self
  }

  // MARK: State of the topics

  private var currentLayout: UICollectionViewLayout {
    didSet { solvedLayout = currentLayout.solved }
  }
  private(set) var solvedLayout: (any SolvedLayout)?
  let unsolvedSizes = UnsolvedSizes()
  var counts: ItemCounts?
  let updates = UpdateQueue()
  let elements = ElementStore()
  let selecting = SelectionModel()
  private(set) lazy var pass = DisplayPass(self)
  private(set) lazy var vicinity = Vicinity(self)
  private(set) lazy var exchange = ElementExchange(self)
  private(set) lazy var rows = OrthogonalRows(self)
  private(set) lazy var offsets = OffsetKeeper(self)
  private(set) lazy var sizing = SizingSession(self)
  private(set) lazy var transactions = TransactionLog(self)
  private(set) lazy var motions = ElementMotions(self)
  private(set) lazy var movement = ItemMovement(self)
  private(set) lazy var surroundings = Surroundings(self)
  /// What fills the view behind lists; nil where there are none.
  var listGround: UIView?
  private(set) lazy var swipe = RowSwipe(self)
  private(set) lazy var reusable = ReusableViews(for: self)

  private(set) lazy var prefetcher = Prefetcher(for: self)
  private(set) lazy var prepared = PreparedCells(self)
  private(set) lazy var indexTitles = IndexTitles(of: self)
  private(set) lazy var placeholders = Placeholders(in: self)
  private(set) lazy var focus = CellFocus(of: self)
  private lazy var menus = CollectionMenuInteraction(of: self)
  let activity = DragActivity()

  // MARK: Who takes part

  /// Supplies the items; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears of what happens to the items; not retained.
  ///
  /// The same object as the scroll view's delegate.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set { _scrollDelegate = newValue }
  }

  /// Gets ready for items that are about to come into view; not retained.
  ///
  /// After each layout it is asked for what lies within a view's length ahead, the way the content
  /// was scrolled last.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetchingDidChange() } }
  }

  /// Whether the prefetch data source is asked, and cells are made ahead. Default true.
  ///
  /// While a person or an animation scrolls the content, each layout asks for the cell of one item
  /// that is about to come into view. The delegate hears of it when it does.
  open var isPrefetchingEnabled = true {
    didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
  }

  private func prefetchingDidChange() {
    prefetcher.forget()
    setNeedsLayout()
  }

  /// Where the items are. Setting it has everything laid out anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. It counts at once; animated, elements are seen going to their places.
  ///
  /// The item the user looks at stays in view: of the cells in view the first in the order of the
  /// data that is fully visible. It keeps its place on the screen as far as the content allows;
  /// content at its start stays there. The new layout and the delegate may say otherwise.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    motions.follow({ transactions.exchangeLayout(to: layout, animated: animated) }) {
      completion?($0)
    }
  }

  func show(_ layout: UICollectionViewLayout) {
    layout.owner = self
    currentLayout = layout
  }

  /// Hears whether a transition was carried out to its end, and whether that was the new layout.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins to replace the layout step by step.
  ///
  /// Until ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` the view shows
  /// the layout that is answered, at the progress that is set of it. The item the user looks at
  /// stays in view as by ``setCollectionViewLayout(_:animated:)``.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    closeSwipe()
    return transactions.beginInteractiveTransition(to: layout, completion)
  }

  /// Ends a transition with its new layout. The rest of the way is covered at once.
  open func finishInteractiveTransition() {
    transactions.endInteractiveTransition(finishes: true)
  }

  /// Ends a transition with the layout and the offset it began with. It is at once.
  open func cancelInteractiveTransition() {
    transactions.endInteractiveTransition(finishes: false)
  }

  /// Lies behind all elements and fills the view; it does not scroll. Default nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { Stratum.ground.insert(backgroundView, into: self, grounds: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether cells show what they show while they are edited. Default false.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether a person can select items while the view is edited. Default false.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected at once while the view is edited. Default false.
  ///
  /// Setting it true lets a person select items while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      limitSelection()
    }
  }

  // MARK: Registering

  /// Names the class of the cells dequeued under `identifier`; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusable.registerCell(cellClass, identifier)
  }

  /// Names the class of the supplementary views dequeued under `identifier`; nil forgets it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reusable.registerSupplementary(viewClass, ofKind: elementKind, identifier: identifier)
  }

  /// Names the nib that makes the cells dequeued under `identifier`; nil forgets it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusable.registerCell(nib, identifier)
  }

  /// Names the nib that makes the supplementary views dequeued under `identifier`; nil forgets it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusable.registerSupplementary(nib, ofKind: kind, identifier: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    reusable.dequeueCell(identifier, shownPath(indexPath))
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    reusable.dequeueSupplementary(ofKind: elementKind, identifier: identifier, for: indexPath)
  }

  // MARK: Content

  /// Asks the data source anew for everything. The selection is lost.
  open func reloadData() {
    reloadEverything()
  }

  /// As the data source says; 0 without one.
  open var numberOfSections: Int { loadedCounts.sectionCount }

  /// As the data source says. The section must exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.itemCount(inSection: section)
  }

  // MARK: Elements

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    shownAttributes(at: shownPath(indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pass.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(facing)
  }

  /// The item shown at a point of the content; the one above where several are.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    topmostItem(at: point).flatMap(toldPath)
  }

  /// The item that `cell` shows; nil if it is not in view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    (shownIdentity(of: cell, .cell)?.indexPath).flatMap(toldPath)
  }

  /// The place that `supplementaryView` shows; nil if it is not in view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    shownIdentity(of: supplementaryView, .supplementaryView)?.indexPath
  }

  /// The cell of an item in view or about to come into view; nil for other items, and for those
  /// whose cell was not made yet.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleCell(at: indexPath) ?? preparedCell(at: shownPath(indexPath))
  }

  /// All cells in view, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shownElements { $0.category == .cell }.compactMap { $0.view as? UICollectionViewCell }
  }

  /// All items in view, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownElements { $0.category == .cell }.compactMap { toldPath($0.identity.indexPath) }
  }

  /// The supplementary view at a place in view; nil elsewhere.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard indexPath.count == 2 else { return nil }
    return elements[.supplementary(elementKind, indexPath)]?.view
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind).map(\.view)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).map(\.identity.indexPath)
  }

  // MARK: Selecting

  /// Whether items can be selected by a person. Default true.
  open var allowsSelection = true

  /// Whether several items can be selected at once. Default false.
  open var allowsMultipleSelection = false {
    didSet { limitSelection() }
  }

  /// The selected items in order; an empty array if none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted().compactMap(toldPath) }

  /// Selects an item without telling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath.map(shownPath), animated: animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(shownPath(indexPath))
  }

  /// Brings an item into view; without a position, by the least movement along each axis.
  ///
  /// At once, animated or not. Where sizes are estimates, or the view has not been laid out yet, the
  /// item is kept at its place until the next layout has settled: what is measured on the way there
  /// moves everything else. Scrolling elsewhere and changes of the data end that.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    offsets.scroll(to: shownPath(indexPath), at: scrollPosition, animated: animated)
  }

  // MARK: Changing

  open func insertSections(_ sections: IndexSet) {
    update { $0.sections.inserted.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { $0.sections.deleted.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { $0.sections.reloaded.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moved.append((section, newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.items.inserted.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.items.deleted.formUnion(indexPaths) }
  }

  /// Replaces the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.items.reloaded.formUnion(indexPaths) }
  }

  /// Has the data source configure the cells of items in view again, the cells staying. Rule UPD-3.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    let paths = indexPaths.map(shownPath)
    if updates.isCollecting { reconfigure(paths) } else { motions.show { reconfigure(paths) } }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.items.moved.append((indexPath, newIndexPath)) }
  }

  /// Makes the changes called within `updates` as one, then calls `completion`.
  ///
  /// Deletions and the sources of moves name places before all changes, insertions and the
  /// destinations of moves places after them. What the view answers is final at once; on the
  /// screen elements are seen going to their places, and `completion` is called when they are there.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(updates, completion)
  }

  /// What is said of a mistake with changes, in the words of the view. By itself as it is.
  func worded(_ text: String) -> String { text }

  // MARK: Touches

  private lazy var fingers = ItemFingers(in: self)
  /// Whether a long press moves items, as the view's controller says.
  var movesItemsByLongPress = false

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = fingers
      if delegate != nil { _ = menus }
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  private var cellTouch: CellTouch?

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

  // MARK: Moving items

  /// Begins to move an item step by step, if the data source lets it.
  ///
  /// An item may move where the data source does not implement `collectionView(_:canMoveItemAt:)`.
  /// Until the movement ends, other items make room for the one that moves: index paths of cells
  /// and counts are those the data will have if it ends where it is. Changes of the data cancel it.
  ///
  /// - Returns: Whether the item may move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    movement.begin(at: indexPath)
  }

  /// Moves the middle of the cell to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement.update(to: targetPosition)
  }

  /// Ends the movement and has the data source move the item.
  ///
  /// The movement is cancelled if the data source does not implement
  /// `collectionView(_:moveItemAt:to:)`.
  open func endInteractiveMovement() {
    movement.end()
  }

  /// Ends the movement, the item being back where it was.
  open func cancelInteractiveMovement() {
    movement.cancel()
  }

  // MARK: Dragging and dropping

  /// Lets items be dragged; not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// Lets things be dropped; not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether items can be dragged, if the drag delegate lets them. Default true.
  open var dragInteractionEnabled = true

  /// How soon items make room for one of the view that is dragged. Default immediate.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether items of the view are being dragged.
  open var hasActiveDrag: Bool { activity.drag != nil }

  /// Whether a drag is over the view, which takes it.
  open var hasActiveDrop: Bool { activity.drop != nil }

  /// Whether cells are shown that stand for items to come.
  open var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

  /// Whether items are selected when something is dragged over them for a while. Default false.
  open var isSpringLoaded = false

  // MARK: Places in the data and of what is shown

  /// The same: no section is shown that is not in the data.
  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  /// The same: no section is shown that is not in the data.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map(placeholders.shownPath)
  }

  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap(delegatePath)
  }

  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    placeholders.usingPresentation(actionsToTranslate)
  }

  // MARK: Menus

  /// Opens the menus of items; nil without a delegate, which makes them.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : menus }

  // MARK: Focus

  /// Whether items can have the focus that the delegate does not decide about. Default false.
  ///
  /// - Note: UIKit's default depends on the system; on iPads it is false outside of sidebars.
  open var allowsFocus = false

  /// The same while the view is edited. Default false.
  open var allowsFocusDuringEditing = false

  /// Whether the item that gets the focus is selected, as if it were tapped. Default false.
  ///
  /// - Note: UIKit's default depends on the system.
  open var selectionFollowsFocus = false

  /// Whether the focus that comes to the view goes to the item that had it last. Default false.
  open var remembersLastFocusedIndexPath = false

  /// The cell that the focus goes to first: that of the item that had it last, if the view is to
  /// remember that; else of the one that the delegate prefers.
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

  // MARK: Sizes

  /// When cells and supplementary views in view that size themselves are asked for their sizes again
  /// besides after changes of the data and of the layout. Default `enabled`.
  ///
  /// However many ask for it, their sizes change in the next layout together.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Layout

  /// By itself 0: as on iOS, headers that stay in view cover items that are scrolled to.
  func cover(inSection section: Int) -> CGFloat { 0 }

  override func restingContentOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// As for changes of the data: where it has been on the screen.
  override var animatesScrolling: Bool { vicinity.wasFound && layer.wasThereAtCommit }

  open override var bounds: CGRect {
    willSet { if newValue != bounds { surroundings.boundsWillChange(to: newValue) } }
    didSet { if bounds != oldValue { surroundings.boundsDidChange() } }
  }

  open override var frame: CGRect {
    willSet {
      guard newValue.size != frame.size else { return }
      surroundings.boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
    }
    didSet { if frame.size != oldValue.size { surroundings.boundsDidChange() } }
  }

  override func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    offsets.keepingTarget { super.keepStartInView(from: before, to: after) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateDisplay()
    // What is shown is what changes of the data begin with, also by layouts that count nothing.
    _ = loadedCounts
    prefetcher.update()
    indexTitles.update()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    surroundings.edgesDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    surroundings.edgesDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    surroundings.edgesDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    surroundings.traitsDidChange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { surroundings.traitsDidChange() } }
  }

  /// The elements, by section, then what else is in the view.
  package override var accessibilityParts: [UIView]? {
    let views = SpokenOrder(elements.inOrder).views
    let known = Set(views.map(ObjectIdentifier.init))
    let others = subviews.filter {
      !($0 is UICollectionReusableView) && !($0 is _UICollectionViewOrthogonalScrollView)
        && !known.contains(ObjectIdentifier($0))
    }
    return views + others
  }
}
