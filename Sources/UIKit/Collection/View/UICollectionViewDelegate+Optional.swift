// Written by Scripts/delegates from UICollectionViewDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDelegate {
  /// Asks whether touching an item highlights it.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after a touch has highlighted an item.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after the highlight of an item has been removed.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Asks whether a tap selects an item. Not called for selections made in code.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether a tap deselects an item, which it can only while multiple selection is allowed.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after the user has selected an item. Not called for selections made in code.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after the user has deselected an item. Not called for deselections made in code.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called before a cell becomes visible.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called before a supplementary view becomes visible.
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after a cell has been removed from the collection view.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after a supplementary view has been removed from the collection view.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// The content offset to use after a change of the layout, in points.
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { OptionalCall.noteDefault(); return proposedContentOffset }
  /// The index path that an item moves to during an interactive movement.
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { OptionalCall.noteDefault(); return proposedIndexPath }
  /// The index path that an item moves to, for delegates that do not implement `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { OptionalCall.noteDefault(); return proposedIndexPath }
  /// The layout that interpolates between two others during an interactive transition.
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { OptionalCall.noteDefault(); return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  /// Asks whether an item can be edited while the collection view is in editing mode.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether a tap on an item performs its primary action.
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return !collectionView.isEditing }
  /// Performs the primary action of an item.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Asks whether a two-finger pan that begins at an item selects several items.
  public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return false }
  /// Called when a two-finger pan begins to select items; the place to set `isEditing`.
  public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called when the fingers of a two-finger pan that selected items are lifted.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { OptionalCall.noteDefault() }
  /// Asks whether a long press on an item shows the edit menu.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return false }
  /// Asks whether the edit menu of an item offers an action: `cut:`, `copy:` or `paste:`.
  public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { OptionalCall.noteDefault(); return false }
  /// Performs the action that the user chose from the edit menu of an item.
  public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { OptionalCall.noteDefault() }
  /// The context menu of an item.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.noteDefault(); return nil }
  /// The context menu of one or several items.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.noteDefault(); return nil }
  /// The view that is lifted when a context menu opens.
  public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// The view that the preview returns to when a context menu closes.
  public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// The view that is lifted when the context menu of an item opens.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// The view that the preview of an item returns to when its context menu closes.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// Called when the user taps the preview of a context menu.
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { OptionalCall.noteDefault() }
  /// Called before a context menu appears.
  public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }
  /// Called before a context menu disappears.
  public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }
  /// The configuration of the window scene that opens when the user pinches an item open.
  public func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? { OptionalCall.noteDefault(); return nil }
  /// Asks whether an item can be focused.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus }
  /// Asks whether the focus may move to, from or within the collection view.
  public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after the focus has moved to, from or within the collection view.
  public func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { OptionalCall.noteDefault() }
  /// The item that is focused first.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { OptionalCall.noteDefault(); return nil }
  /// Asks whether an item is selected when it is focused.
  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether an item is activated when a drag pauses over it.
  public func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { OptionalCall.noteDefault(); return true }
}

