/// Converts between index paths of the data source and displayed ones, which differ while there are
/// placeholder cells.
///
/// Other methods of a collection view take and return index paths of the data source.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The displayed index of a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// The index in the data source of a displayed section; `NSNotFound` if it has none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// The displayed index path of an item of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// The index path in the data source of a displayed item; nil for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?

  /// Makes methods that are called within `actionsToTranslate` take and return displayed index
  /// paths.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
