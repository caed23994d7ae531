// Written by Scripts/delegates from UITableViewDragDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UITableViewDragDelegate {
  /// The drag items that a row adds to a drag when the user taps it.
  public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { OptionalCall.noteDefault(); return [] }
  /// The appearance of a row's cell while it is dragged.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { OptionalCall.noteDefault(); return nil }
  /// Called before a drag begins.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Called after a drag has ended.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Asks whether a drag may move the items instead of copying them.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether the items can be dropped in this application only.
  public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return false }
}
