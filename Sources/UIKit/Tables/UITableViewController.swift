/// A view controller whose view is a table view.
///
/// The controller is the table view's data source and delegate. Subclasses override their methods;
/// an optional method that is not overridden counts as not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style

  /// A controller of a table view of the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of the table view of a document; of a plain one where there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of a plain table view.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? UITableView
    }
    set { view = newValue }
  }

  /// Whether all rows are deselected when the view appears. The default is true.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that the user pulls down to refresh the rows. The default is nil.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    let loaded = ViewFile.loadView(of: self, as: UITableView.self)
    let table = loaded ?? UITableView(frame: UIScreen.main.bounds, style: style)
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    table.isEditing = isEditing
    if loaded == nil { view = table }
  }

  /// Enters or leaves editing mode together with the table view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView?.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: UITableViewDataSource

  /// The number of rows in a section. The default is 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }

  /// The cell of a row. Subclasses with rows override it; the default implementation reports a
  /// mistake and returns an empty cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.staticContent?.row(indexPath)?.cell { return cell }
    Mistakes.report(
      "\(type(of: self)) has rows but does not implement tableView(_:cellForRowAt:).",
      cure: "Override it, or give the table view another data source.",
      remedy: "The cell is empty.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: Optional methods, written by Scripts/delegates

  /// The number of sections.
  // swift-format-ignore
  open func numberOfSections(in tableView: UITableView) -> Int { OptionalCall.noteDefault(); return 1 }

  /// The text of a section's header, for sections without a header view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { OptionalCall.noteDefault(); return nil }

  /// The text of a section's footer, for sections without a footer view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { OptionalCall.noteDefault(); return nil }

  /// Asks whether a row can be edited.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Asks whether the user can move a row.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// The titles of the section index beside the rows. Called after each change of the data.
  // swift-format-ignore
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.noteDefault(); return nil }

  /// The section that a title of the section index scrolls to.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { OptionalCall.noteDefault(); return index }

  /// Deletes or inserts a row in the data and in the table view after the user asked for it.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Moves a row in the data after the user has moved its cell.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called before a cell becomes visible.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called before a header becomes visible.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }

  /// Called before a footer becomes visible.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }

  /// Called after a cell has been removed from the table view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after a header has been removed from the table view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }

  /// Called after a footer has been removed from the table view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { OptionalCall.noteDefault() }

  /// The height of a row, in place of `rowHeight`. Called when the row becomes visible.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }

  /// The height of a section's header, in place of `sectionHeaderHeight`.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }

  /// The height of a section's footer, in place of `sectionFooterHeight`.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }

  /// The height assumed for a row until it becomes visible, in place of `estimatedRowHeight`.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }

  /// The height assumed for a header until it becomes visible, in place of `estimatedSectionHeaderHeight`.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }

  /// The height assumed for a footer until it becomes visible, in place of `estimatedSectionFooterHeight`.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { OptionalCall.noteDefault(); return UITableView.automaticDimension }

  /// The header of a section.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { OptionalCall.noteDefault(); return nil }

  /// The footer of a section.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { OptionalCall.noteDefault(); return nil }

  /// The number of `indentationWidth`s by which the content of a row is indented.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { OptionalCall.noteDefault(); return 0 }

  /// Called when the user taps the detail button of a row.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Asks whether touching a row highlights it.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// Called after a touch has highlighted a row.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after the highlight of a row has been removed, which is before the row is selected.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// The row to select in place of the one the user tapped; nil to select none.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { OptionalCall.noteDefault(); return indexPath }

  /// The row to deselect in place of the one at `indexPath`; nil to deselect none.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { OptionalCall.noteDefault(); return indexPath }

  /// Called after the user has selected a row. Not called for selections made in code.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after the user has deselected a row. Not called for deselections made in code.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Asks whether a tap on a row performs its primary action.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return !tableView.isEditing }

  /// Performs the primary action of a row.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Asks whether a pan with two fingers that begins at a row selects several rows.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return false }

  /// Called when the user begins to select several rows by a pan with two fingers. Call `setEditing(_:animated:)` here if rows are selected in editing mode.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called when a pan with two fingers that selected rows has ended.
  // swift-format-ignore
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { OptionalCall.noteDefault() }

  /// Asks whether a drag that stays over a row selects it, in a table view that is spring-loaded.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { OptionalCall.noteDefault(); return true }

  /// The editing control that a row shows in editing mode.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { OptionalCall.noteDefault(); return .delete }

  /// Asks whether a row that can be edited but has no editing control leaves the room of one in editing mode.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { OptionalCall.noteDefault(); return true }

  /// The title of the button that deletes a row.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { OptionalCall.noteDefault(); return nil }

  /// The actions that swiping a row reveals at its leading edge.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { OptionalCall.noteDefault(); return nil }

  /// The actions that swiping a row reveals at its trailing edge.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { OptionalCall.noteDefault(); return nil }

  /// The former way of giving the actions that swiping a row reveals at its trailing edge.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { OptionalCall.noteDefault(); return nil }

  /// Called before swiping a row reveals its actions.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Called after the swipe actions of a row have been hidden.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { OptionalCall.noteDefault() }

  /// The index path that a row moves to when the user drags it to another place.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { OptionalCall.noteDefault(); return proposedDestinationIndexPath }

  /// The context menu of a row.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { OptionalCall.noteDefault(); return nil }

  /// The view that is lifted when a context menu opens.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }

  /// The view that the preview returns to when a context menu closes.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }

  /// Called when the user taps the preview of a context menu.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { OptionalCall.noteDefault() }

  /// Called before a context menu appears.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }

  /// Called before a context menu disappears.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { OptionalCall.noteDefault() }

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
