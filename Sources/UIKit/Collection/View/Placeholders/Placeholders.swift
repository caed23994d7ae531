/// The cells of a collection view that stand for items to come: they are shown, and not in the data.
@MainActor final class Placeholders {
  private unowned let view: UICollectionView
  private var all: [ShownPlaceholder] = []
  /// The cells that stand for items to come, also of placeholders that have just gone.
  private var cells: Set<ObjectIdentifier> = []
  /// How deep calls are nested that want to be told places of what is shown.
  private var presentationDepth = 0

  init(in view: UICollectionView) {
    self.view = view
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether places that are told to the app differ from those of what is shown.
  var translates: Bool { !all.isEmpty && presentationDepth == 0 }

  func usingPresentation(_ actions: () -> Void) {
    presentationDepth += 1
    actions()
    presentationDepth -= 1
  }

  /// The placeholder whose cell is shown at `path`.
  func placeholder(at path: IndexPath) -> ShownPlaceholder? { all.first { $0.path == path } }

  // MARK: Places

  /// Where in the data the item is that is shown at `path`; for a placeholder, where its item will
  /// be.
  func sourcePath(of path: IndexPath) -> IndexPath {
    let before = all.count { $0.path.section == path.section && $0.path.item < path.item }
    return IndexPath(item: path.item - before, section: path.section)
  }

  /// Where an item of the data is shown.
  func shownPath(of path: IndexPath) -> IndexPath {
    var shown = path
    for other in sorted where other.section == path.section && other.item <= shown.item {
      shown.item += 1
    }
    return shown
  }

  private var sorted: [IndexPath] { all.map(\.path).sorted() }

  /// How many there are in each section that has some.
  var counts: [Int: Int] {
    all.reduce(into: [:]) { $0[$1.path.section, default: 0] += 1 }
  }

  // MARK: Coming and going

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
    change(batch, before: before, after: before.adding([path.section: 1])) { all.append(shown) }
    return shown
  }

  /// - Returns: False if the cell is there no longer.
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
    change(batch, before: before, after: after) {}
    return true
  }

  /// - Returns: False if the cell is there no longer.
  func delete(_ shown: ShownPlaceholder) -> Bool {
    guard let index = index(of: shown) else { return false }
    let before = view.loadedCounts
    var batch = UpdateBatch()
    batch.items.deleted = [shown.path]
    all.remove(at: index)
    change(batch, before: before, after: before.adding([shown.path.section: -1])) {}
    return true
  }

  private func index(of shown: ShownPlaceholder) -> Int? { all.firstIndex { $0 === shown } }

  private func change(
    _ batch: UpdateBatch, before: ItemCounts, after: ItemCounts, _ take: () -> Void
  ) {
    let plan = ChangePlan(batch, before: before, after: after)
    carry(plan)
    take()
    view.apply(plan)
  }

  /// Takes over where what is shown went.
  func carry(_ plan: ChangePlan) {
    all = all.filter { shown in
      guard let path = plan.destination(of: shown.path) else { return false }
      shown.path = path
      return true
    }
  }

  /// Lets go of all: the data are others.
  func forget() { all = [] }

  // MARK: Cells

  func makeCell(of shown: ShownPlaceholder) -> UICollectionViewCell {
    let cell = view.reusable.dequeueCell(shown.placeholder.reuseIdentifier, shown.path)
    shown.placeholder.cellUpdateHandler?(cell)
    cells.insert(ObjectIdentifier(cell))
    return cell
  }

  /// - Returns: Whether a cell that leaves stood for an item to come: delegates do not hear of it.
  func letGo(of cell: UICollectionViewCell) -> Bool {
    !cells.isEmpty && cells.remove(ObjectIdentifier(cell)) != nil
  }

  func updateCell(of shown: ShownPlaceholder) {
    guard index(of: shown) != nil, let cell = view.shownCell(at: shown.path) else { return }
    shown.placeholder.cellUpdateHandler?(cell)
  }
}
