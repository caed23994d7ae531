/// A change of a view's bounds on its way through the layout.
struct BoundsTransaction {
  var oldBounds: CGRect
  /// What was in view before.
  var shownBefore: [ElementIdentity]
  /// Whether the layout hears of the way from one state to the other.
  var isAnimated: Bool
}

// Changes of the view's size and of what of the content is in view.
extension UICollectionView {
  /// Asks the layout what other bounds make invalid, while the view has those it had: layouts
  /// compare the two.
  func boundsWillChange(to newBounds: CGRect) {
    beginBoundsChange(to: newBounds)
    let layout = collectionViewLayout
    guard !display.isTellingLayouts,
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    context.isMovement = newBounds.size == bounds.size
    display.boundsContext = context
  }

  func boundsDidChange() {
    closeSwipe()
    if let context = display.boundsContext {
      display.boundsContext = nil
      display.isTellingLayouts = true
      collectionViewLayout.invalidateLayout(with: context)
      display.isTellingLayouts = false
    }
    guard display.boundsChange != nil, !display.needsPreparation, !display.isSettling else {
      return
    }
    display.keptPlace = nil
    display.asksForTargetOffset = false
    announceBoundsChange()
    finishBoundsChange()
  }

  /// Makes an animated change, or one of the size that is to keep its place, one transaction: what
  /// the user looks at is noted before the layout is solved for the new bounds.
  private func beginBoundsChange(to newBounds: CGRect) {
    let isResized = newBounds.size != bounds.size
    guard UIView.isInAnimatedChange || isResized && keepsPlaceWhenResized, display.hasShown,
      display.boundsChange == nil, display.transition == nil, display.interactive == nil,
      !display.isSettling
    else { return }
    display.boundsChange = BoundsTransaction(
      oldBounds: bounds, shownBefore: elements.identities,
      isAnimated: UIView.isInAnimatedChange)
    guard isResized else { return }
    display.keptPlace = placeToKeep(in: bounds)
    display.asksForTargetOffset = true
    display.clampsOffset = true
  }

  /// Tells the prepared layout what the bounds were.
  func announceBoundsChange() {
    guard let change = display.boundsChange, change.isAnimated else { return }
    collectionViewLayout.prepare(forAnimatedBoundsChange: change.oldBounds)
  }

  /// Asks where what was in view goes and where what is in view comes from, and tells the layout
  /// that the change is over.
  func finishBoundsChange() {
    guard let change = display.boundsChange else { return }
    display.boundsChange = nil
    guard change.isAnimated else { return }
    askAboutTheWay(from: change.shownBefore, by: collectionViewLayout)
    collectionViewLayout.finalizeAnimatedBoundsChange()
  }

  /// Whether every change of the size keeps the item the user looks at in view, not only those
  /// that are part of a transition. Default false, as in UIKit: the offset stays.
  package var keepsPlaceWhenResized: Bool {
    get { display.keepsPlaceWhenResized }
    set { display.keepsPlaceWhenResized = newValue }
  }
}
