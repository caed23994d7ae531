/// A view controller that manages a collection view.
///
/// The controller is the collection view's data source and delegate. Subclasses override their
/// methods; an optional method that is not overridden counts as not implemented.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let givenLayout: UICollectionViewLayout?
  private var givenView: UICollectionView? {
    didSet { givenView?.movesItemsByLongPress = installsStandardGestureForInteractiveMovement }
  }

  /// A controller of a collection view with the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of the collection view of a document; of one with a flow layout where there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of an interface document.
  public required init?(coder: NSCoder) {
    givenLayout = nil
    super.init(coder: coder)
  }

  /// The collection view, which fills the controller's view. Reading it loads the view.
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

  /// The layout that the controller was created with.
  open var collectionViewLayout: UICollectionViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Whether all items are deselected when the view appears. The default is true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items that the data source allows to move. The default is true.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { givenView?.movesItemsByLongPress = installsStandardGestureForInteractiveMovement }
  }

  // MARK: Sharing the collection view

  /// Whether the controller, when it is pushed onto another collection view controller, shows the
  /// same collection view with its own layout. The default is false.
  ///
  /// The data source remains the controller below; the delegate is the controller on top. Popping
  /// the controller returns the collection view and its former layout to the controller below. Set
  /// it before the controller is pushed; it has no effect on the root of a stack.
  open var useLayoutToLayoutNavigationTransitions = false

  /// The controller whose collection view this one shows, and the layout that it had there.
  private var lender: (controller: UICollectionViewController, layout: UICollectionViewLayout)?

  /// Shows the collection view of the controller below with the layout of this one.
  private func borrowCollectionView(from controller: UICollectionViewController) {
    guard lender == nil, let shared = controller.collectionView else { return }
    lender = (controller, shared.collectionViewLayout)
    controller.letGoOfCollectionView()
    givenView = shared
    if isViewLoaded { collectionView = shared } else { loadViewIfNeeded() }
    shared.delegate = self
    if let givenLayout { shared.setCollectionViewLayout(givenLayout, animated: true) }
  }

  /// Returns a borrowed collection view.
  private func returnCollectionView() {
    guard let (controller, layout) = lender, let shared = givenView else { return }
    lender = nil
    letGoOfCollectionView()
    controller.collectionView = shared
    shared.delegate = controller
    shared.setCollectionViewLayout(layout, animated: true)
  }

  private func letGoOfCollectionView() {
    (viewIfLoaded as? UICollectionViewControllerWrapperView)?.content = nil
  }

  open override func loadView() {
    if let givenView { return collectionView = givenView }
    let loaded = ViewFile.loadView(of: self, as: UICollectionView.self)
    let list =
      loaded
      ?? UICollectionView(
        frame: UIScreen.main.bounds,
        collectionViewLayout: givenLayout ?? UICollectionViewFlowLayout())
    if list.dataSource == nil { list.dataSource = self }
    if list.delegate == nil { list.delegate = self }
    collectionView = list
  }

  /// Enters or leaves editing mode together with the collection view.
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

  /// The number of sections. The default is 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The number of items in a section. The default is 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item. Subclasses with items override it; the default implementation reports a
  /// mistake and returns an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Mistakes.report(
      "\(type(of: self)) has items but does not implement collectionView(_:cellForItemAt:).",
      cure: "Override it, or give the collection view another data source.",
      remedy: "The cell is empty.")
    return collectionView.reusable.emptyCell(at: indexPath)
  }

  /// A supplementary view. Subclasses with such views override it; the default implementation
  /// reports a mistake and returns an empty view.
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

  // MARK: Optional methods, written by Scripts/delegates

  /// Asks whether the user can move an item.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Moves an item in the data after the user has moved its cell.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalCall.noteDefault() }

  /// The titles of the index beside the items. Called after each change of the data.
  // swift-format-ignore
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.noteDefault(); return nil }

  /// The index path that a title of the index scrolls to.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { OptionalCall.noteDefault(); return IndexPath(item: 0, section: 0) }

  /// Asks whether touching an item highlights it.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Called after a touch has highlighted an item.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after the highlight of an item has been removed.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Asks whether a tap selects an item. Not called for selections made in code.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Asks whether a tap deselects an item, which it can only while multiple selection is allowed.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Called after the user has selected an item. Not called for selections made in code.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after the user has deselected an item. Not called for deselections made in code.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called before a cell becomes visible.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called before a supplementary view becomes visible.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after a cell has been removed from the collection view.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after a supplementary view has been removed from the collection view.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// The content offset to use after a change of the layout, in points.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { OptionalCall.noteDefault(); return proposedContentOffset }

  /// The index path that an item moves to during an interactive movement.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { OptionalCall.noteDefault(); return proposedIndexPath }

  /// The index path that an item moves to, for delegates that do not implement `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { OptionalCall.noteDefault(); return proposedIndexPath }

  /// The layout that interpolates between two others during an interactive transition.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { OptionalCall.noteDefault(); return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }

  /// Asks whether an item can be edited while the collection view is in editing mode.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Asks whether a tap on an item performs its primary action.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return !collectionView.isEditing }

  /// Performs the primary action of an item.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Asks whether a two-finger pan that begins at an item selects several items.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return false }

  /// Called when a two-finger pan begins to select items; the place to set `isEditing`.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called when the fingers of a two-finger pan that selected items are lifted.
  // swift-format-ignore
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { OptionalCall.noteDefault() }

  /// Asks whether a long press on an item shows the edit menu.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return false }

  /// Asks whether the edit menu of an item offers an action: `cut:`, `copy:` or `paste:`.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { OptionalCall.noteDefault(); return false }

  /// Performs the action that the user chose from the edit menu of an item.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { OptionalCall.noteDefault() }

  /// The context menu of an item.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.noteDefault(); return nil }

  /// The context menu of one or several items.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.noteDefault(); return nil }

  /// The view that is lifted when a context menu opens.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }

  /// The view that the preview returns to when a context menu closes.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }

  /// The view that is lifted when the context menu of an item opens.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }

  /// The view that the preview of an item returns to when its context menu closes.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }

  /// Called when the user taps the preview of a context menu.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { OptionalCall.noteDefault() }

  /// Called before a context menu appears.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }

  /// Called before a context menu disappears.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }

  /// The configuration of the window scene that opens when the user pinches an item open.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? { OptionalCall.noteDefault(); return nil }

  /// Asks whether an item can be focused.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus }

  /// Asks whether the focus may move to, from or within the collection view.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { OptionalCall.noteDefault(); return true }

  /// Called after the focus has moved to, from or within the collection view.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { OptionalCall.noteDefault() }

  /// The item that is focused first.
  // swift-format-ignore
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { OptionalCall.noteDefault(); return nil }

  /// Asks whether an item is selected when it is focused.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Asks whether an item is activated when a drag pauses over it.
  // swift-format-ignore
  open func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { OptionalCall.noteDefault(); return true }

  /// Called after each change of the content offset, during gestures, animations and in code.
  // swift-format-ignore
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called when an animated change of the content offset has ended. Not called for gestures.
  // swift-format-ignore
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called after a change of `adjustedContentInset`.
  // swift-format-ignore
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Asks whether a tap on the status bar scrolls to the top.
  // swift-format-ignore
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalCall.noteDefault(); return true }

  /// Called after a tap on the status bar has scrolled to the top.
  // swift-format-ignore
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called when a finger begins to drag the content.
  // swift-format-ignore
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called when the finger that drags the content is lifted, before the content decelerates.
  // swift-format-ignore
  open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { OptionalCall.noteDefault() }

  /// Called after the finger that drags the content has been lifted.
  // swift-format-ignore
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { OptionalCall.noteDefault() }

  /// Called when the content begins to decelerate after a drag.
  // swift-format-ignore
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called when the content has come to rest after a drag.
  // swift-format-ignore
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// The view that is scaled when the user zooms.
  // swift-format-ignore
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalCall.noteDefault(); return nil }

  /// Called after each change of the zoom scale.
  // swift-format-ignore
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCall.noteDefault() }

  /// Called before the content is zoomed.
  // swift-format-ignore
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalCall.noteDefault() }

  /// Called when zooming has ended, bounces included.
  // swift-format-ignore
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { OptionalCall.noteDefault() }
}

extension UICollectionViewController: StackMember {
  final func didJoinStack(above controller: UIViewController) {
    guard useLayoutToLayoutNavigationTransitions,
      let below = controller as? UICollectionViewController
    else { return }
    borrowCollectionView(from: below)
  }

  final var sharesContent: Bool { lender != nil }

  final func willLeaveStack() { returnCollectionView() }
}
