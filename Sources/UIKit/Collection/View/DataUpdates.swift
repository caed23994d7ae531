import LayoutCore

/// Changes the displayed data: batches, known changes, reloads and reconfigurations.
@MainActor final class DataUpdates: CollectionPart {
  private unowned let view: UICollectionView
  /// The open batch, and the completions of updates.
  let queue = UpdateQueue()

  init(of view: UICollectionView) {
    self.view = view
  }

  /// This part makes the changes.
  func dataDidChange(_ change: DataChange) {}

  /// Discards all views and loads the data anew.
  ///
  /// - Parameter map: The former places of items, whose measured sizes are kept; nil discards all
  ///   sizes.
  func reload(_ map: ElementMap? = nil) {
    if view.pass.isRunning, postponesReload() { return }
    view.collectionParts.dataDidChange(.reloaded)
    let context = dataContext()
    context.invalidateEverything = true
    context.elementMap = map
    view.offsets.intent.clamps = true
    view.collectionViewLayout.invalidateLayout(with: context)
  }

  private func dataContext() -> UICollectionViewLayoutInvalidationContext {
    let context = _InvalidationContextMaker.make(
      type(of: view.collectionViewLayout).invalidationContextClass)
    context.invalidateDataSourceCounts = true
    return context
  }

  /// Adds a change to the open batch; without one, performs it as a batch of its own.
  func collect(_ change: (inout UpdateBatch) -> Void) {
    if queue.collect(change) { return }
    view.movement.cancel()
    let before = view.loadedCounts
    queue.openBatch()
    _ = queue.collect(change)
    closeBatch(from: before, nil)
  }

  /// Performs a batch; within another one, adds to it.
  func perform(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let before = openBatch()
    changes?()
    closeBatch(from: before, completion)
  }

  /// Opens a batch, or one nested in it.
  ///
  /// - Returns: The numbers of sections and items before its changes.
  func openBatch() -> ItemCounts {
    view.movement.cancel()
    let before = view.loadedCounts
    queue.openBatch()
    return before
  }

  /// Closes a batch, and performs it if it is the outermost.
  func closeBatch(from before: ItemCounts, _ completion: ((Bool) -> Void)?) {
    guard let update = queue.closeBatch(completion) else { return }
    view.animations.track({ apply(update.batch, before: before) }) { [queue] in
      queue.end(update, finished: $0)
    }
  }

  private func apply(_ batch: UpdateBatch, before: ItemCounts) {
    let data = ItemCounts(view.dataSource, view)
    let after = data.adding(
      view.placeholders.counts(after: batch, before: before, sectionCount: data.sectionCount))
    let shown = view.placeholders.shown(batch, before: before, sectionCount: data.sectionCount)
    do throws(UpdateMisuse) {
      apply(try ChangePlan(checking: shown, before: before, after: after))
    } catch {
      Mistakes.report(
        view.worded(error.message), cure: view.worded(error.cure.rawValue),
        remedy: "All data are reloaded.")
      reload()
    }
  }

  /// Displays the data after a change. Unchanged views stay; others have entered and left when this
  /// returns, or are animated.
  func apply(_ plan: ChangePlan) {
    view.closeSwipe()
    let animation = view.animations.begin()
    let (shown, nearby) = (view.elements.identities, view.nearby.candidates)
    view.collectionParts.dataDidChange(.updated(plan))
    let focused = view.focus.current
    let context = dataContext()
    if view.sizedLayout.carriesMeasurements { context.elementMap = plan.origins }
    view.offsets.intent.clamps = true
    view.offsets.intent.asksForTarget = plan.movesElements
    view.collectionViewLayout.invalidateLayout(with: context)
    view.counts = plan.after
    view.transactions.begin(
      DataTransaction(plan: plan, shownBefore: shown, nearbyBefore: nearby))
    view.reconciler.leaveChanged(by: plan)
    // As a layout of the view, in which subclasses take part.
    if view.nearby.wasFound, !view.pass.isPreparing { LayoutPass.inTurn(view.layoutSubviews) }
    // A reloaded item has another cell.
    if let focused, view.focus.current == nil { view.focus.move(to: focused) }
    view.elements.removeIdle()
    view.animations.close(animation)
  }

  /// Makes the data source configure the visible cells of items again.
  func reconfigure(_ paths: [IndexPath]) {
    if !queue.isCollecting, view.nearby.wasFound { view.pass.prepare() }
    view.sizedLayout.measureAgain(at: paths)
    for path in paths {
      view.prepared.recycle(.cell(path))
      guard let cell = view.shownItem(at: path), view.dataSource != nil else { continue }
      view.reusable.reconfiguring = (path, cell)
      let configured = view.reusable.provideCell(at: path)
      view.reusable.reconfiguring = nil
      // Table views reload a row whose data source returns another cell.
      let isAllowed = Mistakes.expect(
        configured === cell || view.reusable.rowProvider != nil,
        """
        Attempted to dequeue a cell for a different registration or reuse identifier than the \
        existing cell when reconfiguring an item, which is not allowed. Expected \(cell), got \
        \(configured.map { "\($0)" } ?? "none") at \(path).
        """,
        cure: "Have the provider ask for the same kind of cell, or reload the item.",
        remedy: "The item is reloaded.")
      guard isAllowed, configured === cell else {
        view.reloadItems(at: [view.sourcePath(of: path)])
        continue
      }
      view.sizing.measureAgain(cell)
    }
  }

  // MARK: Reloads during a layout pass

  /// Postpones a reload that is called while elements enter to the next layout pass, if there have
  /// been several in this one and the numbers of items are the same. Reports that once for each
  /// class of data sources.
  private func postponesReload() -> Bool {
    if view.pass.reloads.spend() { return false }
    guard let counts = view.counts, counts == view.askedCounts else { return false }
    view.pass.reloads.wait()
    let name = view.dataSource.map { "\(type(of: $0))" } ?? ""
    ReloadReport.deliver(ReloadReport(dataSourceClass: name))
    return true
  }

  /// Performs a reload that a former layout pass has postponed.
  func performPendingReload() {
    guard view.pass.reloads.takeWaiting() else { return }
    reload()
  }
}
