// Telling layouts of changes, in UIKit's order. What they answer about the way from one state to
// the other is not shown: the new state is immediate.
extension UICollectionView {
  // MARK: Changes of the data

  /// Has the layout prepare for a change at once, if anything was ever shown.
  func perform(_ update: UpdateTransaction) {
    guard display.hasShown else { return }
    display.update = update
    prepareLayoutIfNeeded()
  }

  /// Tells the prepared layout what changed.
  func announceUpdate() {
    guard let update = display.update else { return }
    let layout = collectionViewLayout
    layout.prepare(forCollectionViewUpdates: layout.hearsOfUpdates ? update.plan.updateItems : [])
  }

  /// Asks where what was in view goes and where what is in view comes from.
  func finishUpdate() {
    guard let update = display.update else { return }
    display.update = nil
    let layout = collectionViewLayout
    let shownAfter = shownIdentities
    let deleted = named(
      update.shownBefore, layout.indexPathsToDeleteForSupplementaryView,
      layout.indexPathsToDeleteForDecorationView)
    let inserted = named(
      shownAfter, layout.indexPathsToInsertForSupplementaryView,
      layout.indexPathsToInsertForDecorationView)
    for identity in joined(update.shownBefore, deleted) { _ = layout.finalAttributes(of: identity) }
    for identity in joined(shownAfter, inserted) { _ = layout.initialAttributes(of: identity) }
    layout.finalizeCollectionViewUpdates()
  }

  /// What the layout places in view.
  private var shownIdentities: [ElementIdentity] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    return laidOutElements(in: bounds).filter(isInView).map(\.identity)
  }

  /// The elements that a layout names by kind, of the kinds among `shown`.
  private func named(
    _ shown: [ElementIdentity], _ supplementaries: (String) -> [IndexPath],
    _ decorations: (String) -> [IndexPath]
  ) -> [ElementIdentity] {
    let kinds = Set(shown.filter { $0.category != .cell }.map { Kind($0.category, $0.kind) })
    return kinds.sorted { $0.name < $1.name }.flatMap { kind in
      (kind.category == .supplementaryView ? supplementaries : decorations)(kind.name).map {
        ElementIdentity(kind.category, kind: kind.name, section: $0.section, item: $0.item)
      }
    }
  }

  private struct Kind: Hashable {
    var category: ElementCategory
    var name: String

    init(_ category: ElementCategory, _ name: String) {
      self.category = category
      self.name = name
    }
  }

  /// Both, each element once.
  private func joined(
    _ shown: [ElementIdentity], _ added: [ElementIdentity]
  ) -> [ElementIdentity] {
    let known = Set(shown)
    return shown.sorted() + added.filter { !known.contains($0) }
  }

  /// Asks a layout where what was in view goes, and the present one where what is in view comes
  /// from.
  func askAboutTheWay(from shownBefore: [ElementIdentity], by former: UICollectionViewLayout) {
    for identity in joined(shownBefore, []) { _ = former.finalAttributes(of: identity) }
    for identity in joined(shownIdentities, []) {
      _ = collectionViewLayout.initialAttributes(of: identity)
    }
  }

  // MARK: Changes of the layout

  /// Has a layout replace the present one: at once if that is to be seen, else in the next pass.
  func exchangeLayout(to layout: UICollectionViewLayout, animated: Bool) {
    refuse(
      unless: display.interactive == nil,
      """
      setCollectionViewLayout(_:animated:) was called while the collection view is part of an \
      interactive transition. Call finishInteractiveTransition() or cancelInteractiveTransition() \
      first.
      """)
    closeSwipe()
    let former = collectionViewLayout
    if display.transition == nil { display.keptPlace = placeToKeep(in: bounds) }
    layout.owner = self
    beginTransition(from: former, to: layout)
    takeLayout(layout)
    display.orthogonalDistances = [:]
    layout.invalidateLayout()
    display.asksForTargetOffset = true
    if animated, display.hasShown { prepareLayoutIfNeeded() }
  }

  /// Tells both layouts that one replaces the other.
  func beginTransition(from former: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    if let unfinished = display.transition { release(unfinished.former) }
    prepareForTransition(from: former, to: layout)
    display.transition = LayoutTransition(
      former: former, shownBefore: elements.identities)
  }

  func prepareForTransition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    for element in elements.inOrder {
      element.view.willTransition(from: former, to: layout)
    }
  }

  /// Tells the views in view that one layout has been replaced by another.
  func tellDidTransition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    for element in elements.inOrder {
      element.view.didTransition(from: former, to: layout)
    }
  }

  /// Asks both layouts about the way, the new one being prepared, and tells them it is over.
  func finishTransition() {
    guard let transition = display.transition else { return }
    display.transition = nil
    askAboutTheWay(from: transition.shownBefore, by: transition.former)
    release(transition.former)
    collectionViewLayout.finalizeLayoutTransition()
    tellDidTransition(from: transition.former, to: collectionViewLayout)
  }

  /// Lets go of a layout that was replaced.
  private func release(_ former: UICollectionViewLayout) {
    former.finalizeLayoutTransition()
    if former !== collectionViewLayout, former.collectionView === self {
      former.owner = nil
    }
  }
}