extension UICollectionViewDelegate {
  /// For calls of the optional method: `collectionView?(…)`. Never nil.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateCalls? { .init(delegate: self) }
  /// For calls of the optional method: `collectionViewDidEndMultipleSelectionInteraction?(…)`. Never nil.
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction: _OptionalMethod<UICollectionView, Void>? { .init("collectionViewDidEndMultipleSelectionInteraction(_:)", collectionViewDidEndMultipleSelectionInteraction(_:)) }
  /// For calls of the optional method: `indexPathForPreferredFocusedView?(…)`. Never nil.
  @_disfavoredOverload public var indexPathForPreferredFocusedView: _UICollectionViewDelegateCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UICollectionViewDelegate` and of protocols that refine it.
@preconcurrency @MainActor public protocol _UICollectionViewDelegateCalling {
  /// Whose methods are called.
  var _delegate: any UICollectionViewDelegate { get }
}

/// Calls optional methods of `UICollectionViewDelegate`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UICollectionViewDelegateCalls: _UICollectionViewDelegateCalling {
  let delegate: any UICollectionViewDelegate
  public var _delegate: any UICollectionViewDelegate { delegate }
}

extension _UICollectionViewDelegateCalling {
  /// `collectionView(_:shouldHighlightItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:shouldHighlightItemAt:)") { _delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) } }
  /// `collectionView(_:didHighlightItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didHighlightItemAt:)") { _delegate.collectionView(collectionView, didHighlightItemAt: indexPath) } }
  /// `collectionView(_:didUnhighlightItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didUnhighlightItemAt:)") { _delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) } }
  /// `collectionView(_:shouldSelectItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:shouldSelectItemAt:)") { _delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) } }
  /// `collectionView(_:shouldDeselectItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:shouldDeselectItemAt:)") { _delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) } }
  /// `collectionView(_:didSelectItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didSelectItemAt:)") { _delegate.collectionView(collectionView, didSelectItemAt: indexPath) } }
  /// `collectionView(_:didDeselectItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didDeselectItemAt:)") { _delegate.collectionView(collectionView, didDeselectItemAt: indexPath) } }
  /// `collectionView(_:willDisplay:forItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:willDisplay:forItemAt:)") { _delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) } }
  /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`
  public func callAsFunction(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") { _delegate.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) } }
  /// `collectionView(_:didEndDisplaying:forItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didEndDisplaying:forItemAt:)") { _delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) } }
  /// `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`
  public func callAsFunction(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") { _delegate.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) } }
  /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`
  public func callAsFunction(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint? { OptionalCall.ask("collectionView(_:targetContentOffsetForProposedContentOffset:)") { _delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) } }
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`
  public func callAsFunction(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath? { OptionalCall.ask("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") { _delegate.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) } }
  /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`
  public func callAsFunction(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath? { OptionalCall.ask("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") { _delegate.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) } }
  /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`
  public func callAsFunction(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout? { OptionalCall.ask("collectionView(_:transitionLayoutForOldLayout:newLayout:)") { _delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) } }
  /// `collectionView(_:canEditItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:canEditItemAt:)") { _delegate.collectionView(collectionView, canEditItemAt: indexPath) } }
  /// `collectionView(_:canPerformPrimaryActionForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:canPerformPrimaryActionForItemAt:)") { _delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) } }
  /// `collectionView(_:performPrimaryActionForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:performPrimaryActionForItemAt:)") { _delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) } }
  /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") { _delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) } }
  /// `collectionView(_:didBeginMultipleSelectionInteractionAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Void? { OptionalCall.ask("collectionView(_:didBeginMultipleSelectionInteractionAt:)") { _delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) } }
  /// `collectionView(_:shouldShowMenuForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:shouldShowMenuForItemAt:)") { _delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) } }
  /// `collectionView(_:canPerformAction:forItemAt:withSender:)`
  public func callAsFunction(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool? { OptionalCall.ask("collectionView(_:canPerformAction:forItemAt:withSender:)") { _delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) } }
  /// `collectionView(_:performAction:forItemAt:withSender:)`
  public func callAsFunction(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Void? { OptionalCall.ask("collectionView(_:performAction:forItemAt:withSender:)") { _delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) } }
  /// `collectionView(_:contextMenuConfigurationForItemAt:point:)`
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.ask("collectionView(_:contextMenuConfigurationForItemAt:point:)") { _delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) } ?? nil }
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.ask("collectionView(_:contextMenuConfigurationForItemsAt:point:)") { _delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) } ?? nil }
  /// `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`
  public func callAsFunction(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.ask("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") { _delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil }
  /// `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`
  public func callAsFunction(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.ask("collectionView(_:previewForDismissingContextMenuWithConfiguration:)") { _delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil }
  /// `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { OptionalCall.ask("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") { _delegate.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) } ?? nil }
  /// `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { OptionalCall.ask("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") { _delegate.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) } ?? nil }
  /// `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`
  public func callAsFunction(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> Void? { OptionalCall.ask("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") { _delegate.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
  /// `collectionView(_:willDisplayContextMenu:animator:)`
  public func callAsFunction(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? { OptionalCall.ask("collectionView(_:willDisplayContextMenu:animator:)") { _delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) } }
  /// `collectionView(_:willEndContextMenuInteraction:animator:)`
  public func callAsFunction(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? { OptionalCall.ask("collectionView(_:willEndContextMenuInteraction:animator:)") { _delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) } }
  /// `collectionView(_:sceneActivationConfigurationForItemAt:point:)`
  public func callAsFunction(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? { OptionalCall.ask("collectionView(_:sceneActivationConfigurationForItemAt:point:)") { _delegate.collectionView(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point) } ?? nil }
  /// `collectionView(_:canFocusItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:canFocusItemAt:)") { _delegate.collectionView(collectionView, canFocusItemAt: indexPath) } }
  /// `collectionView(_:shouldUpdateFocusIn:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool? { OptionalCall.ask("collectionView(_:shouldUpdateFocusIn:)") { _delegate.collectionView(collectionView, shouldUpdateFocusIn: context) } }
  /// `collectionView(_:didUpdateFocusIn:with:)`
  public func callAsFunction(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) -> Void? { OptionalCall.ask("collectionView(_:didUpdateFocusIn:with:)") { _delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) } }
  /// `indexPathForPreferredFocusedView(in:)`
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? { OptionalCall.ask("indexPathForPreferredFocusedView(in:)") { _delegate.indexPathForPreferredFocusedView(in: collectionView) } ?? nil }
  /// `collectionView(_:selectionFollowsFocusForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("collectionView(_:selectionFollowsFocusForItemAt:)") { _delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) } }
  /// `collectionView(_:shouldSpringLoadItemAt:with:)`
  public func callAsFunction(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool? { OptionalCall.ask("collectionView(_:shouldSpringLoadItemAt:with:)") { _delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) } }
}
