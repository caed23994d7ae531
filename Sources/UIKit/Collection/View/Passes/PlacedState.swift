import LayoutCore

/// What a collection view knows of its elements by their places, for archives.
@MainActor package struct PlacedState {
  private let view: UICollectionView

  package init(of view: UICollectionView) {
    self.view = view
  }

  // MARK: Rows

  /// How far sections are scrolled that scroll by themselves, in points in reading direction;
  /// without those that were never scrolled.
  package var rowOffsets: [Int: Double] { view.rows.distances }

  /// Scrolls sections, as far as they can be; those that are not laid out yet when they are.
  package func scrollRows(to offsets: [Int: Double]) {
    for (section, distance) in offsets { view.rows.scroll(section, to: distance) }
    view.vicinity.forget()
    view.setNeedsLayout()
  }

  // MARK: Sizes

  /// The sizes of items that said how large they are.
  ///
  /// - Complexity: O(n).
  package var measuredSizes: [IndexPath: CGSize] {
    guard view.sizedLayout.hasEstimates else { return [:] }
    return attributes(of: allPaths).filter { view.sizedLayout.isMeasured($0.value) }
      .mapValues(\.size)
  }

  /// Takes items to be as large as they once said, if they have not been asked yet.
  ///
  /// Sizes are left out that were measured for another length of what is not an estimate.
  package func record(_ sizes: [IndexPath: CGSize]) {
    view.pass.prepare()
    guard view.sizedLayout.hasEstimates else { return }
    for (path, attributes) in attributes(of: Array(sizes.keys)) {
      guard let size = sizes[path], !view.sizedLayout.isMeasured(attributes),
        holds(size, attributes)
      else { continue }
      view.sizedLayout.record(size, of: attributes)
    }
    view.pass.invalidate(keepsLook: true)
  }

  private func holds(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let axes = view.sizedLayout.estimatedAxes(of: attributes)
    let isSize = size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    return isSize
      && (axes.contains(.horizontal) || abs(size.width - attributes.size.width) < 0.01)
      && (axes.contains(.vertical) || abs(size.height - attributes.size.height) < 0.01)
  }

  private var allPaths: [IndexPath] {
    view.loadedCounts.itemCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The attributes of items whose sizes are estimates until they are measured.
  private func attributes(
    of paths: [IndexPath]
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    var found: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for path in paths where view.loadedCounts.contains(path) {
      guard let attributes = view.layoutAttributesForItem(at: path),
        !view.sizedLayout.estimatedAxes(of: attributes).isEmpty
      else { continue }
      found[path] = attributes
    }
    return found
  }

  // MARK: Selection and focus

  package var selection: [IndexPath] { view.selection.sorted() }

  /// Selects items and no others, whatever the view allows a person.
  package func select(_ paths: [IndexPath]) {
    for path in view.selection.subtracting(paths) { view.setSelected(false, path) }
    for path in paths where view.loadedCounts.contains(path) { view.setSelected(true, path) }
  }

  /// The item that has the focus, or had it last.
  package var focus: IndexPath? { view.focus.current ?? view.focus.last }

  /// Has the focus come back to an item; at once if it is in view.
  package func moveFocus(to path: IndexPath) {
    view.focus.remember(path)
    view.layoutIfNeeded()
    view.focus.move(to: path)
  }
}
