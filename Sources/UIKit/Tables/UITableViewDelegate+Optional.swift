// Written by Scripts/delegates from UITableViewDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UITableViewDelegate {
  /// Called before a cell becomes visible.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called before a header becomes visible.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }
  /// Called before a footer becomes visible.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }
  /// Called after a cell has been removed from the table view.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after a header has been removed from the table view.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }
  /// Called after a footer has been removed from the table view.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }
  /// The height of a row, in place of `rowHeight`. Called when the row becomes visible.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }
  /// The height of a section's header, in place of `sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }
  /// The height of a section's footer, in place of `sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }
  /// The height assumed for a row until it becomes visible, in place of `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }
  /// The height assumed for a header until it becomes visible, in place of `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }
  /// The height assumed for a footer until it becomes visible, in place of `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }
  /// The header of a section.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { OptionalCall.noteDefault(); return nil }
  /// The footer of a section.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { OptionalCall.noteDefault(); return nil }
  /// The number of `indentationWidth`s by which the content of a row is indented.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { OptionalCall.noteDefault(); return 0 }
  /// Called when the user taps the detail button of a row.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Asks whether touching a row highlights it.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after a touch has highlighted a row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after the highlight of a row has been removed, which is before the row is selected.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// The row to select in place of the one the user tapped; nil to select none.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { OptionalCall.noteDefault(); return indexPath }
  /// The row to deselect in place of the one at `indexPath`; nil to deselect none.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { OptionalCall.noteDefault(); return indexPath }
  /// Called after the user has selected a row. Not called for selections made in code.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after the user has deselected a row. Not called for deselections made in code.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Asks whether a tap on a row performs its primary action.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return !tableView.isEditing }
  /// Performs the primary action of a row.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Asks whether a pan with two fingers that begins at a row selects several rows.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return false }
  /// Called when the user begins to select several rows by a pan with two fingers. Call `setEditing(_:animated:)` here if rows are selected in editing mode.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called when a pan with two fingers that selected rows has ended.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { OptionalCall.noteDefault() }
  /// Asks whether a drag that stays over a row selects it, in a table view that is spring-loaded.
  public func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { OptionalCall.noteDefault(); return true }
  /// The editing control that a row shows in editing mode.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { OptionalCall.noteDefault(); return .delete }
  /// Asks whether a row that can be edited but has no editing control leaves the room of one in editing mode.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }
  /// The title of the button that deletes a row.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { OptionalCall.noteDefault(); return nil }
  /// The actions that swiping a row reveals at its leading edge.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { OptionalCall.noteDefault(); return nil }
  /// The actions that swiping a row reveals at its trailing edge.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { OptionalCall.noteDefault(); return nil }
  /// The former way of giving the actions that swiping a row reveals at its trailing edge.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { OptionalCall.noteDefault(); return nil }
  /// Called before swiping a row reveals its actions.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }
  /// Called after the swipe actions of a row have been hidden.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { OptionalCall.noteDefault() }
  /// The index path that a row moves to when the user drags it to another place.
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { OptionalCall.noteDefault(); return proposedDestinationIndexPath }
  /// The context menu of a row.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.noteDefault(); return nil }
  /// The view that is lifted when a context menu opens.
  public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// The view that the preview returns to when a context menu closes.
  public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// Called when the user taps the preview of a context menu.
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { OptionalCall.noteDefault() }
  /// Called before a context menu appears.
  public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }
  /// Called before a context menu disappears.
  public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }
}

extension UITableViewDelegate {
  /// For calls of the optional method: `tableView?(…)`. Never nil.
  @_disfavoredOverload public var tableView: _UITableViewDelegateCalls? { .init(delegate: self) }
  /// For calls of the optional method: `tableViewDidEndMultipleSelectionInteraction?(…)`. Never nil.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction: _OptionalMethod<UITableView, Void>? { .init("tableViewDidEndMultipleSelectionInteraction(_:)", tableViewDidEndMultipleSelectionInteraction(_:)) }
}

