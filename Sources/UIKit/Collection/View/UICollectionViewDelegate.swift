/// Methods that respond to user interaction with the items of a collection view.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Highlighting

  /// Asks whether touching an item highlights it.
  ///
  /// An item that is not highlighted cannot be selected by that touch. The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Called after a touch has highlighted an item.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called after the highlight of an item has been removed.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  // MARK: Selecting

  /// Asks whether a tap selects an item. Not called for selections made in code.
  ///
  /// The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether a tap deselects an item, which it can only while multiple selection is allowed.
  ///
  /// The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Called after the user has selected an item. Not called for selections made in code.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called after the user has deselected an item. Not called for deselections made in code.
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  // MARK: Displaying

  /// Called before a cell becomes visible.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called before a supplementary view becomes visible.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Called after a cell has been removed from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called after a supplementary view has been removed from the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Layout changes and moves

  /// The content offset to use after a change of the layout, in points.
  ///
  /// The default is `proposedContentOffset`.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// The index path that an item moves to during an interactive movement.
  ///
  /// Called whenever the item is dragged over another place. The default is `proposedIndexPath`.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The index path that an item moves to, for delegates that do not implement
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  ///
  /// The default is `proposedIndexPath`.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The layout that interpolates between two others during an interactive transition.
  ///
  /// The default is `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout:
  /// toLayout)`.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  // MARK: Editing and primary actions

  /// Asks whether an item can be edited while the collection view is in editing mode.
  ///
  /// The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether a tap on an item performs its primary action.
  ///
  /// The default is `!collectionView.isEditing`.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of an item.
  ///
  /// Called after the selection methods when the user taps a single item, whatever they returned.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Asks whether a two-finger pan that begins at an item selects several items.
  ///
  /// The default is `false`.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a two-finger pan begins to select items; the place to set `isEditing`.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when the fingers of a two-finger pan that selected items are lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: Menus

  /// Asks whether a long press on an item shows the edit menu.
  ///
  /// The default is `false`.
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether the edit menu of an item offers an action: `cut:`, `copy:` or `paste:`.
  ///
  /// The default is `false`.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Performs the action that the user chose from the edit menu of an item.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?)

  /// The context menu of an item.
  ///
  /// Not called if the delegate implements
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. The default is `nil`.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The context menu of one or several items.
  ///
  /// The default is `nil`: there is no menu.
  ///
  /// - Parameter indexPaths: The item at `point`; all selected items if it is one of them; empty if
  ///   there is no item, for a menu of the collection view itself.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The view that is lifted when a context menu opens.
  ///
  /// Not called if the delegate implements
  /// `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`. The default is `nil`,
  /// which stands for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The view that the preview returns to when a context menu closes.
  ///
  /// Not called if the delegate implements
  /// `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`. The default is `nil`,
  /// which stands for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The view that is lifted when the context menu of an item opens.
  ///
  /// The default is `nil`, which stands for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// The view that the preview of an item returns to when its context menu closes.
  ///
  /// The default is `nil`, which stands for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Called when the user taps the preview of a context menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called before a context menu appears.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before a context menu disappears.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The configuration of the window scene that opens when the user pinches an item open.
  ///
  /// The default is `nil`: no scene opens.
  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration?

  // MARK: Focus

  /// Asks whether an item can be focused.
  ///
  /// The default is
  /// `collectionView.isEditing ? collectionView.allowsFocusDuringEditing :
  /// collectionView.allowsFocus`.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Asks whether the focus may move to, from or within the collection view.
  ///
  /// The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// Called after the focus has moved to, from or within the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// The item that is focused first.
  ///
  /// The default is `nil`, which stands for the first item that can be focused.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Asks whether an item is selected when it is focused.
  ///
  /// Called if the collection view's `selectionFollowsFocus` is true. The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  // MARK: Dragging

  /// Asks whether an item is activated when a drag pauses over it.
  ///
  /// The default is `true`.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}
