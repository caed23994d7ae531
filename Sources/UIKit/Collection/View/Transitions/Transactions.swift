/// The transactions under way, and the calls that layouts get about them, in UIKit's order. The
/// initial and final attributes that layouts return go to the current animation, if there is one.
///
/// A change of the data or of the bounds can begin within a transition, and a change of the data
/// before a new layout has prepared. So there can be several transactions, one of each kind at
/// most.
///
/// Rule CALL-13.
@MainActor final class Transactions: CollectionPart {
  unowned let host: any CollectionHost
  let elements: ElementStore
  let nearby: NearbyElements
  let rows: OrthogonalRows
  let offsets: OffsetKeeper
  let animations: ElementAnimations
  private var underWay: [Transaction] = []

  init(
    _ host: any CollectionHost, elements: ElementStore, nearby: NearbyElements,
    rows: OrthogonalRows, offsets: OffsetKeeper, animations: ElementAnimations
  ) {
    self.host = host
    self.elements = elements
    self.nearby = nearby
    self.rows = rows
    self.offsets = offsets
    self.animations = animations
  }

  // MARK: Transactions under way

  /// Whether the layout was replaced by another that has not prepared.
  var changesLayout: Bool { layoutChange != nil }
  var changesData: Bool { dataChange != nil }
  var changesBounds: Bool { boundsChange != nil }

  private var dataChange: DataTransaction? {
    for case .data(let change) in underWay { return change }
    return nil
  }

  var layoutChange: LayoutTransaction? {
    for case .layout(let change) in underWay { return change }
    return nil
  }

  private var boundsChange: BoundsTransaction? {
    for case .bounds(let change) in underWay { return change }
    return nil
  }

  /// The interactive transition to another layout.
  var interactive: InteractiveTransition? {
    get {
      for case .interactive(let transition) in underWay { return transition }
      return nil
    }
    set {
      underWay.removeAll { if case .interactive = $0 { true } else { false } }
      if let newValue { underWay.append(.interactive(newValue)) }
    }
  }

  // MARK: Beginning

  /// Begins a change of the data and prepares the layout for it, if anything was ever displayed.
  func begin(_ change: DataTransaction) {
    guard nearby.wasFound else { return }
    underWay.removeAll { if case .data = $0 { true } else { false } }
    underWay.append(.data(change))
    host.prepareLayout()
  }

  /// Begins the replacement of a layout.
  ///
  /// - Parameter rowAnchors: The anchors of orthogonal sections.
  func beginLayoutChange(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout,
    rowAnchors: [Int: RowAnchor]
  ) {
    if let unfinished = layoutChange { release(unfinished.former) }
    underWay.removeAll { if case .layout = $0 { true } else { false } }
    sendWillTransition(from: former, to: layout)
    underWay.append(
      .layout(
        LayoutTransaction(
          former: former, shownBefore: elements.identities, rowAnchors: rowAnchors)))
  }

  /// Begins a change of the bounds, unless it is part of another transaction.
  ///
  /// - Returns: Whether it has begun.
  func beginBoundsChange(isAnimated: Bool) -> Bool {
    guard nearby.wasFound, !changesBounds, !changesLayout, interactive == nil else {
      return false
    }
    underWay.append(
      .bounds(
        BoundsTransaction(
          oldBounds: host.bounds, shownBefore: elements.identities, isAnimated: isAnimated)))
    return true
  }

  // MARK: Preparing

  /// Calls the methods by which the prepared layout learns of changes.
  func announce() {
    guard !underWay.isEmpty else { return }
    let layout = host.collectionViewLayout
    if let change = dataChange {
      let needsItems = layout.solved?.observesUpdates ?? true
      layout.prepare(forCollectionViewUpdates: needsItems ? change.plan.updateItems : [])
    }
    announceBoundsChange()
  }

  /// Gives the prepared layout the former bounds.
  func announceBoundsChange() {
    guard let change = boundsChange, change.isAnimated else { return }
    host.collectionViewLayout.prepare(forAnimatedBoundsChange: change.oldBounds)
  }

  /// Asks layouts for the initial and final attributes of elements, and ends the changes.
  ///
  /// This is the only place where both sides of a transaction are known: the formerly visible
  /// elements, and the prepared layout. Interactive transitions continue.
  func finish() {
    guard !underWay.isEmpty else { return }
    let finished = (layout: layoutChange, data: dataChange)
    underWay.removeAll {
      switch $0 {
      case .data, .layout: true
      case .interactive, .bounds: false
      }
    }
    if let change = finished.layout { finish(change) }
    if let change = finished.data { finish(change) }
    finishBoundsChange()
  }