/// Calls optional methods of `UITableViewDelegate`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UITableViewDelegateCalls {
  let delegate: any UITableViewDelegate
  /// `tableView(_:willDisplay:forRowAt:)`
  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:willDisplay:forRowAt:)") { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) } }
  /// `tableView(_:willDisplayHeaderView:forSection:)`
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) -> Void? { OptionalCall.ask("tableView(_:willDisplayHeaderView:forSection:)") { delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section) } }
  /// `tableView(_:willDisplayFooterView:forSection:)`
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) -> Void? { OptionalCall.ask("tableView(_:willDisplayFooterView:forSection:)") { delegate.tableView(tableView, willDisplayFooterView: view, forSection: section) } }
  /// `tableView(_:didEndDisplaying:forRowAt:)`
  public func callAsFunction(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:didEndDisplaying:forRowAt:)") { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) } }
  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) -> Void? { OptionalCall.ask("tableView(_:didEndDisplayingHeaderView:forSection:)") { delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) } }
  /// `tableView(_:didEndDisplayingFooterView:forSection:)`
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) -> Void? { OptionalCall.ask("tableView(_:didEndDisplayingFooterView:forSection:)") { delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) } }
  /// `tableView(_:heightForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? { OptionalCall.ask("tableView(_:heightForRowAt:)") { delegate.tableView(tableView, heightForRowAt: indexPath) } }
  /// `tableView(_:heightForHeaderInSection:)`
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? { OptionalCall.ask("tableView(_:heightForHeaderInSection:)") { delegate.tableView(tableView, heightForHeaderInSection: section) } }
  /// `tableView(_:heightForFooterInSection:)`
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? { OptionalCall.ask("tableView(_:heightForFooterInSection:)") { delegate.tableView(tableView, heightForFooterInSection: section) } }
  /// `tableView(_:estimatedHeightForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? { OptionalCall.ask("tableView(_:estimatedHeightForRowAt:)") { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) } }
  /// `tableView(_:estimatedHeightForHeaderInSection:)`
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? { OptionalCall.ask("tableView(_:estimatedHeightForHeaderInSection:)") { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) } }
  /// `tableView(_:estimatedHeightForFooterInSection:)`
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? { OptionalCall.ask("tableView(_:estimatedHeightForFooterInSection:)") { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) } }
  /// `tableView(_:viewForHeaderInSection:)`
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { OptionalCall.ask("tableView(_:viewForHeaderInSection:)") { delegate.tableView(tableView, viewForHeaderInSection: section) } ?? nil }
  /// `tableView(_:viewForFooterInSection:)`
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { OptionalCall.ask("tableView(_:viewForFooterInSection:)") { delegate.tableView(tableView, viewForFooterInSection: section) } ?? nil }
  /// `tableView(_:indentationLevelForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? { OptionalCall.ask("tableView(_:indentationLevelForRowAt:)") { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) } }
  /// `tableView(_:accessoryButtonTappedForRowWith:)`
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:accessoryButtonTappedForRowWith:)") { delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) } }
  /// `tableView(_:shouldHighlightRowAt:)`
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("tableView(_:shouldHighlightRowAt:)") { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) } }
  /// `tableView(_:didHighlightRowAt:)`
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:didHighlightRowAt:)") { delegate.tableView(tableView, didHighlightRowAt: indexPath) } }
  /// `tableView(_:didUnhighlightRowAt:)`
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:didUnhighlightRowAt:)") { delegate.tableView(tableView, didUnhighlightRowAt: indexPath) } }
  /// `tableView(_:willSelectRowAt:)`
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { OptionalCall.ask("tableView(_:willSelectRowAt:)") { delegate.tableView(tableView, willSelectRowAt: indexPath) } ?? nil }
  /// `tableView(_:willDeselectRowAt:)`
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { OptionalCall.ask("tableView(_:willDeselectRowAt:)") { delegate.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil }
  /// `tableView(_:didSelectRowAt:)`
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:didSelectRowAt:)") { delegate.tableView(tableView, didSelectRowAt: indexPath) } }
  /// `tableView(_:didDeselectRowAt:)`
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:didDeselectRowAt:)") { delegate.tableView(tableView, didDeselectRowAt: indexPath) } }
  /// `tableView(_:canPerformPrimaryActionForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("tableView(_:canPerformPrimaryActionForRowAt:)") { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) } }
  /// `tableView(_:performPrimaryActionForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:performPrimaryActionForRowAt:)") { delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath) } }
  /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`
  public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") { delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) } }
  /// `tableView(_:didBeginMultipleSelectionInteractionAt:)`
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:didBeginMultipleSelectionInteractionAt:)") { delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) } }
  /// `tableView(_:shouldSpringLoadRowAt:with:)`
  public func callAsFunction(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool? { OptionalCall.ask("tableView(_:shouldSpringLoadRowAt:with:)") { delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) } }
  /// `tableView(_:editingStyleForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle? { OptionalCall.ask("tableView(_:editingStyleForRowAt:)") { delegate.tableView(tableView, editingStyleForRowAt: indexPath) } }
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? { OptionalCall.ask("tableView(_:shouldIndentWhileEditingRowAt:)") { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) } }
  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { OptionalCall.ask("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") { delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil }
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { OptionalCall.ask("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") { delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil }
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { OptionalCall.ask("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") { delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil }
  /// `tableView(_:editActionsForRowAt:)`
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { OptionalCall.ask("tableView(_:editActionsForRowAt:)") { delegate.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil }
  /// `tableView(_:willBeginEditingRowAt:)`
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? { OptionalCall.ask("tableView(_:willBeginEditingRowAt:)") { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) } }
  /// `tableView(_:didEndEditingRowAt:)`
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? { OptionalCall.ask("tableView(_:didEndEditingRowAt:)") { delegate.tableView(tableView, didEndEditingRowAt: indexPath) } }
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`
  public func callAsFunction(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath? { OptionalCall.ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") { delegate.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) } }
  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`
  public func callAsFunction(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.ask("tableView(_:contextMenuConfigurationForRowAt:point:)") { delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } ?? nil }
  /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`
  public func callAsFunction(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.ask("tableView(_:previewForHighlightingContextMenuWithConfiguration:)") { delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil }
  /// `tableView(_:previewForDismissingContextMenuWithConfiguration:)`
  public func callAsFunction(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.ask("tableView(_:previewForDismissingContextMenuWithConfiguration:)") { delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil }
  /// `tableView(_:willPerformPreviewActionForMenuWith:animator:)`
  public func callAsFunction(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> Void? { OptionalCall.ask("tableView(_:willPerformPreviewActionForMenuWith:animator:)") { delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
  /// `tableView(_:willDisplayContextMenu:animator:)`
  public func callAsFunction(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? { OptionalCall.ask("tableView(_:willDisplayContextMenu:animator:)") { delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) } }
  /// `tableView(_:willEndContextMenuInteraction:animator:)`
  public func callAsFunction(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) -> Void? { OptionalCall.ask("tableView(_:willEndContextMenuInteraction:animator:)") { delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) } }
}
