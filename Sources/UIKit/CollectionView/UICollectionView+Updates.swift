import LayoutCore

// Changes of the data.
extension UICollectionView {
  /// The numbers of sections and items, asked for if they are not known.
  var loadedCounts: ItemCounts {
    if let counts { return counts }
    let loaded = ItemCounts(dataSource, self)
    counts = loaded
    return loaded
  }

  /// - Parameter map: Where everything was before, for what was measured; nil forgets that.
  func reloadEverything(_ map: ElementMap? = nil) {
    display.movement = nil
    leaveAll()
    selection = []
    let context = _InvalidationContextMaker.make(
      type(of: collectionViewLayout).invalidationContextClass)
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    context.elementMap = map
    display.clampsOffset = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Notes a change, in a batch of its own outside of `performBatchUpdates`.
  func update(_ change: (inout UpdateBatch) -> Void) {
    if var current = batch {
      change(&current)
      batch = current
      return
    }
    cancelMovement()
    let before = loadedCounts
    var alone = UpdateBatch()
    change(&alone)
    apply(alone, before: before)
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    cancelMovement()
    let before = loadedCounts
    if batch == nil { batch = UpdateBatch() }
    batch?.depth += 1
    updates?()
    batch?.depth -= 1
    if let finished = batch, finished.depth == 0 {
      batch = nil
      apply(finished, before: before)
    }
    completion?(true)
  }

  private func apply(_ batch: UpdateBatch, before: ItemCounts) {
    closeSwipe()
    let after = ItemCounts(dataSource, self)
    batch.check(before: before, after: after)
    let map = batch.sectionMap(before: before.sectionCount, after: after.sectionCount)
    selection = Set(
      selection.compactMap { batch.destination(of: $0, sections: map) }.filter(after.contains))
    let shown = Array(display.elements.keys)
    if batch.movesElements {
      leaveAll()
    } else {
      replaceReloaded(batch)
    }
    let context = _InvalidationContextMaker.make(
      type(of: collectionViewLayout).invalidationContextClass)
    context.invalidateDataSourceCounts = true
    if collectionViewLayout.carriesMeasurements {
      context.elementMap = batch.elementMap(before: before, after: after)
    }
    display.clampsOffset = true
    display.asksForTargetOffset = batch.movesElements
    collectionViewLayout.invalidateLayout(with: context)
    counts = after
    perform(
      UpdateTransaction(
        items: batch.items(before: before, after: after), shownBefore: shown))
  }

  private func replaceReloaded(_ batch: UpdateBatch) {
    for identity in Array(display.elements.keys) {
      let isReloaded =
        batch.reloadedSections.contains(identity.section)
        || identity.category == .cell && batch.reloadedItems.contains(identity.indexPath)
      if isReloaded { replace(identity) }
    }
    removeUnused()
  }

  func reconfigure(_ paths: [IndexPath]) {
    if batch == nil, display.hasShown { prepareLayoutIfNeeded() }
    collectionViewLayout.measureAgain(at: paths)
    for path in paths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      display.reconfiguring = (path, cell)
      let configured = dataSource.collectionView(self, cellForItemAt: path)
      display.reconfiguring = nil
      refuse(
        unless: configured === cell,
        """
        Attempted to dequeue a cell for a different registration or reuse identifier than the \
        existing cell when reconfiguring an item, which is not allowed. Expected \(cell), got \
        \(configured) at \(path).
        """)
      measureAgain(cell)
    }
  }
}
