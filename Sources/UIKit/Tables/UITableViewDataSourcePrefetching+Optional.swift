// Written by Scripts/delegates from UITableViewDataSourcePrefetching.swift. Do not edit.
// swift-format-ignore-file

extension UITableViewDataSourcePrefetching {
  /// Called for rows that were prefetched but are no longer about to become visible.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { OptionalCall.noteDefault() }
}

extension UITableViewDataSourcePrefetching {
  /// For calls of the optional method: `tableView?(…)`. Never nil.
  @_disfavoredOverload public var tableView: _UITableViewDataSourcePrefetchingCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UITableViewDataSourcePrefetching`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UITableViewDataSourcePrefetchingCalls {
  let delegate: any UITableViewDataSourcePrefetching
  /// `tableView(_:cancelPrefetchingForRowsAt:)`
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) -> Void? { OptionalCall.ask("tableView(_:cancelPrefetchingForRowsAt:)") { delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) } }
}
