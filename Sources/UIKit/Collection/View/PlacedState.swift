import LayoutCore

/// The state of a collection view by index path, for archives.
@MainActor package struct PlacedState {
  let view: UICollectionView

  package init(of view: UICollectionView) {
    self.view = view
  }

  // MARK: Orthogonal sections

  /// The offsets of orthogonal sections, in points in reading direction. Sections that were never
  /// scrolled are absent.
  package var rowOffsets: [Int: Double] {
    let layout = view.solvedLayout
    return Dictionary(
      uniqueKeysWithValues: view.rows.distances.map { section, distance in
        let row = layout?.orthogonalRow(inSection: section)
        return (section, row?.firstTurn(of: distance) ?? distance)
      })
  }

  /// Scrolls orthogonal sections within their ranges; sections without layout scroll when they get
  /// one.
  package func scrollRows(to offsets: [Int: Double]) {
    for (section, distance) in offsets { view.rows.scroll(section, to: distance) }
    view.nearby.invalidate()
    view.setNeedsLayout()
  }

  /// The row of a section, which must exist.
  package func row(inSection section: Int) -> RowWatcher {
    refuse(
      unless: (0..<view.numberOfSections).contains(section),
      """
      There is no section \(section): the collection view has \(view.numberOfSections). Ask for a \
      row when the data has been applied; set initialItem of the section's \
      orthogonalScrollingProperties for where it begins.
      """)
    return view.rows.watcher(of: section)
  }

  // MARK: Sizes

  /// The measured sizes of self-sizing items.
  ///
  /// - Complexity: O(n).
  package var measuredSizes: [IndexPath: CGSize] {
    guard view.sizedLayout.hasEstimates else { return [:] }
    return attributes(of: allPaths).filter { view.sizedLayout.isMeasured($0.value) }
      .mapValues(\.size)
  }

  /// Sets the sizes of items that have not been measured.
  ///
  /// Ignores sizes that do not agree with a dimension that is not an estimate.
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

  /// The attributes of items with estimated sizes.
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

  /// Selects exactly these items, whatever the view allows a person.
  package func select(_ paths: [IndexPath]) {
    for path in view.selection.subtracting(paths) { view.selecting.set(false, path) }
    for path in paths where view.loadedCounts.contains(path) { view.selecting.set(true, path) }
  }

  /// The focused item, or the one that was focused last.
  package var focus: IndexPath? { view.focus.current ?? view.focus.last }

  /// Moves the focus back to an item; immediately if it is visible.
  package func moveFocus(to path: IndexPath) {
    view.focus.remember(path)
    view.layoutIfNeeded()
    view.focus.move(to: path)
  }
}

extension RowWatcher {
  /// The collection view; nil if it is gone.
  package var collectionView: UICollectionView? { host as? UICollectionView }
}
