import LayoutCore

// Changes of the data.
extension UICollectionView {
  /// The numbers of sections and items, asked for if they are not known.
  var loadedCounts: ItemCounts {
    if let counts { return counts }
    let loaded = askedCounts
    counts = loaded
    return loaded
  }

  func setCounts(_ counts: ItemCounts?) { self.counts = counts }

  var isCollectingUpdates: Bool { updates.isCollecting }

  /// - Parameter map: Where everything was before, for what was measured; nil forgets that.
  func reloadEverything(_ map: ElementMap? = nil) {
    if pass.isRunning, leavesReloadForLater() { return }
    movement.forget()
    exchange.leaveAll()
    selecting.select([])
    placeholders.forget()
    prefetcher.forget()
    indexTitles.forget()
    let context = dataContext()
    context.invalidateEverything = true
    context.elementMap = map
    offsets.intent.clamps = true
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
    if updates.collect(change) { return }
    movement.cancel()
    let before = loadedCounts
    updates.openBatch()
    _ = updates.collect(change)
    closeBatch(from: before, nil)
  }

  func performUpdates(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let before = openBatch()
    changes?()
    closeBatch(from: before, completion)
  }

  /// Begins a batch, or one within it.
  ///
  /// - Returns: The numbers of sections and items before its changes.
  func openBatch() -> ItemCounts {
    movement.cancel()
    let before = loadedCounts
    updates.openBatch()
    return before
  }

  /// Performs changes that are told to the compiler not to outlive the call, so that they may use
  /// `self` without naming it, as with Apple's header.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Ends a batch, and carries it out if it is the outermost.
  func closeBatch(from before: ItemCounts, _ completion: ((Bool) -> Void)?) {
    guard let update = updates.closeBatch(completion) else { return }
    motions.follow({ apply(update.batch, before: before) }) { [updates] in
      updates.end(update, finished: $0)
    }
  }

  private func apply(_ batch: UpdateBatch, before: ItemCounts) {
    let data = ItemCounts(dataSource, self)
    let after = data.adding(
      placeholders.counts(after: batch, before: before, sectionCount: data.sectionCount))
    let shown = placeholders.shown(batch, before: before, sectionCount: data.sectionCount)
    do throws(UpdateMisuse) {
      let plan = try ChangePlan(checking: shown, before: before, after: after)
      placeholders.carry(plan)
      apply(plan)
    } catch {
      Mistakes.report(
        worded(error.message), cure: worded(error.cure.rawValue), remedy: "All data are reloaded.")
      reloadEverything()
    }
  }

  /// Whether the view knows these numbers of items, so that a change from there can be applied.
  func shows(_ itemCounts: [Int]) -> Bool {
    !updates.isCollecting && counts?.itemCounts == itemCounts
  }

  /// Shows the data after a change. What is untouched stays in view as it is; what comes and goes
  /// has done so when this returns, if anything was ever shown, or is seen doing so.
  func apply(_ plan: ChangePlan) {
    closeSwipe()
    let motion = motions.begin()
    let shown = elements.identities
    let gone = plan.movesElements ? exchange.carry(by: plan) : []
    selecting.carry(by: plan)
    prefetcher.carry(plan.destination(of:))
    focus.carry(plan.destination(of:))
    let focused = focus.current
    activity.drag?.carry(plan.destination(of:))
    indexTitles.forget()
    offsets.intent.kept = offsets.intent.kept.flatMap { $0.carried(by: plan) }
    let context = dataContext()
    if sizedLayout.carriesMeasurements { context.elementMap = plan.origins }
    offsets.intent.clamps = true
    offsets.intent.asksForTarget = plan.movesElements
    collectionViewLayout.invalidateLayout(with: context)
    counts = plan.after
    transactions.begin(DataChange(plan: plan, shownBefore: shown))
    exchange.release(gone, after: plan)
    if vicinity.wasFound, !pass.isPreparing { LayoutPass.inTurn(updateDisplay) }
    // An item that was reloaded has another cell.
    if let focused, focus.current == nil { focus.move(to: focused) }
    elements.removeIdle()
    motions.close(motion)
  }

  func reconfigure(_ paths: [IndexPath]) {
    if !updates.isCollecting, vicinity.wasFound { pass.prepare() }
    sizedLayout.measureAgain(at: paths)
    for path in paths {
      prepared.forget(.cell(path))
      guard let cell = shownCell(at: path), let dataSource else { continue }
      reusable.reconfiguring = (path, cell)
      let configured = dataSource.collectionView(self, cellForItemAt: sourcePath(of: path))
      reusable.reconfiguring = nil
      let isSame = Mistakes.expect(
        configured === cell,
        """
        Attempted to dequeue a cell for a different registration or reuse identifier than the \
        existing cell when reconfiguring an item, which is not allowed. Expected \(cell), got \
        \(configured) at \(path).
        """,
        cure: "Have the provider ask for the same kind of cell, or reload the item.",
        remedy: "The item is reloaded.")
      guard isSame else {
        reloadItems(at: [sourcePath(of: path)])
        continue
      }
      sizing.measureAgain(cell)
    }
  }
}

// Reloads called for by what is asked for cells.
extension UICollectionView {
  /// Whether a reload called for while elements enter waits until the next turn of layout: where
  /// there have been several in this one and the numbers of items are the same. Told once for each
  /// class of data sources.
  func leavesReloadForLater() -> Bool {
    if pass.reloads.spend() { return false }
    guard let counts, counts == askedCounts else { return false }
    pass.reloads.wait()
    ReloadReport.deliver(ReloadReport(dataSourceClass: dataSource.map { "\(type(of: $0))" } ?? ""))
    return true
  }

  func reloadWhatWasLeft() {
    guard pass.reloads.takeWaiting() else { return }
    reloadEverything()
  }
}
