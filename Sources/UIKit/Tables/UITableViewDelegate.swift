/// Methods that respond to user interaction with the rows of a table view and describe them.
///
/// Every method is optional. A default implementation that returns nothing does nothing. All
/// heights are in points; `UITableView.automaticDimension` stands for a height that suits the
/// content.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Displaying

  /// Called before a cell becomes visible.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a header becomes visible.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called before a footer becomes visible.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called after a cell has been removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called after a header has been removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called after a footer has been removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights, headers and footers

  /// The height of a row, in place of `rowHeight`. Called when the row becomes visible.
  ///
  /// The default is `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header, in place of `sectionHeaderHeight`.
  ///
  /// The default is `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer, in place of `sectionFooterHeight`.
  ///
  /// The default is `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// The height assumed for a row until it becomes visible, in place of `estimatedRowHeight`.
  ///
  /// Called for the first row of a section only; its estimate holds for all rows of the section.
  /// The default is `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height assumed for a header until it becomes visible, in place of
  /// `estimatedSectionHeaderHeight`.
  ///
  /// The default is `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// The height assumed for a footer until it becomes visible, in place of
  /// `estimatedSectionFooterHeight`.
  ///
  /// The default is `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  /// The header of a section.
  ///
  /// The default is `nil`: the header shows the data source's title, if there is one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section.
  ///
  /// The default is `nil`: the footer shows the data source's title, if there is one.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// The number of `indentationWidth`s by which the content of a row is indented.
  ///
  /// The default is `0`.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Selection

  /// Called when the user taps the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Asks whether touching a row highlights it.
  ///
  /// A row that is not highlighted is not selected by that touch. The default is `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called after a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after the highlight of a row has been removed, which is before the row is selected.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select in place of the one the user tapped; nil to select none.
  ///
  /// The default is `indexPath`.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The row to deselect in place of the one at `indexPath`; nil to deselect none.
  ///
  /// The default is `indexPath`.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after the user has selected a row. Not called for selections made in code.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called after the user has deselected a row. Not called for deselections made in code.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Asks whether a tap on a row performs its primary action.
  ///
  /// The default is `!tableView.isEditing`.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool

  /// Performs the primary action of a row.
  ///
  /// Called after the selection methods when the user taps a single row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Asks whether a pan with two fingers that begins at a row selects several rows.
  ///
  /// The default is `false`.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when the user begins to select several rows by a pan with two fingers. Call
  /// `setEditing(_:animated:)` here if rows are selected in editing mode.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when a pan with two fingers that selected rows has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// Asks whether a drag that stays over a row selects it, in a table view that is spring-loaded.
  ///
  /// The default is `true`.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Editing

  /// The editing control that a row shows in editing mode.
  ///
  /// Called for rows that can be edited. The default is `.delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Asks whether a row that can be edited but has no editing control leaves the room of one in
  /// editing mode.
  ///
  /// Called for rows whose editing style is `none`. The default is `true`.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// The title of the button that deletes a row.
  ///
  /// The default is `nil`, which stands for "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// The actions that swiping a row reveals at its leading edge.
  ///
  /// The default is `nil`: there are none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions that swiping a row reveals at its trailing edge.
  ///
  /// The default is `nil`. A delegate that does not implement the method offers to delete rows
  /// whose editing style is `delete`; one that returns nil offers nothing.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The former way of giving the actions that swiping a row reveals at its trailing edge.
  ///
  /// Called if the delegate does not implement
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`. The default is `nil`.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?

  /// Called before swiping a row reveals its actions.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called after the swipe actions of a row have been hidden.
  ///
  /// - Parameter indexPath: Nil if the row has been deleted.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The index path that a row moves to when the user drags it to another place.
  ///
  /// The default is `proposedDestinationIndexPath`.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Menus

  /// The context menu of a row.
  ///
  /// The default is `nil`: there is no menu.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The view that is lifted when a context menu opens.
  ///
  /// The default is `nil`, which stands for the cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The view that the preview returns to when a context menu closes.
  ///
  /// The default is `nil`, which stands for the cell.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the user taps the preview of a context menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called before a context menu appears.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called before a context menu disappears.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
