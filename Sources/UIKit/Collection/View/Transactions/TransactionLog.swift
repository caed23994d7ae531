/// The transactions under way, and what layouts hear of them, in UIKit's order. What layouts answer
/// about the way from one state to the other goes to the change that is seen over time, if one is.
///
/// A change of the data or of the bounds can begin within a transition, and a change of the data
/// before a new layout has been prepared: so there can be several, one of a kind at most.
///
/// Rule CALL-13.
@MainActor final class TransactionLog: CollectionPart {
  private var underWay: [Transaction] = []

  // MARK: What is under way

  /// Whether the layout was replaced by another that has not been prepared.
  var changesLayout: Bool { layoutChange != nil }
  var changesData: Bool { dataChange != nil }
  var changesBounds: Bool { boundsChange != nil }

  private var dataChange: DataChange? {
    for case .dataChange(let change) in underWay { return change }
    return nil
  }

  var layoutChange: LayoutChange? {
    for case .layoutChange(let change) in underWay { return change }
    return nil
  }

  private var boundsChange: BoundsChange? {
    for case .boundsChange(let change) in underWay { return change }
    return nil
  }

  /// The transition to another layout under someone's control.
  var interactive: InteractiveTransition? {
    get {
      for case .interactiveTransition(let transition) in underWay { return transition }
      return nil
    }
    set {
      underWay.removeAll { if case .interactiveTransition = $0 { true } else { false } }
      if let newValue { underWay.append(.interactiveTransition(newValue)) }
    }
  }

  // MARK: Beginning

  /// Has the layout prepare for a change of the data at once, if anything was ever shown.
  func begin(_ change: DataChange) {
    guard host.vicinity.wasFound else { return }
    underWay.removeAll { if case .dataChange = $0 { true } else { false } }
    underWay.append(.dataChange(change))
    host.pass.prepare()
  }

  /// Tells both layouts that one replaces the other.
  ///
  /// - Parameter rowAnchors: What sections that scroll on their own have in view.
  func beginLayoutChange(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout,
    rowAnchors: [Int: RowAnchor]
  ) {
    if let unfinished = layoutChange { release(unfinished.former) }
    underWay.removeAll { if case .layoutChange = $0 { true } else { false } }
    tellWillTransition(from: former, to: layout)
    underWay.append(
      .layoutChange(
        LayoutChange(
          former: former, shownBefore: host.elements.identities, rowAnchors: rowAnchors)))
  }

  /// Makes a change of the bounds a transaction, if none is under way that is to hear of it.
  ///
  /// - Returns: Whether it has become one.
  func beginBoundsChange(isAnimated: Bool) -> Bool {
    guard host.vicinity.wasFound, !changesBounds, !changesLayout, interactive == nil else {
      return false
    }
    underWay.append(
      .boundsChange(
        BoundsChange(
          oldBounds: host.bounds, shownBefore: host.elements.identities, isAnimated: isAnimated)))
    return true
  }

  // MARK: Preparing

  /// Tells the prepared layout what changed.
  func announce() {
    guard !underWay.isEmpty else { return }
    let layout = host.collectionViewLayout
    if let change = dataChange {
      let hears = layout.solved?.observesUpdates ?? true
      layout.prepare(forCollectionViewUpdates: hears ? change.plan.updateItems : [])
    }
    announceBoundsChange()
  }

  /// Tells the prepared layout what the bounds were.
  func announceBoundsChange() {
    guard let change = boundsChange, change.isAnimated else { return }
    host.collectionViewLayout.prepare(forAnimatedBoundsChange: change.oldBounds)
  }

  /// Asks layouts about the way of what was and what is in view, and tells them that the changes
  /// are over.
  ///
  /// Here alone both sides of a transaction are known: what was in view, and where the prepared
  /// layout has everything. Transitions under someone's control go on.
  func finish() {
    guard !underWay.isEmpty else { return }
    let finished = (layout: layoutChange, data: dataChange)
    underWay.removeAll {
      switch $0 {
      case .dataChange, .layoutChange: true
      case .interactiveTransition, .boundsChange: false
      }
    }
    if let change = finished.layout { finish(change) }
    if let change = finished.data { finish(change) }
    finishBoundsChange()
  }

