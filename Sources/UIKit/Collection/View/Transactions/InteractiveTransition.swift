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
extension TransactionLog {
  func beginInteractiveTransition(
    to next: UICollectionViewLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    refuse(
      unless: interactive == nil,
      """
      startInteractiveTransition(to:completion:) was called while the collection view is part of \
      an interactive transition. Call finishInteractiveTransition() or \
      cancelInteractiveTransition() first.
      """)
    host.pass.prepare()
    let current = host.collectionViewLayout
    let place = host.offsets.placeToKeep()
    let layout = host.transitionLayout(from: current, to: next)
    host.own(next)
    tellWillTransition(from: current, to: next)
    next.solved?.inheritMeasurements(from: current)
    next.invalidateLayout()
    next.prepare()
    let former = TransitionSide(
      layout: current, offset: host.contentOffset, distances: host.rows.distances)
    let coming = TransitionSide(
      layout: next, offset: host.offsets.restingOffset(keeping: place, by: next),
      distances: host.offsets.distances(showing: place, by: next))
    layout.setEnds(from: former, to: coming)
    interactive = InteractiveTransition(
      layout: layout, former: former, coming: coming, completion: completion)
    host.show(layout)
    layout.invalidateLayout()
    return layout
  }

  /// - Parameter finishes: Whether the next layout stays; if not, the former one comes back.
  func endInteractiveTransition(finishes: Bool) {
    guard let transition = interactive else {
      refuse("the collection is not part of an interactive transition")
    }
    interactive = nil
    let (end, gone) =
      finishes
      ? (transition.coming, transition.former) : (transition.former, transition.coming)
    host.show(end.layout)
    host.rows.distances = end.distances
    if transition.unprepared.contains(where: { $0 === end.layout }) {
      host.pass.invalidate()
    } else {
      host.pass.settle()
    }
    host.contentOffset = end.offset
    host.pass.prepare()
    host.setNeedsLayout()
    host.letGo(of: transition.layout)
    if gone.layout !== end.layout { host.letGo(of: gone.layout) }
    transition.former.layout.finalizeLayoutTransition()
    transition.coming.layout.finalizeLayoutTransition()
    tellDidTransition(from: gone.layout, to: end.layout)
    transition.completion?(true, finishes)
  }

  /// Prepares those of the two layouts that something made invalid since.
  func prepareSides() {
    guard let layouts = interactive?.unprepared, !layouts.isEmpty else { return }
    interactive?.unprepared = []
    for layout in layouts { layout.prepare() }
  }

  /// Notes that one of the two layouts of the transition has become invalid.
  func noteInvalidation(of layout: UICollectionViewLayout) {
    guard let transition = interactive,
      layout === transition.former.layout || layout === transition.coming.layout,
      !transition.unprepared.contains(where: { $0 === layout })
    else { return }
    interactive?.unprepared.append(layout)
  }

  /// The offset on the way; nil if no transition is under way or it is where it was.
  func offsetOnTheWay() -> CGPoint? {
    guard let transition = interactive,
      transition.shownProgress != transition.layout.transitionProgress
    else { return nil }
    interactive?.shownProgress = transition.layout.transitionProgress
    return transition.layout.contentOffset
  }

  /// The layouts that are shown: during a transition all three.
  var shownLayouts: [UICollectionViewLayout] {
    let layout = host.collectionViewLayout
    return interactive.map { [layout, $0.former.layout, $0.coming.layout] } ?? [layout]
  }

  /// How far orthogonal sections are scrolled where a layout has them.
  func distances(by layout: UICollectionViewLayout) -> [Int: Double] {
    guard let interactive else { return host.rows.distances }
    if layout === interactive.former.layout { return interactive.former.distances }
    if layout === interactive.coming.layout { return interactive.coming.distances }
    return host.rows.distances
  }
}

// MARK: - At once

extension TransactionLog {
  /// Has a layout replace the present one: at once if that is to be seen, else in the next pass.
  func exchangeLayout(to layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== host.collectionViewLayout else { return }
    host.closeSwipe(of: nil)
    refuse(
      unless: interactive == nil,
      """
      setCollectionViewLayout(_:animated:) was called while the collection view is part of an \
      interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() \
      first.
      """)
    let former = host.collectionViewLayout
    let motion = animated ? host.motions.begin() : nil
    motion?.noteFormers { $0 }
    if !changesLayout { host.offsets.intent.kept = host.offsets.placeToKeep() }
    // The row of the item that is kept in view goes with that.
    let keptSection = host.offsets.intent.kept?.path.section
    let anchors = layoutChange?.rowAnchors ?? host.rows.anchors()
    host.own(layout)
    beginLayoutChange(
      from: former, to: layout, rowAnchors: anchors.filter { $0.key != keptSection })
    host.show(layout)
    layout.solved?.inheritMeasurements(from: former)
    layout.invalidateLayout()
    host.offsets.intent.asksForTarget = true
    if animated, host.vicinity.wasFound { host.pass.prepare() }
    guard let motion else { return }
    LayoutPass.inTurn(host.updateDisplay)
    host.motions.close(motion)
  }
}
