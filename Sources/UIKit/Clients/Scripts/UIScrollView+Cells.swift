extension UIScrollView {
  /// Scrolls a table or a collection view until a cell is in the middle, without animation.
  ///
  /// - Returns: Whether it has the index path.
  package func scrollToCell(at path: IndexPath) -> Bool {
    if let table = self as? UITableView, path.section < table.numberOfSections,
      path.item < table.numberOfRows(inSection: path.section)
    {
      table.scrollToRow(at: path, at: .middle, animated: false)
    } else if let view = self as? UICollectionView, path.section < view.numberOfSections,
      path.item < view.numberOfItems(inSection: path.section)
    {
      view.scrollToItem(
        at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    } else {
      return false
    }
    return true
  }
}
