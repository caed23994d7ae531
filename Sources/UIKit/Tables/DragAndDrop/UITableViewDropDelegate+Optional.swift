// Written by Scripts/delegates from UITableViewDropDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UITableViewDropDelegate {
  /// Asks whether the table view accepts anything of a drag.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when a drag enters the bounds of the table view.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called when a drag leaves the bounds of the table view.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called when a drag that was over the table view has ended anywhere.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { OptionalCall.noteDefault() }
  /// The appearance of a row's cell while it is dropped.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { OptionalCall.noteDefault(); return nil }
}