  private func finish(_ change: DataTransaction) {
    let layout = host.collectionViewLayout
    let placesAfter = shownPlaces
    let shownAfter = placesAfter.map(\.identity)
    let deleted = named(
      among: change.shownBefore, supplementaries: layout.indexPathsToDeleteForSupplementaryView,
      decorations: layout.indexPathsToDeleteForDecorationView)
    let inserted = named(
      among: shownAfter, supplementaries: layout.indexPathsToInsertForSupplementaryView,
      decorations: layout.indexPathsToInsertForDecorationView)
    let appearing = change.plan.inserted(among: shownAfter)
    let proposals = Proposals(
      finals: change.nearbyBefore.filter { change.plan.deletes($0.identity) },
      initials: placesAfter.filter { appearing.contains($0.identity) })
    askForAttributes(
      of: joined(change.shownBefore, deleted), from: layout, and: joined(shownAfter, inserted),
      proposals)
    layout.finalizeCollectionViewUpdates()
  }

  private func finish(_ change: LayoutTransaction) {
    let layout = host.collectionViewLayout
    rows.hold(change.rowAnchors)
    askForAttributes(
      of: change.shownBefore.sorted(), from: change.former, and: shownIdentities.sorted())
    release(change.former)
    layout.finalizeLayoutTransition()
    sendDidTransition(from: change.former, to: layout)
  }

  func finishBoundsChange() {
    guard let change = boundsChange else { return }
    underWay.removeAll { if case .bounds = $0 { true } else { false } }
    guard change.isAnimated else { return }
    let layout = host.collectionViewLayout
    askForAttributes(of: change.shownBefore.sorted(), from: layout, and: shownIdentities.sorted())
    layout.finalizeAnimatedBoundsChange()
  }

  /// Asks a layout for the final attributes of formerly visible elements, and the present one for
  /// the initial attributes of visible ones.
  private func askForAttributes(
    of shownBefore: [ElementIdentity], from former: UICollectionViewLayout,
    and shownAfter: [ElementIdentity], _ proposals: Proposals = Proposals()
  ) {
    let animation = animations.current
    for identity in shownBefore {
      let proposal = proposals.finals[identity]
      guard let final = former.finalAttributes(of: identity, proposal: proposal?.faded)
      else { continue }
      animation?.planner.finals[identity] = host.displayed(final, of: former)
    }
    let layout = host.collectionViewLayout
    for identity in shownAfter {
      let proposal = proposals.initials[identity]
      guard let initial = layout.initialAttributes(of: identity, proposal: proposal?.faded)
      else { continue }
      animation?.planner.initials[identity] = host.displayed(initial, of: layout)
    }
  }

  // MARK: Visible elements

  private var shownIdentities: [ElementIdentity] { shownPlaces.map(\.identity) }

  /// The elements that the layout places in the visible area.
  private var shownPlaces: [UICollectionViewLayoutAttributes] {
    guard host.bounds.width > 0, host.bounds.height > 0 else { return [] }
    let area = VisibleArea(host, rows)
    return host.displayedElements(in: host.bounds).filter { area.shows($0) }
  }

  /// What layouts change of elements that a change deletes and inserts. Rule CALL-18.
  private struct Proposals {
    var finals: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]
    var initials: [ElementIdentity: UICollectionViewLayoutAttributes] = [:]

    init() {}

    @MainActor init(
      finals: [UICollectionViewLayoutAttributes], initials: [UICollectionViewLayoutAttributes]
    ) {
      self.finals = Dictionary(finals.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
      self.initials = Dictionary(initials.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
    }
  }

  /// The elements that a layout inserts or deletes, of the kinds among `shown`.
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
    var category: UICollectionViewElementCategory
    var name: String
  }

  /// Both, each element once.
  private func joined(
    _ shown: [ElementIdentity], _ added: [ElementIdentity]
  ) -> [ElementIdentity] {
    let known = Set(shown)
    return shown.sorted() + added.filter { !known.contains($0) }
  }

  // MARK: Replaced layouts

  /// Calls the methods before a transition, of layouts and visible views.
  func sendWillTransition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    for element in elements.inOrder {
      element.reusable?.willTransition(from: former, to: layout)
    }
  }

  /// Calls the method after a transition, of visible views.
  func sendDidTransition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) {
    for element in elements.inOrder {
      element.reusable?.didTransition(from: former, to: layout)
    }
  }

  /// Detaches a layout that was replaced.
  private func release(_ former: UICollectionViewLayout) {
    former.finalizeLayoutTransition()
    if former !== host.collectionViewLayout { host.detach(former) }
  }

  // MARK: Changes of the data

  /// Offsets of orthogonal sections stay with their sections.
  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan): if plan.movesElements { follow(plan) }
    case .rearranged(let plan): follow(plan)
    case .reloaded: break
    }
  }

  private func follow(_ plan: ChangePlan) {
    guard var transition = interactive else { return }
    transition.former.distances = plan.carried(transition.former.distances)
    transition.coming.distances = plan.carried(transition.coming.distances)
    interactive = transition
  }
}
