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
    if display.isReconciling, leavesReloadForLater() { return }
    display.movement = nil
    leaveAll()
    selection = []
    let context = dataContext()
    context.invalidateEverything = true
    context.elementMap = map
    display.clampsOffset = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  private func dataContext() -> UICollectionViewLayoutInvalidationContext {
    let context = _InvalidationContextMaker.make(
      type(of: collectionViewLayout).invalidationContextClass)
    context.invalidateDataSourceCounts = true
    return context
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
    if let completion { batch?.completions.append(completion) }
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    apply(finished, before: before)
    for completion in finished.completions { completion(true) }
  }

  private func apply(_ batch: UpdateBatch, before: ItemCounts) {
    let after = ItemCounts(dataSource, self)
    do throws(UpdateMisuse) {
      try batch.check(before: before, after: after)
    } catch {
      Mistakes.report(error.message, remedy: "All data are reloaded.")
      return reloadEverything()
    }
    apply(ChangePlan(batch, before: before, after: after))
  }

  /// Whether the view knows these numbers of items, so that a change from there can be applied.
  func shows(_ itemCounts: [Int]) -> Bool {
    batch == nil && counts?.itemCounts == itemCounts
  }

  /// Shows the data after a change. What is untouched stays in view as it is; what comes and goes
  /// has done so when this returns, if anything was ever shown.
  func apply(_ plan: ChangePlan) {
    closeSwipe()
    let shown = display.elementsInOrder.map(\.identity)
    let departed = plan.movesElements ? carryElements(plan) : []
    selection = Set(selection.compactMap(plan.destination(ofSelected:)))
    display.keptPlace = display.keptPlace.flatMap { $0.carried(by: plan) }
    let context = dataContext()
    if collectionViewLayout.carriesMeasurements { context.elementMap = plan.origins }
    display.clampsOffset = true
    display.asksForTargetOffset = plan.movesElements
    collectionViewLayout.invalidateLayout(with: context)
    counts = plan.after
    perform(UpdateTransaction(plan: plan, shownBefore: shown))
    release(departed, after: plan)
    if display.hasShown, !display.isPreparing { UIView.inLayoutTurn(updateDisplay) }
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
      let isSame = Mistakes.expect(
        configured === cell,
        """
        Attempted to dequeue a cell for a different registration or reuse identifier than the \
        existing cell when reconfiguring an item, which is not allowed. Expected \(cell), got \
        \(configured) at \(path).
        """, remedy: "The item is reloaded.")
      guard isSame else {
        reloadItems(at: [path])
        continue
      }
      measureAgain(cell)
    }
  }
}
