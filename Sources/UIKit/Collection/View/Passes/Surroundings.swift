/// Tells layouts of what they are computed for: the bounds, the edges, the traits; and hears from
/// them what became invalid.
@MainActor final class Surroundings: CollectionPart {
  /// What bounds that are about to be set make invalid; nil for nothing.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// Whether layouts are being told that the bounds or the edges changed: they may change them in
  /// turn, of which they are not told again.
  private var isTelling = false
  /// Whether every change of the size keeps the item the user looks at in view, not only those
  /// that are part of a transition.
  var keepsPlaceWhenResized = false

  // MARK: Bounds

  /// Asks the layout what other bounds make invalid, while the view has those it had: layouts
  /// compare the two.
  func boundsWillChange(to newBounds: CGRect) {
    beginBoundsChange(to: newBounds)
    let layout = host.collectionViewLayout
    guard !isTelling, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    context.keepsSizes = newBounds.size == host.bounds.size
    boundsContext = context
  }

  func boundsDidChange() {
    host.closeSwipe(of: nil)
    if let context = boundsContext {
      boundsContext = nil
      telling { host.collectionViewLayout.invalidateLayout(with: context) }
    }
    let (pass, transactions) = (host.pass, host.transactions)
    guard transactions.changesBounds, !pass.needsPreparation, !pass.isSettling else { return }
    host.offsets.intent.kept = nil
    host.offsets.intent.asksForTarget = false
    transactions.announceBoundsChange()
    transactions.finishBoundsChange()
  }

  /// Makes an animated change, or one of the size that is to keep its place, one transaction: what
  /// the user looks at is noted before the layout is solved for the new bounds.
  private func beginBoundsChange(to newBounds: CGRect) {
    let isResized = newBounds.size != host.bounds.size
    guard AnimatedChange.isUnderWay || isResized && keepsPlaceWhenResized, !host.pass.isSettling,
      host.transactions.beginBoundsChange(isAnimated: AnimatedChange.isUnderWay), isResized
    else { return }
    host.offsets.intent.kept = host.offsets.placeToKeep()
    host.offsets.intent.asksForTarget = true
    host.offsets.intent.clamps = true
  }

  private func telling(_ tell: () -> Void) {
    isTelling = true
    defer { isTelling = false }
    tell()
  }

  // MARK: Edges and traits

  /// The safe area, the margins or what the content is inset by have changed. Layouts that are
  /// computed for these are computed again; those of the application's own hear of the change of
  /// the bounds alone, as on iOS. Rule CALL-12.
  func edgesDidChange() {
    host.vicinity.forget()
    host.setNeedsLayout()
    guard !isTelling else { return }
    telling {
      for layout in host.transactions.shownLayouts {
        guard let solved = layout.solved else { continue }
        solved.viewportDidChange()
        if solved.isOutdatedByEdges { layout.invalidateLayout() }
      }
    }
  }

  /// Something has changed that every layout may depend on, such as traits.
  func traitsDidChange() {
    for layout in host.transactions.shownLayouts.reversed() { layout.invalidateLayout() }
  }

  // MARK: What layouts say

  /// A layout, or one of the two of a transition, became invalid.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    let host = host
    host.transactions.noteInvalidation(of: layout)
    if context.invalidateDataSourceCounts || context.invalidateEverything { host.setCounts(nil) }
    host.pass.invalidate(keepsLook: context.keepsPlaces || context.measurement != nil)
    if context.invalidateDataSourceCounts {
      host.sizing.thaw()
      host.offsets.target = nil
    }
    // A change of the data says itself what is to be measured again.
    let keepsSizes = context.keepsSizes || context.keepsPlaces
    if context.measurement == nil, context.elementMap == nil, !keepsSizes {
      host.sizing.measureAgain()
    }
    host.offsets.adjust(by: context)
    host.vicinity.forget()
    host.setNeedsLayout()
  }

  /// Has the layout prepare before one of its own answers, if something made it invalid since.
  ///
  /// Not while it prepares, or is in the middle of a change or of a line that is being measured:
  /// then it answers with what it has. Rule CALL-8.
  func prepareForAnswer(of layout: UICollectionViewLayout) {
    let host = host
    let pass = host.pass
    guard pass.needsPreparation, layout === host.collectionViewLayout, !pass.isPreparing,
      !pass.isSettling, !host.transactions.changesData, !host.isCollectingUpdates,
      !host.sizing.answers.isWithinLine
    else { return }
    pass.prepare()
  }
}
