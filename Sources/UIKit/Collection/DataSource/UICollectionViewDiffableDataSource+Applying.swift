// Applying snapshots.
extension UICollectionViewDiffableDataSource {
  typealias Change = ShownData<SectionIdentifierType, ItemIdentifierType>.Change

  /// Applies a change at once on the main thread, or in its turn if called on another thread.
  nonisolated func applyOnMainThread(
    _ change: Change, animated: Bool, _ completion: (() -> Void)?
  ) {
    if MainQueue.isCurrent, isInOrder {
      let completion = Handed(value: completion)
      MainActor.assumeIsolated { apply(change, animated: animated) { completion.value?() } }
      return
    }
    outstanding.change { $0 += 1 }
    let change = change.indexed
    let completion = Handed(value: completion)
    DispatchQueue.main.async {
      self.outstanding.change { $0 -= 1 }
      self.apply(change, animated: animated) { completion.value?() }
    }
  }

  /// Applies a change and calls `completion` when its animations and those of earlier changes are
  /// over.
  private func apply(_ change: Change, animated: Bool, _ completion: @escaping () -> Void) {
    let changes = {
      animated ? self.update(change) : UIView.performWithoutAnimation { self.update(change) }
    }
    guard let view = collectionView else {
      changes()
      return completion()
    }
    let update = view.updates.begin { _ in completion() }
    view.animations.track(changes) { [updates = view.updates] in
      updates.end(update, finished: $0)
    }
  }

  /// Applies a change and waits for its animations.
  func apply(_ change: Change, animated: Bool) async {
    await withCheckedContinuation { continuation in
      apply(change, animated: animated) { continuation.resume() }
    }
  }

  // Rule SNAP-14.
  nonisolated private var isInOrder: Bool {
    Mistakes.expect(
      outstanding.value == 0,
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is \
      not permitted and will deadlock. Please always submit updates either always on the main \
      queue or always off the main queue
      """,
      cure: "Apply from one queue, or wait for the completion.",
      remedy: "The snapshot is applied after those.")
  }

  func update(_ change: Change) {
    let former = shown.value
    switch change {
    case .difference(let snapshot):
      update(to: former.showing(snapshot), snapshot, from: former, keepsSelection: true)
    case .reload(let snapshot):
      update(to: former.showing(snapshot), snapshot, from: former, keepsSelection: false)
    case .section(let snapshot, let section):
      let coming = former.showing(snapshot.tree, in: section)
      update(to: coming, coming.snapshot, from: former, keepsSelection: true)
    }
  }

  /// Whether applying a snapshot updates the view by differences, not by reloading it.
  package var showsDifferences: Bool {
    hasApplied && collectionView?.shows(current.itemCounts) == true
  }

  /// Replaces the displayed content.
  ///
  /// - Parameter marked: The applied snapshot with its marks.
  private func update(
    to coming: ShownData<SectionIdentifierType, ItemIdentifierType>, _ marked: Snapshot,
    from former: ShownData<SectionIdentifierType, ItemIdentifierType>, keepsSelection: Bool
  ) {
    guard let view = collectionView else { return shown.value = coming }
    if keepsSelection, showsDifferences {
      shown.value = coming
      applyDifference(to: marked, from: former.snapshot, in: view)
      updateOutline(in: view)
    } else {
      reloadAll(
        coming, marked: marked, from: former.snapshot, keepsSelection: keepsSelection, in: view)
      if keepsSelection, !hasApplied, UIView.areAnimationsEnabled { reloadMarked(marked, in: view) }
    }
    hasApplied = true
  }

  /// Reloads the view with a snapshot.
  private func reloadAll(
    _ coming: ShownData<SectionIdentifierType, ItemIdentifierType>, marked: Snapshot,
    from former: Snapshot, keepsSelection: Bool, in view: UICollectionView
  ) {
    let selected = keepsSelection ? view.selection.compactMap { itemIdentifier(for: $0) } : []
    shown.value = coming
    if keepsSelection, view.sizedLayout.carriesMeasurements {
      let origins = current.origins(in: former)
      view.reloadEverything(current.elementMap(origins, marks: marked))
    } else {
      view.reloadData()
    }
    view.selection = Set(selected.compactMap { indexPath(for: $0) })
  }

  /// Applies the difference in one batch, then the marks of the snapshot in others.
  ///
  /// Rules SNAP-10, SNAP-11.
  private func applyDifference(
    to marked: Snapshot, from former: Snapshot, in view: UICollectionView
  ) {
    let unmarked = current
    let shownBefore =
      marked.reconfiguredItemIdentifiers.isEmpty
      ? [] : Set(view.indexPathsForVisibleItems.compactMap { former.storage.item(at: $0) })
    let origins = unmarked.origins(in: former)
    if !origins.isIdentity(ofSections: former.numberOfSections) {
      let after = ItemCounts(view.dataSource, view)
      guard after.itemCounts == unmarked.itemCounts else { return view.reloadData() }
      view.apply(
        ChangePlan(
          origins.elementMap, before: ItemCounts(former.itemCounts), after: after))
    }
    reload(marked, in: view)
    // Cells that became visible just now are configured already.
    let reconfigured = marked.reconfiguredItemIdentifiers.filter { item in
      shownBefore.contains(item)
        || indexPath(for: item).map { view.visibleItem(at: $0) == nil } ?? false
    }
    reconfigure(reconfigured, in: view)
  }

  /// Reloads the cells that the first snapshot marks. Without animation marks are ignored.
  /// Rule SNAP-12.
  private func reloadMarked(_ snapshot: Snapshot, in view: UICollectionView) {
    guard
      !snapshot.reloadedSectionIdentifiers.isEmpty || !snapshot.reloadedItemIdentifiers.isEmpty
    else { return }
    view.layoutIfNeeded()
    reload(snapshot, in: view)
  }

  private func reload(_ snapshot: Snapshot, in view: UICollectionView) {
    let sections = snapshot.reloadedSectionIdentifiers.compactMap { index(for: $0) }
    let items = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
    guard !sections.isEmpty || !items.isEmpty else { return }
    view.update {
      $0.sections.reloaded = Set(sections)
      $0.items.reloaded = Set(items)
    }
  }

  private func reconfigure(_ items: [ItemIdentifierType], in view: UICollectionView) {
    guard !items.isEmpty else { return }
    view.reconfigureItems(at: items.compactMap { indexPath(for: $0) })
  }
}
