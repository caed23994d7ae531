/// Brings what is in view up to date: prepares the layout, resolves the offset, asks what is in view,
/// has it measured and shown.
@MainActor final class DisplayPass: CollectionPart {
  /// Whether the layout is to prepare before it is asked.
  private(set) var needsPreparation = true
  /// Whether elements may look otherwise since the layout prepared, not merely lie elsewhere.
  private var needsFurnishing = true
  /// Whether elements are entering and leaving right now.
  private(set) var isRunning = false
  /// Whether a layout is preparing right now.
  private(set) var isPreparing = false
  /// Whether the size and the offset of the content are being brought to what the layout says.
  private(set) var isSettling = false
  /// How often all data were reloaded in this turn of layout by what was called within it.
  var reloads = ReloadBudget()

  /// Has the layout prepare before it is asked again.
  ///
  /// - Parameter keepsLook: Whether elements lie elsewhere at most.
  func invalidate(keepsLook: Bool = false) {
    needsPreparation = true
    if !keepsLook { needsFurnishing = true }
  }

  /// Brings everything up to date: the layout, the content size, the views.
  ///
  /// What is called within it may change the data or reload them: it begins again then, so often.
  ///
  /// Rule CALL-9.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    defer {
      isRunning = false
      host.sizing.endPass()
    }
    host.reloadWhatWasLeft()
    for _ in 0..<LayoutPass.roundsOfOneView {
      let generation = host.elements.generation
      prepare()
      reconcile()
      if !needsPreparation, generation == host.elements.generation { break }
    }
  }

  // MARK: Preparing

  /// Has the layout prepare if something became invalid, and adopts what it says.
  func prepare() {
    guard needsPreparation else { return }
    var rounds = 0
    while needsPreparation, !isPreparing, rounds < LayoutPass.roundsOfOneView {
      rounds += 1
      needsPreparation = false
      let layout = host.collectionViewLayout
      prepareLayouts()
      // A layout may have itself replaced by another one.
      guard layout === host.collectionViewLayout else { continue }
      host.transactions.announce()
      settle()
      host.transactions.finish()
    }
  }

  private func prepareLayouts() {
    isPreparing = true
    defer { isPreparing = false }
    host.transactions.prepareSides()
    host.collectionViewLayout.prepare()
  }

  /// Brings what depends on the prepared layout up to date.
  func settle() {
    isSettling = true
    defer { isSettling = false }
    host.vicinity.forget()
    if needsFurnishing {
      needsFurnishing = false
      host.furnishElements()
    }
    if host.solvedLayout?.hasOverflows ?? false { host.furnishOverflows() }
    let size = host.collectionViewLayout.collectionViewContentSize
    if host.contentSize != size { host.contentSize = size }
    host.offsets.resolve()
    host.rows.settle()
  }

  // MARK: Reconciling

  /// Makes the views in view those that the layout places there.
  ///
  /// - Complexity: O(1) while the same elements are in view, else O(v + changes).
  func reconcile() {
    let bounds = host.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      host.exchange.leaveAll()
      return
    }
    host.offsets.followTarget()
    let handling = host.solvedLayout.flatMap { $0.hasVisibleItemsHandlers ? $0 : nil }
    let vicinity = host.vicinity
    if handling == nil, vicinity.isStable(for: host.bounds) { return }
    vicinity.find()
    host.rows.place()
    host.sizing.measureElements()
    if let handling { handling.callVisibleItemsHandlers(vicinity.inView) }
    host.exchange.run()
    if !needsPreparation { vicinity.narrowBand() }
  }
}
