/// A data source whose items are expanded and collapsed in place.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Expands a collapsed item and collapses an expanded one, as a tap on its disclosure does.
  ///
  /// - Returns: Whether there is such an item in a tree.
  func toggleItem(at indexPath: IndexPath) -> Bool
}
