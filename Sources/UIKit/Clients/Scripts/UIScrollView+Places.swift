// The places to which scripts scroll.
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

  /// Offsets at which all of the content can be seen, from its start. Pages overlap by a fifth.
  var pages: [CGPoint] {
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    let first = CGPoint(x: -insets.left, y: -insets.top)
    let last = CGPoint(
      x: max(first.x, contentSize.width + insets.right - bounds.width),
      y: max(first.y, contentSize.height + insets.bottom - bounds.height))
    func stops(from first: CGFloat, to last: CGFloat, _ room: CGFloat) -> [CGFloat] {
      // Lists of millions of items are searched at their start.
      let count = min(200, Int(((last - first) / max(1, room * 0.8)).rounded(.up)))
      return (0...max(0, count)).map { min(last, first + CGFloat($0) * max(1, room * 0.8)) }
    }
    let columns = stops(from: first.x, to: last.x, room.width)
    return stops(from: first.y, to: last.y, room.height).flatMap { y in
      columns.map { CGPoint(x: $0, y: y) }
    }
  }
}
