/// Brings the display up to date: prepares the layout, sets the content offset, finds the visible
/// elements, measures and displays them.
@MainActor final class DisplayPass: CollectionPart {
  private unowned let view: UICollectionView
  private let elements: ElementStore
  private let nearby: NearbyElements
  private let rows: OrthogonalRows
  private let reconciler: ElementReconciler
  private let offsets: OffsetKeeper
  private let sizing: SizingSession
  private let transactions: Transactions
  /// Whether the layout has to prepare before it is asked.
  @exclusivity(unchecked) private(set) var needsPreparation = true
  /// Whether the appearance of elements may have changed, not merely their places.
  @exclusivity(unchecked) private var needsAppearanceUpdate = true
  /// Whether elements are entering and leaving right now.
  @exclusivity(unchecked) private(set) var isRunning = false
  /// Whether a layout is preparing right now, or receives the changes that it has prepared for.
  @exclusivity(unchecked) private(set) var isPreparing = false
  /// Whether a pass was asked for while one was running or a layout was preparing.
  @exclusivity(unchecked) private var isPostponed = false
  /// Whether the layout has prepared and was not yet asked for elements.
  @exclusivity(unchecked) private var hasNewElements = false
  /// Whether the content size and offset are being set for the prepared layout.
  @exclusivity(unchecked) private(set) var isSettling = false
  /// Limits reloads that are called while a pass is under way.
  var reloads = ReloadBudget()

  init(
    _ view: UICollectionView, elements: ElementStore, nearby: NearbyElements,
    rows: OrthogonalRows, reconciler: ElementReconciler, offsets: OffsetKeeper,
    sizing: SizingSession, transactions: Transactions
  ) {
    self.view = view
    self.elements = elements
    self.nearby = nearby
    self.rows = rows
    self.reconciler = reconciler
    self.offsets = offsets
    self.sizing = sizing
    self.transactions = transactions
  }

  /// The layout is invalidated after a change, which is what a pass depends on.
  func dataDidChange(_ change: DataChange) {}

  /// Makes the layout prepare before it is asked again.
  ///
  /// - Parameter keepsLook: Whether elements change their places at most.
  func invalidate(keepsLook: Bool = false) {
    needsPreparation = true
    if !keepsLook { needsAppearanceUpdate = true }
  }

  /// Brings the layout, the content size and the views up to date.
  ///
  /// Application code that is called within may change or reload the data. The pass starts again
  /// then, a limited number of times.
  ///
  /// Rule CALL-9.
  func run() {
    // Cells that are laid out to be measured lay out the view around them too, which is not ready for it.
    guard !isRunning, !isPreparing else { return isPostponed = true }
    isRunning = true
    defer {
      isRunning = false
      sizing.endPass()
      offsets.endPass()
      rows.tellWatchers()
      askForPostponed()
    }
    view.data.performPendingReload()
    offsets.beginPass()
    for _ in 0..<LayoutPass.roundsOfOneView {
      let generation = elements.generation
      prepare()
      // Estimates move the end of the content until elements are measured.
      if !view.sizedLayout.hasEstimates { offsets.stayWithinLimits() }
      let isSettled = reconcile()
      let hasMoved = offsets.stayWithinLimits()
      if isSettled, !needsPreparation, !hasMoved, generation == elements.generation { break }
    }
  }

  // MARK: Preparing

  /// Prepares the layout, if something invalidated it, and applies what follows from it.
  func prepare() {
    guard needsPreparation else { return }
    var rounds = 0
    while needsPreparation, !isPreparing, rounds < LayoutPass.roundsOfOneView {
      rounds += 1
      needsPreparation = false
      let layout = view.collectionViewLayout
      prepareLayouts()
      // Preparing may replace the layout.
      guard layout === view.collectionViewLayout else { continue }
      settle()
      transactions.finish()
    }
    askForPostponed()
  }

  /// Asks for a layout in place of one that came while the view was not ready, so that subclasses that
  /// override `layoutSubviews()` are called again.
  private func askForPostponed() {
    guard isPostponed, !isRunning, !isPreparing else { return }
    isPostponed = false
    view.setNeedsLayout()
  }

  private func prepareLayouts() {
    isPreparing = true
    defer { isPreparing = false }
    rows.notePlaces()
    transactions.prepareSides()
    let layout = view.collectionViewLayout
    layout.prepare()
    if layout === view.collectionViewLayout { transactions.announce() }
  }

  /// Applies what follows from the prepared layout: content size, offset, orthogonal sections.
  func settle() {
    isSettling = true
    hasNewElements = true
    defer { isSettling = false }
    nearby.invalidate()
    if needsAppearanceUpdate {
      needsAppearanceUpdate = false
      view.reusable.updateDecorations()
      view.lists.update()
    }
    if view.solvedLayout?.hasOverflows ?? false { view.lists.updateOverflows() }
    adoptContentSize()
    offsets.resolve(
      transitional: transactions.transitionalOffset(), changesLayout: transactions.changesLayout)
    rows.settle()
  }

  // MARK: Reconciling

  /// Makes the visible views those of the elements that the layout places in the visible area.
  ///
  /// - Returns: Whether the layout stayed as it was while elements were measured.
  /// - Complexity: O(1) while the same elements are visible, else O(v + changes).
  @discardableResult func reconcile() -> Bool {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      reconciler.leaveAll()
      return true
    }
    offsets.followTarget()
    let handling = view.solvedLayout.flatMap { $0.hasVisibleItemsHandlers ? $0 : nil }
    if handling == nil, nearby.isStable(for: view.bounds) { return true }
    nearby.find()
    rows.place(for: nearby.candidates)
    sizing.measureElements()
    // Cells that invalidate the layout while they are made stay, at the places that it has for them then.
    let isOutdated = needsPreparation
    if isOutdated {
      prepare()
      nearby.find()
    }
    followContentSize()
    if let handling { handling.callVisibleItemsHandlers(nearby.inView) }
    reconciler.run()
    if !needsPreparation { nearby.narrowBand() }
    return !isOutdated
  }

  /// Reads the content size of a layout of the application's own again when it was first asked for elements
  /// after it has prepared: some compute both then.
  ///
  /// Rule CALL-19.
  private func followContentSize() {
    guard hasNewElements, !needsPreparation else { return }
    hasNewElements = false
    if view.solvedLayout == nil { adoptContentSize() }
  }

  private func adoptContentSize() {
    let size = view.collectionViewLayout.collectionViewContentSize
    if view.contentSize != size { view.contentSize = size }
  }
}
