// How the view comes to show a snapshot.
extension UICollectionViewDiffableDataSource {
  typealias Change = ShownData<SectionIdentifierType, ItemIdentifierType>.Change

  /// Shows a change at once on the main thread; called off it, in its turn there.
  nonisolated func showOnMainThread(
    _ change: Change, animated: Bool, _ completion: (() -> Void)?
  ) {
    if MainQueue.isCurrent, mayShowAtOnce {
      let completion = Handed(value: completion)
      MainActor.assumeIsolated { show(change, animated: animated) { completion.value?() } }
      return
    }
    outstanding.change { $0 += 1 }
    let change = change.indexed
    let completion = Handed(value: completion)
    DispatchQueue.main.async {
      self.outstanding.change { $0 -= 1 }
      self.show(change, animated: animated) { completion.value?() }
    }
  }

  /// Shows a change and calls `completion` when it has been seen, and those before it have.
  private func show(_ change: Change, animated: Bool, _ completion: @escaping () -> Void) {
    let changes = {
      animated ? self.show(change) : UIView.performWithoutAnimation { self.show(change) }
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

  /// Shows a change; returns when it has been seen.
  func show(_ change: Change, animated: Bool) async {
    await withCheckedContinuation { continuation in
      show(change, animated: animated) { continuation.resume() }
    }
  }

  // Rule SNAP-14.
  nonisolated private var mayShowAtOnce: Bool {
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

  func show(_ change: Change) {
    let former = shown.value
    switch change {
    case .difference(let snapshot):
      show(former.showing(snapshot), snapshot, from: former, keepsSelection: true)
    case .reload(let snapshot):
      show(former.showing(snapshot), snapshot, from: former, keepsSelection: false)
    case .section(let snapshot, let section):
      let coming = former.showing(snapshot.tree, in: section)
      show(coming, coming.snapshot, from: former, keepsSelection: true)
    }
  }

  /// Whether a snapshot that is applied is shown by its difference to the one before, not anew.
  package var showsDifferences: Bool {
    hasApplied && collectionView?.shows(current.itemCounts) == true
  }

  /// - Parameter marked: What is to be shown, with its marks.
  private func show(
    _ coming: ShownData<SectionIdentifierType, ItemIdentifierType>, _ marked: Snapshot,
    from former: ShownData<SectionIdentifierType, ItemIdentifierType>, keepsSelection: Bool
  ) {
    guard let view = collectionView else { return shown.value = coming }
    if keepsSelection, showsDifferences {
      shown.value = coming
      showDifference(to: marked, from: former.snapshot, in: view)
      showPlaces(in: view)
    } else {
      showAnew(
        coming, marked: marked, from: former.snapshot, keepsSelection: keepsSelection, in: view)
      if keepsSelection, !hasApplied, UIView.areAnimationsEnabled { showMarks(marked, in: view) }
    }
    hasApplied = true
  }

  /// Makes the view show a snapshot from scratch.
  private func showAnew(
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

  /// Changes what differs, in one batch; then, in others, what the snapshot marks.
  ///
  /// Rules SNAP-10, SNAP-11.
  private func showDifference(
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
    // What has only now come into view has been configured already.
    let reconfigured = marked.reconfiguredItemIdentifiers.filter { item in
      shownBefore.contains(item)
        || indexPath(for: item).map { view.visibleCell(at: $0) == nil } ?? false
    }
    reconfigure(reconfigured, in: view)
  }

  /// Has cells asked for again that the first snapshot marks for reload. Without animation the marks
  /// are not read. Rule SNAP-12.
  private func showMarks(_ snapshot: Snapshot, in view: UICollectionView) {
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
