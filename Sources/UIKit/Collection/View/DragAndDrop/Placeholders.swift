/// The placeholder cells of a collection view: displayed, but not part of the data.
@MainActor final class Placeholders: CollectionPart {
  private unowned let view: UICollectionView
  @exclusivity(unchecked) private var all: [ShownPlaceholder] = []
  /// A placeholder that the next change of the data inserts.
  private var inserted: ShownPlaceholder?
  /// The placeholder cells, including those of placeholders that were just removed.
  private var cells: Set<ObjectIdentifier> = []
  /// The nesting of `performUsingPresentationValues(_:)`.
  private var presentationDepth = 0

  init(in view: UICollectionView) {
    self.view = view
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether index paths of the data source differ from displayed ones at present.
  var translates: Bool { !all.isEmpty && presentationDepth == 0 }

  func usingPresentation(_ actions: () -> Void) {
    presentationDepth += 1
    actions()
    presentationDepth -= 1
  }

  /// The placeholder whose cell is displayed at `path`.
  func placeholder(at path: IndexPath) -> ShownPlaceholder? { all.first { $0.path == path } }

  // MARK: Index paths

  /// The index path in the data source of the item that is displayed at `path`; for a placeholder,
  /// the index path that its item will have.
  func sourcePath(of path: IndexPath) -> IndexPath {
    let before = all.count { $0.path.section == path.section && $0.path.item < path.item }
    return IndexPath(item: path.item - before, section: path.section)
  }

  /// The displayed index path of an item of the data source.
  func shownPath(of path: IndexPath) -> IndexPath {
    var shown = path
    for other in sorted where other.section == path.section && other.item <= shown.item {
      shown.item += 1
    }
    return shown
  }

  private var sorted: [IndexPath] { all.map(\.path).sorted() }

  /// The number of placeholders in each section that has some.
  var counts: [Int: Int] {
    all.reduce(into: [:]) { $0[$1.path.section, default: 0] += 1 }
  }

  // MARK: Inserting and removing

  /// Displays a placeholder.
  func insert(
    _ placeholder: UICollectionViewDropPlaceholder, for item: UIDragItem
  ) -> ShownPlaceholder {
    let path = shownPath(of: placeholder.insertionIndexPath)
    let shown = ShownPlaceholder(placeholder, for: item, at: path, in: self)
    let before = view.loadedCounts
    let isPlace = Mistakes.expect(
      before.canInsert(at: path),
      """
      A placeholder cannot be inserted at \(placeholder.insertionIndexPath): there is no such place.
      """,
      cure: "Name the place of an item, or one behind the last.",
      remedy: "The placeholder is not shown.")
    guard isPlace else { return shown }
    view.cancelInteractiveMovement()
    var batch = UpdateBatch()
    batch.items.inserted = [path]
    inserted = shown
    apply(batch, before: before, after: before.adding([path.section: 1]))
    return shown
  }

  /// Replaces a placeholder by the item that `updates` inserts into the data.
  ///
  /// - Returns: False if the placeholder was removed.
  func commit(_ shown: ShownPlaceholder, _ updates: (IndexPath) -> Void) -> Bool {
    guard let index = index(of: shown) else { return false }
    let before = view.loadedCounts
    let path = shown.path
    updates(sourcePath(of: path))
    all.remove(at: index)
    let after = view.askedCounts
    let isSame = Mistakes.expect(
      before == after,
      """
      Invalid update: invalid number of items after a placeholder was committed at \(path): \
      \(after.itemCounts) instead of \(before.itemCounts).
      """,
      cure: "Insert one item into the model in dataSourceUpdates.",
      remedy: "All data are reloaded.")
    guard isSame else {
      view.reloadEverything()
      return true
    }
    var batch = UpdateBatch()
    batch.items.reloaded = [path]
    apply(batch, before: before, after: after)
    return true
  }

  /// Removes a placeholder.
  ///
  /// - Returns: False if it was removed before.
  func delete(_ shown: ShownPlaceholder) -> Bool {
    guard let index = index(of: shown) else { return false }
    let before = view.loadedCounts
    var batch = UpdateBatch()
    batch.items.deleted = [shown.path]
    all.remove(at: index)
    apply(batch, before: before, after: before.adding([shown.path.section: -1]))
    return true
  }

  private func index(of shown: ShownPlaceholder) -> Int? { all.firstIndex { $0 === shown } }

  private func apply(_ batch: UpdateBatch, before: ItemCounts, after: ItemCounts) {
    view.apply(ChangePlan(batch, before: before, after: after))
  }

  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan): follow(plan)
    case .reloaded: all = []
    case .rearranged: break
    }
  }

  private func follow(_ plan: ChangePlan) {
    all = all.filter { shown in
      guard let path = plan.destination(of: shown.path) else { return false }
      shown.path = path
      return true
    }
    if let inserted { all.append(inserted) }
    inserted = nil
  }

  // MARK: Cells

  /// Dequeues and configures the cell of a placeholder.
  func makeCell(of shown: ShownPlaceholder) -> UICollectionViewCell {
    let cell = view.reusable.dequeueCell(shown.placeholder.reuseIdentifier, shown.path)
    shown.placeholder.cellUpdateHandler?(cell)
    cells.insert(ObjectIdentifier(cell))
    return cell
  }

  /// Forgets a cell that leaves.
  ///
  /// - Returns: Whether it was a placeholder cell, which the delegate does not learn of.
  func remove(_ cell: _ElementView) -> Bool {
    !cells.isEmpty && cells.remove(ObjectIdentifier(cell)) != nil
  }

  /// Configures the cell of a placeholder again.
  func updateCell(of shown: ShownPlaceholder) {
    guard index(of: shown) != nil, let cell = view.shownCell(at: shown.path) else { return }
    shown.placeholder.cellUpdateHandler?(cell)
  }
}
