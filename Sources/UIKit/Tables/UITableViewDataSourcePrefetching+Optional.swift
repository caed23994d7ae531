// Written by Scripts/delegates from UITableViewDataSourcePrefetching.swift. Do not edit.
// swift-format-ignore-file

extension UITableViewDataSourcePrefetching {
  /// Called for rows that were prefetched but are no longer about to become visible.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { OptionalCall.noteDefault() }
}
