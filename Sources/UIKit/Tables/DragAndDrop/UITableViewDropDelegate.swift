/// Handles what the user drops on a table view.
///
/// Methods are optional unless they are marked as required.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Adds the dropped items to the data and shows them. Required.
  ///
  /// Not called where a row of the table view was moved and its data source implements
  /// `tableView(_:moveRowAt:to:)`.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Asks whether the table view accepts anything of a drag.
  ///
  /// The default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when a drag enters the bounds of the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What a drop at the present place of a drag would do. Called whenever the drag moves.
  ///
  /// By default rows of the table view are moved and others are copied, to a place between rows.
  ///
  /// - Parameter destinationIndexPath: The row at the position; nil behind rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when a drag leaves the bounds of the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called when a drag that was over the table view has ended anywhere.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// The appearance of a row's cell while it is dropped.
  ///
  /// The default is `nil`: the cell is shown unchanged.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Proposes to move rows of the table view and to copy others, to a place between rows.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
}
