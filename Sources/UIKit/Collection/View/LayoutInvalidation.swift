/// Invalidates layouts when the bounds, the edges or the traits change, and updates the parts of
/// the view when a layout was invalidated.
@MainActor final class LayoutInvalidation: CollectionPart {
  private unowned let view: UICollectionView
  /// What the bounds that are about to be set invalidate; nil for nothing.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// Whether layouts are being invalidated because the bounds or the edges have changed. Changes
  /// that they make in turn do not invalidate them again.
  private var isInvalidating = false
  /// Whether every change of the size keeps the item that the user looks at visible, not only
  /// changes that are part of a transition.
  var keepsPlaceWhenResized = false

  init(of view: UICollectionView) {
    self.view = view
  }

  /// The collection view invalidates its layout after a change.
  func dataDidChange(_ change: DataChange) {}

  // MARK: Bounds

  /// Asks the layout what new bounds invalidate. Called while the view has its old bounds, which
  /// layouts compare with the new ones.
  func boundsWillChange(to newBounds: CGRect) {
    beginBoundsChange(to: newBounds)
    let layout = view.collectionViewLayout
    guard !isInvalidating, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    context.keepsSizes = newBounds.size == view.bounds.size
    boundsContext = context
  }

  /// Asks the layout what another size at the present origin invalidates.
  func sizeWillChange(to size: CGSize) {
    boundsWillChange(to: CGRect(origin: view.bounds.origin, size: size))
  }

  func boundsDidChange() {
    view.closeSwipe()
    if let context = boundsContext {
      boundsContext = nil
      invalidating { view.collectionViewLayout.invalidateLayout(with: context) }
    }
    let (pass, transactions) = (view.pass, view.transactions)
    guard transactions.changesBounds, !pass.needsPreparation, !pass.isSettling else { return }
    view.offsets.intent.kept = nil
    view.offsets.intent.asksForTarget = false
    transactions.announceBoundsChange()
    transactions.finishBoundsChange()
  }

  /// Begins a transaction for an animated change, or for a change of the size that keeps an item
  /// visible. The item is found before the layout is solved for the new bounds.
  private func beginBoundsChange(to newBounds: CGRect) {
    let isResized = newBounds.size != view.bounds.size
    guard AnimatedChange.isUnderWay || isResized && keepsPlaceWhenResized, !view.pass.isSettling,
      view.transactions.beginBoundsChange(isAnimated: AnimatedChange.isUnderWay), isResized
    else { return }
    view.offsets.intent.kept = view.offsets.placeToKeep()
    view.offsets.intent.asksForTarget = true
    view.offsets.intent.clamps = true
  }

  private func invalidating(_ invalidate: () -> Void) {
    isInvalidating = true
    defer { isInvalidating = false }
    invalidate()
  }

  // MARK: Edges and traits

  /// The safe area, the margins or the content insets have changed. Invalidates layouts that depend
  /// on these; layouts of the application learn of the changed bounds only, as on iOS.
  /// Rule CALL-12.
  func edgesDidChange() {
    view.nearby.invalidate()
    view.setNeedsLayout()
    guard !isInvalidating else { return }
    invalidating {
      for layout in view.transactions.shownLayouts {
        guard let solved = layout.solved else { continue }
        solved.viewportDidChange()
        if solved.isOutdatedByEdges { layout.invalidateLayout() }
      }
    }
  }

  /// Something has changed that every layout may depend on, such as traits.
  func traitsDidChange() {
    for layout in view.transactions.shownLayouts.reversed() { layout.invalidateLayout() }
  }

  // MARK: Invalidated layouts

  /// A layout was invalidated: the current one, or one of the two of a transition.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    let view = view
    view.transactions.noteInvalidation(of: layout)
    if context.invalidateDataSourceCounts || context.invalidateEverything { view.counts = nil }
    view.pass.invalidate(keepsLook: context.keepsPlaces || context.measurement != nil)
    if context.invalidateDataSourceCounts {
      view.sizing.thaw()
      view.offsets.target = nil
    }
    // The element map of a change of the data decides which elements are measured again.
    let keepsSizes = context.keepsSizes || context.keepsPlaces
    if context.measurement == nil, context.elementMap == nil, !keepsSizes {
      view.sizing.measureAgain()
    }
    view.offsets.adjust(by: context)
    view.nearby.invalidate()
    view.setNeedsLayout()
  }

  /// Prepares the layout before it returns attributes; nil if it was not invalidated.
  ///
  /// Not while it prepares, during a change, or while a line is measured: then it returns what it
  /// has. Rule CALL-8.
  func preparation(of layout: UICollectionViewLayout) -> (() -> Void)? {
    let pass = view.pass
    guard pass.needsPreparation, layout === view.collectionViewLayout, !pass.isPreparing,
      !pass.isSettling, !view.transactions.changesData, !view.updates.isCollecting,
      !view.sizing.answers.isWithinLine
    else { return nil }
    return { pass.prepare() }
  }
}
