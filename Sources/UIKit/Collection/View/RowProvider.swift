/// Provides the cells, headers and footers of a table view to its inner collection view, and learns
/// when they are displayed.
///
/// Data sources and delegates of collection views cannot: their methods are about views of other
/// classes.
@MainActor protocol RowProvider: AnyObject {
  /// The configured cell of a row.
  func provideCell(at path: IndexPath) -> any ItemView
  /// The header or footer of a section, or a view that reserves its space.
  func provideEdge(_ kind: String, at path: IndexPath) -> _ElementView
  /// Called before a row, a header or a footer becomes visible.
  ///
  /// - Parameter path: The index path in the data source.
  func willDisplay(_ element: VisibleElement, at path: IndexPath)
  /// Called after a row, a header or a footer has left.
  func didEndDisplaying(_ element: VisibleElement, at path: IndexPath)
}
