/// Provides the items that the user drags from a table view.
///
/// Methods are optional unless they are marked as required.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The drag items of the row at which a drag begins; empty if it cannot be dragged. Required.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// The drag items that a row adds to a drag when the user taps it.
  ///
  /// The default is `[]`.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// The appearance of a row's cell while it is dragged.
  ///
  /// The default is `nil`: the cell is shown unchanged.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Called before a drag begins.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Called after a drag has ended.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Asks whether a drag may move the items instead of copying them.
  ///
  /// The default is `true`.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Asks whether the items can be dropped in this application only.
  ///
  /// The default is `false`.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
