/// Tells the places of what is shown from those in the data, while there are cells for items to
/// come.
///
/// A collection view's methods take and answer places in the data.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// `NSNotFound` for a section that is not in the data.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Nil for a cell that stands for an item to come.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?

  /// Has methods called within `actionsToTranslate` take and answer places of what is shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