  private func finish(_ change: DataChange) {
    let layout = host.collectionViewLayout
    let shownAfter = shownIdentities
    let deleted = named(
      among: change.shownBefore, supplementaries: layout.indexPathsToDeleteForSupplementaryView,
      decorations: layout.indexPathsToDeleteForDecorationView)
    let inserted = named(
      among: shownAfter, supplementaries: layout.indexPathsToInsertForSupplementaryView,
      decorations: layout.indexPathsToInsertForDecorationView)
    askAboutTheWay(
      of: joined(change.shownBefore, deleted), from: layout, and: joined(shownAfter, inserted))
    layout.finalizeCollectionViewUpdates()
  }

  private func finish(_ change: LayoutChange) {
    let layout = host.collectionViewLayout
    host.rows.hold(change.rowAnchors)
    askAboutTheWay(
      of: change.shownBefore.sorted(), from: change.former, and: shownIdentities.sorted())
    release(change.former)
    layout.finalizeLayoutTransition()
    tellDidTransition(from: change.former, to: layout)
  }

  func finishBoundsChange() {
    guard let change = boundsChange else { return }
    underWay.removeAll { if case .boundsChange = $0 { true } else { false } }
    guard change.isAnimated else { return }
    let layout = host.collectionViewLayout
    askAboutTheWay(of: change.shownBefore.sorted(), from: layout, and: shownIdentities.sorted())
    layout.finalizeAnimatedBoundsChange()
  }

  /// Asks a layout where what was in view goes, and the present one where what is in view comes
  /// from.
  private func askAboutTheWay(
    of shownBefore: [ElementIdentity], from former: UICollectionViewLayout,
    and shownAfter: [ElementIdentity]
  ) {
    let motion = host.motions.current
    for identity in shownBefore {
      guard let final = former.finalAttributes(of: identity) else { continue }
      motion?.planner.finals[identity] = host.facing(final, by: former)
    }
    let layout = host.collectionViewLayout
    for identity in shownAfter {
      guard let initial = layout.initialAttributes(of: identity) else { continue }
      motion?.planner.initials[identity] = host.facing(initial, by: layout)
    }
  }

  // MARK: What was and what is in view

  /// What the layout places in view.
  private var shownIdentities: [ElementIdentity] {
    guard host.bounds.width > 0, host.bounds.height > 0 else { return [] }
    let view = ViewedRect(host)
    return host.laidOutElements(in: host.bounds).filter { view.shows($0) }.map(\.identity)
  }

  /// The elements that a layout names by kind, of the kinds among `shown`.
  private func named(
    among shown: [ElementIdentity], supplementaries: (String) -> [IndexPath],
    decorations: (String) -> [IndexPath]
  ) -> [ElementIdentity] {
    let kinds = Set(
      shown.filter { $0.category != .cell }.map { Kind(category: $0.category, name: $0.kind) })
    return kinds.sorted { $0.name < $1.name }.flatMap { kind in
      (kind.category == .supplementaryView ? supplementaries : decorations)(kind.name).map {
        ElementIdentity(kind.category, kind: kind.name, section: $0.section, item: $0.item)
      }
    }
  }

  private struct Kind: Hashable {
    var category: UICollectionView.ElementCategory
    var name: String
  }

  /// Both, each element once.
  private func joined(
    _ shown: [ElementIdentity], _ added: [ElementIdentity]
  ) -> [ElementIdentity] {
    let known = Set(shown)
    return shown.sorted() + added.filter { !known.contains($0) }
  }

  // MARK: Layouts that come and go

  func tellWillTransition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    for element in host.elements.inOrder {
      element.view.willTransition(from: former, to: layout)
    }
  }

  /// Tells the views in view that one layout has been replaced by another.
  func tellDidTransition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    for element in host.elements.inOrder {
      element.view.didTransition(from: former, to: layout)
    }
  }

  /// Lets go of a layout that was replaced.
  private func release(_ former: UICollectionViewLayout) {
    former.finalizeLayoutTransition()
    if former !== host.collectionViewLayout { host.letGo(of: former) }
  }

  // MARK: Changes of the data

  /// Gives what is known by section the places of the sections after a change.
  func carry(by plan: ChangePlan) {
    guard var transition = interactive else { return }
    transition.former.distances = plan.carried(transition.former.distances)
    transition.coming.distances = plan.carried(transition.coming.distances)
    interactive = transition
  }
}
