/// The way from one layout to another under someone's control.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  /// Where the content and orthogonal sections were scrolled to before.
  var former: TransitionSide
  /// Where the content is scrolled to afterwards.
  var coming: TransitionSide
  /// The layouts to prepare before the transition layout is.
  var unprepared: [UICollectionViewLayout] = []
  /// The share of the way at which the content was brought to its offset.
  var shownProgress: CGFloat?
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

// Going from one layout to another step by step.
extension UICollectionView {
  func beginInteractiveTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    refuse(
      unless: display.interactive == nil,
      """
      startInteractiveTransition(to:completion:) was called while the collection view is part of \
      an interactive transition. Call finishInteractiveTransition() or \
      cancelInteractiveTransition() first.
      """)
    closeSwipe()
    prepareLayoutIfNeeded()
    let current = collectionViewLayout
    let place = placeToKeep(in: bounds)
    let layout =
      delegate?.collectionView?(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    next.owner = self
    prepareForTransition(from: current, to: next)
    next.invalidateLayout()
    next.prepare()
    let former = TransitionSide(
      layout: current, offset: contentOffset, distances: display.orthogonalDistances)
    let coming = TransitionSide(
      layout: next, offset: restingOffset(keeping: place, by: next),
      distances: distances(showing: place, by: next))
    layout.setWay(from: former, to: coming)
    display.interactive = InteractiveTransition(
      layout: layout, former: former, coming: coming, completion: completion)
    takeLayout(layout)
    layout.invalidateLayout()
    return layout
  }

  /// Where a layout that replaces another has the content rest.
  func restingOffset(keeping place: KeptPlace?, by layout: UICollectionViewLayout) -> CGPoint {
    let kept = place.flatMap { offset(keeping: $0, by: layout) }
    let proposed =
      kept
      ?? clampedContentOffset(contentOffset, contentSize: layout.collectionViewContentSize)
    let asked = layout.targetContentOffset(forProposedContentOffset: proposed)
    return delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: asked)
      ?? asked
  }

  /// - Parameter finishes: Whether the next layout stays; if not, the former one comes back.
  func endInteractiveTransition(finishes: Bool) {
    guard let transition = display.interactive else {
      refuse("the collection is not part of an interactive transition")
    }
    display.interactive = nil
    let (end, gone) =
      finishes
      ? (transition.coming, transition.former) : (transition.former, transition.coming)
    takeLayout(end.layout)
    display.orthogonalDistances = end.distances
    if transition.unprepared.contains(where: { $0 === end.layout }) {
      display.needsPreparation = true
    } else {
      takeOverLayout()
    }
    contentOffset = end.offset
    prepareLayoutIfNeeded()
    setNeedsLayout()
    transition.layout.owner = nil
    if gone.layout !== end.layout { gone.layout.owner = nil }
    transition.former.layout.finalizeLayoutTransition()
    transition.coming.layout.finalizeLayoutTransition()
    tellDidTransition(from: gone.layout, to: end.layout)
    transition.completion?(true, finishes)
  }

  /// Prepares those of the two layouts that something made invalid since.
  func prepareSides() {
    guard let layouts = display.interactive?.unprepared, !layouts.isEmpty else { return }
    display.interactive?.unprepared = []
    for layout in layouts { layout.prepare() }
  }

  /// Notes that one of the two layouts of the transition has become invalid.
  func noteInvalidation(of layout: UICollectionViewLayout) {
    guard let transition = display.interactive,
      layout === transition.former.layout || layout === transition.coming.layout,
      !transition.unprepared.contains(where: { $0 === layout })
    else { return }
    display.interactive?.unprepared.append(layout)
  }

  /// The offset on the way; nil if no transition is under way or it is where it was.
  func takeOffsetOnTheWay() -> CGPoint? {
    guard let transition = display.interactive,
      transition.shownProgress != transition.layout.transitionProgress
    else { return nil }
    display.interactive?.shownProgress = transition.layout.transitionProgress
    return transition.layout.contentOffset
  }
}
