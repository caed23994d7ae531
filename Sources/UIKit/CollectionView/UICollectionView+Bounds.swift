/// An animated change of a view's bounds on its way through the layout.
struct BoundsTransaction {
  var oldBounds: CGRect
  /// What was in view before.
  var shownBefore: [ElementIdentity]
}

// Changes of the view's size and of what of the content is in view.
extension UICollectionView {
  func boundsDidChange(from oldBounds: CGRect) {
    let isOutermost = beginBoundsChange(from: oldBounds)
    let layout = collectionViewLayout
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    guard isOutermost, !display.needsPreparation else { return }
    announceBoundsChange()
    finishBoundsChange()
    display.keptPlace = nil
    display.asksForTargetOffset = false
  }

  /// Makes an animated change, or one of the size that is to keep its place, one transaction: what
  /// the user looks at is noted before the layout is solved for the new bounds.
  ///
  /// - Returns: Whether that has begun.
  private func beginBoundsChange(from oldBounds: CGRect) -> Bool {
    let isAnimated = UIView.isInAnimatedChange
    guard isAnimated || keepsPlaceWhenResized, display.hasShown, display.boundsChange == nil,
      display.transition == nil, display.interactive == nil, !display.isSettling
    else { return false }
    if bounds.size != oldBounds.size {
      display.keptPlace = display.keptPlace ?? placeToKeep(in: oldBounds)
      display.asksForTargetOffset = true
      display.clampsOffset = true
    }
    guard isAnimated else { return bounds.size != oldBounds.size }
    display.boundsChange = BoundsTransaction(
      oldBounds: oldBounds, shownBefore: Array(display.elements.keys))
    return true
  }

  /// Tells the prepared layout what the bounds were.
  func announceBoundsChange() {
    guard let change = display.boundsChange else { return }
    collectionViewLayout.prepare(forAnimatedBoundsChange: change.oldBounds)
  }

  /// Asks where what was in view goes and where what is in view comes from, and tells the layout
  /// that the change is over.
  func finishBoundsChange() {
    guard let change = display.boundsChange else { return }
    display.boundsChange = nil
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
