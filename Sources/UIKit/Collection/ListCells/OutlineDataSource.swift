/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Expands a collapsed item and collapses an expanded one, like a tap on its disclosure.
  ///
  /// - Returns: Whether the item belongs to a tree.
  func toggleItem(at indexPath: IndexPath) -> Bool
}
