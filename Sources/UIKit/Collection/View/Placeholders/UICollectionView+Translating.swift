// Places in the data and places of what is shown.
extension UICollectionView {
  /// Where something is shown that the app names by a place in the data.
  func shownPath(_ path: IndexPath) -> IndexPath {
    placeholders.translates && path.count == 2 ? placeholders.shownPath(of: path) : path
  }

  /// What the app is told of something that is shown; nil for placeholders.
  func toldPath(_ path: IndexPath) -> IndexPath? {
    placeholders.translates ? delegatePath(of: path) : path
  }

  /// Where in the data something is that is shown; nil for placeholders.
  func delegatePath(of path: IndexPath) -> IndexPath? {
    guard !placeholders.isEmpty else { return path }
    return placeholders.placeholder(at: path) == nil ? placeholders.sourcePath(of: path) : nil
  }

  /// Where the data source has the item that is shown at `path`.
  func sourcePath(of path: IndexPath) -> IndexPath {
    let path = movement.dataPath(of: path)
    return placeholders.isEmpty ? path : placeholders.sourcePath(of: path)
  }

  /// The cell that is shown at a place; nil for places out of view.
  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    guard path.count == 2 else { return nil }
    return elements[.cell(path)]?.view as? UICollectionViewCell
  }

  /// The cell of an item in view.
  func visibleCell(at path: IndexPath) -> UICollectionViewCell? { shownCell(at: shownPath(path)) }

  /// The cell that was made for a place that is about to come into view.
  func preparedCell(at path: IndexPath) -> UICollectionViewCell? {
    guard path.count == 2 else { return nil }
    return prepared[.cell(path)] as? UICollectionViewCell
  }

  /// The attributes of the cell at a place of what is shown.
  func shownAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    pass.prepare()
    return collectionViewLayout.layoutAttributesForItem(at: path).map(facing)
  }

  /// The numbers of what is shown, asked for now.
  var askedCounts: ItemCounts { ItemCounts(dataSource, self).adding(placeholders.counts) }
}

extension ItemCounts {
  /// The same with more items, by section.
  func adding(_ more: [Int: Int]) -> ItemCounts {
    guard !more.isEmpty else { return self }
    return ItemCounts(
      itemCounts.enumerated().map { section, count in count + (more[section] ?? 0) })
  }

  /// Whether there is a place at `path` for one more item.
  func canInsert(at path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section)
      && (0...itemCounts[path.section]).contains(path.item)
  }
}
