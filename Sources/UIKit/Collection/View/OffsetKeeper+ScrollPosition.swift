extension OffsetKeeper {
  /// Scrolls to an item; refuses one that does not exist.
  func scroll(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool,
    in view: UICollectionView
  ) {
    guard exists(path, in: view) else { return }
    scroll(
      to: path, x: position.share(start: .left, middle: .centeredHorizontally, end: .right),
      y: position.share(start: .top, middle: .centeredVertically, end: .bottom),
      animated: animated)
  }

  /// Whether an item can be scrolled to; refuses one that does not exist.
  private func exists(_ path: IndexPath, in view: UICollectionView) -> Bool {
    let counts = view.loadedCounts
    let isSection = (0..<counts.sectionCount).contains(path.section)
    let what =
      isSection
      ? """
      item (\(path.item)) when there are only \(counts.itemCount(inSection: path.section)) items \
      in section \(path.section).
      """
      : "section (\(path.section)) when there are only \(counts.sectionCount) sections."
    return Mistakes.expect(
      counts.contains(path),
      view.worded("Attempted to scroll the collection view to an out-of-bounds \(what)"),
      cure: view.worded("Scroll to items only that the data source has told of."),
      remedy: "Nothing is scrolled.")
  }
}
