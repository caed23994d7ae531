/// Shows a collection view and is its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let givenLayout: UICollectionViewLayout?
  private var givenView: UICollectionView? {
    didSet { givenView?.movesItemsByLongPress = installsStandardGestureForInteractiveMovement }
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    givenLayout = nil
    super.init(coder: coder)
  }

  /// Fills the controller's view, which holds it; made with the layout given when it is first
  /// asked for. Another one takes its place within the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return givenView
    }
    set {
      givenView = newValue
      let holder = viewIfLoaded as? UICollectionViewControllerWrapperView
      if holder == nil { view = UICollectionViewControllerWrapperView(holding: newValue) }
      holder?.content = newValue
    }
  }

  /// The layout given at first.
  open var collectionViewLayout: UICollectionViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Whether the selection is taken back when the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items whose data source lets them move. Default true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { givenView?.movesItemsByLongPress = installsStandardGestureForInteractiveMovement }
  }

  // MARK: Sharing the collection view

  /// Whether the controller, when it is pushed on another collection view controller, shows that
  /// one's collection view by its own layout. Default false.
  ///
  /// The data source stays the one of the controller below; the delegate is the controller on top.
  /// When this one is popped, the view goes back to the controller below and to the layout it had.
  /// To be set before the controller is pushed; the root of a stack has its own collection view.
  open var useLayoutToLayoutNavigationTransitions = false

  /// The controller whose collection view this one shows, and the layout it had there.
  private var lender: (controller: UICollectionViewController, layout: UICollectionViewLayout)?

  /// Shows the collection view of the controller below, by the layout of this one.
  private func borrowCollectionView(from controller: UICollectionViewController) {
    guard lender == nil, let shared = controller.collectionView else { return }
    lender = (controller, shared.collectionViewLayout)
    controller.letGoOfCollectionView()
    givenView = shared
    if isViewLoaded { collectionView = shared } else { loadViewIfNeeded() }
    shared.delegate = self
    if let givenLayout { shared.setCollectionViewLayout(givenLayout, animated: true) }
  }

  /// Gives a collection view back that was borrowed.
  private func returnCollectionView() {
    guard let (controller, layout) = lender, let shared = givenView else { return }
    lender = nil
    letGoOfCollectionView()
    controller.collectionView = shared
    shared.delegate = controller
    shared.setCollectionViewLayout(layout, animated: true)
  }

  override func didJoinStack(above controller: UIViewController) {
    super.didJoinStack(above: controller)
    guard useLayoutToLayoutNavigationTransitions,
      let below = controller as? UICollectionViewController
    else { return }
    borrowCollectionView(from: below)
  }

  override var sharesContent: Bool { lender != nil }

  override func willLeaveStack() {
    super.willLeaveStack()
    returnCollectionView()
  }

  private func letGoOfCollectionView() {
    (viewIfLoaded as? UICollectionViewControllerWrapperView)?.content = nil
  }

  open override func loadView() {
    if let givenView { return collectionView = givenView }
    let list = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: givenLayout ?? UICollectionViewFlowLayout())
    list.dataSource = self
    list.delegate = self
    collectionView = list
  }

  /// The collection view is edited with the controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, lender == nil else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: UICollectionViewDataSource

  /// Default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Default 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// For subclasses with items to implement.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Mistakes.report(
      "\(type(of: self)) has items but does not implement collectionView(_:cellForItemAt:).",
      cure: "Override it, or give the collection view another data source.",
      remedy: "The cell is empty.")
    return collectionView.reusable.emptyCell(at: indexPath)
  }

  /// For subclasses with supplementary views to implement.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Mistakes.report(
      """
      \(type(of: self)) has supplementary views of kind \(kind) but does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:).
      """,
      cure: "Override it, or leave such views out of the layout.", remedy: "The view is empty.")
    return collectionView.reusable.emptySupplementaryView(ofKind: kind, at: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalCall.noteDefault()
    return IndexPath(item: 0, section: 0)
  }

  // MARK: UICollectionViewDelegate, for subclasses to implement

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalCall.noteDefault()
    return proposedContentOffset
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.noteDefault()
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.noteDefault()
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalCall.noteDefault()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return !collectionView.isEditing
  }

  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalCall.noteDefault()
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalCall.noteDefault()
    return collectionView.allowsFocusNow
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalCall.noteDefault()
  }

  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalCall.noteDefault()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalCall.noteDefault()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    OptionalCall.noteDefault()
    return nil
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
