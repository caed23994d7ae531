/// Two fingers that move over items and select all between where they began and where they are.
@MainActor final class SelectionGesture {
  private unowned let view: UICollectionView
  private let anchor: IndexPath
  /// What was selected before.
  private let before: Set<IndexPath>

  /// Nil if the delegate does not let them.
  init?(in view: UICollectionView, at path: IndexPath) {
    guard view.loadedCounts.contains(path),
      view.delegate?.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path)
        ?? false
    else { return nil }
    self.view = view
    anchor = path
    view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    before = view.selection
    reach(path)
  }

  /// Selects what lies between the beginning and `path`, and takes back what does no more. Items are
  /// deselected instead where the first was selected before.
  func reach(_ path: IndexPath) {
    guard view.allowsMultipleSelectionNow, view.loadedCounts.contains(path) else { return }
    let range = Set(view.loadedCounts.paths(from: min(anchor, path), through: max(anchor, path)))
    let wanted = before.contains(anchor) ? before.subtracting(range) : before.union(range)
    for path in view.selection.subtracting(wanted).sorted() { view.touches.deselect(path) }
    for path in wanted.subtracting(view.selection).sorted() { view.touches.select(path) }
  }

  func end() {
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
  }
}

extension ItemCounts {
  /// All items from one to another, in order.
  ///
  /// - Complexity: O(s + n), n the number of items.
  func paths(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : itemCount(inSection: section)
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}
