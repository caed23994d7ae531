/// An interactive transition from one layout to another.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  /// The old layout and its offsets.
  var former: TransitionSide
  /// The new layout and its offsets.
  var coming: TransitionSide
  /// The layouts that have to prepare before the transition layout.
  var unprepared: [UICollectionViewLayout] = []
  /// The progress at which the content offset was last set.
  var shownProgress: CGFloat?
  /// Called with whether the transition has completed, and whether it ended with the new layout.
  var completion: ((Bool, Bool) -> Void)?
}

// Interactive transitions.
extension Transactions {
  func beginInteractiveTransition(
    to next: UICollectionViewLayout,
    _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    refuse(
      unless: interactive == nil,
      """
      startInteractiveTransition(to:completion:) was called while the collection view is part of \
      an interactive transition. Call finishInteractiveTransition() or \
      cancelInteractiveTransition() first.
      """)
    host.prepareLayout()
    let current = host.collectionViewLayout
    let place = offsets.placeToKeep()
    let layout = host.transitionLayout(from: current, to: next)
    host.attach(next)
    sendWillTransition(from: current, to: next)
    next.solved?.inheritMeasurements(from: current)
    next.invalidateLayout()
    next.prepare()
    let former = TransitionSide(
      layout: current, offset: host.contentOffset, distances: rows.distances)
    let coming = TransitionSide(
      layout: next, offset: offsets.restingOffset(keeping: place, by: next),
      distances: offsets.distances(showing: place, by: next))
    layout.setEnds(from: former, to: coming)
    interactive = InteractiveTransition(
      layout: layout, former: former, coming: coming, completion: completion)
    host.show(layout)
    layout.invalidateLayout()
    return layout
  }

  /// - Parameter finishes: Whether the new layout stays; if not, the old one is restored.
  func endTransition(finishes: Bool) {
    guard let transition = interactive else {
      refuse("the collection is not part of an interactive transition")
    }
    interactive = nil
    let (end, gone) =
      finishes
      ? (transition.coming, transition.former) : (transition.former, transition.coming)
    host.show(end.layout)
    rows.distances = end.distances
    if transition.unprepared.contains(where: { $0 === end.layout }) {
      host.setNeedsPreparation(keepsLook: false)
    } else {
      host.settleLayout()
    }
    host.contentOffset = end.offset
    host.prepareLayout()
    host.setNeedsLayout()
    host.detach(transition.layout)
    if gone.layout !== end.layout { host.detach(gone.layout) }
    transition.former.layout.finalizeLayoutTransition()
    transition.coming.layout.finalizeLayoutTransition()
    sendDidTransition(from: gone.layout, to: end.layout)
    transition.completion?(true, finishes)
  }

  /// Prepares those of the two layouts that have been invalidated.
  func prepareSides() {
    guard let layouts = interactive?.unprepared, !layouts.isEmpty else { return }
    interactive?.unprepared = []
    for layout in layouts { layout.prepare() }
  }

  /// Notes that one of the two layouts of the transition was invalidated.
  func noteInvalidation(of layout: UICollectionViewLayout) {
    guard let transition = interactive,
      layout === transition.former.layout || layout === transition.coming.layout,
      !transition.unprepared.contains(where: { $0 === layout })
    else { return }
    interactive?.unprepared.append(layout)
  }

  /// The offset of the transition; nil if there is none or its progress has not changed.
  func transitionalOffset() -> CGPoint? {
    guard let transition = interactive,
      transition.shownProgress != transition.layout.transitionProgress
    else { return nil }
    interactive?.shownProgress = transition.layout.transitionProgress
    return transition.layout.contentOffset
  }

  /// The layouts in use; during a transition three.
  var shownLayouts: [UICollectionViewLayout] {
    let layout = host.collectionViewLayout
    return interactive.map { [layout, $0.former.layout, $0.coming.layout] } ?? [layout]
  }

  /// The offsets of orthogonal sections in a layout, by section.
  func distances(by layout: UICollectionViewLayout) -> [Int: Double] {
    guard let interactive else { return rows.distances }
    if layout === interactive.former.layout { return interactive.former.distances }
    if layout === interactive.coming.layout { return interactive.coming.distances }
    return rows.distances
  }
}

// MARK: - Immediate replacement

extension Transactions {
  /// Replaces the layout by another: immediately if that is animated, else in the next pass.
  func replaceLayout(with layout: UICollectionViewLayout, animated: Bool) {
    refuse(
      unless: interactive == nil,
      """
      setCollectionViewLayout(_:animated:) was called while the collection view is part of an \
      interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() \
      first.
      """)
    let former = host.collectionViewLayout
    let animation = animated ? animations.begin() : nil
    animation?.noteFormers { $0 }
    if !changesLayout { offsets.intent.kept = offsets.placeToKeep() }
    // The item that keeps its place decides about its own section.
    let keptSection = offsets.intent.kept?.path.section
    let anchors = layoutChange?.rowAnchors ?? rows.anchors(among: nearby)
    host.attach(layout)
    beginLayoutChange(
      from: former, to: layout, rowAnchors: anchors.filter { $0.key != keptSection })
    host.show(layout)
    layout.solved?.inheritMeasurements(from: former)
    layout.invalidateLayout()
    offsets.intent.asksForTarget = true
    if animated, nearby.wasFound { host.prepareLayout() }
    guard let animation else { return }
    LayoutPass.inTurn(host.updateDisplay)
    animations.close(animation)
  }
}
