import LayoutCore

/// Makes the visible views those of the visible elements: some stay, some leave, some enter.
///
/// Rule CALL-10.
@MainActor final class ElementReconciler: CollectionPart {
  private unowned let host: any CollectionHost
  private let elements: ElementStore
  private let nearby: NearbyElements
  private let rows: OrthogonalRows
  private let animations: ElementAnimations
  private let prepared: PreparedCells
  /// The element that a view is being made for.
  @exclusivity(unchecked) private(set) var entering: UICollectionViewLayoutAttributes?
  /// Elements that a change of the data has deleted and that have not left yet, in order.
  private var deleted: [VisibleElement] = []

  init(
    _ host: any CollectionHost, elements: ElementStore, nearby: NearbyElements,
    rows: OrthogonalRows, animations: ElementAnimations, prepared: PreparedCells
  ) {
    self.host = host
    self.elements = elements
    self.nearby = nearby
    self.rows = rows
    self.animations = animations
    self.prepared = prepared
  }

  /// Makes the visible elements those that the layout places in the visible area.
  ///
  /// - Complexity: O(c), c the number of elements near the visible area.
  func run() {
    let (elements, rows, animations) = (elements, rows, animations)
    let area = VisibleArea(host, rows)
    let pass = elements.beginPass()
    var missing: [UICollectionViewLayoutAttributes] = []
    // 1. Elements that stay get their new attributes.
    for attributes in nearby.candidates where area.shows(attributes) {
      guard let element = elements[attributes.identity] else {
        missing.append(attributes)
        continue
      }
      element.pass = pass
      if animations.current != nil { rows.keepOnScreen(element.view, movingTo: attributes) }
      animations.apply(attributes, to: element.view)
      insert(element.view, for: attributes, in: rows)
    }
    // 2. Leaving elements go first, so that entering ones can reuse their views.
    let generation = elements.generation
    let leaving = elements.unseen()
    for element in leaving where generation == elements.generation {
      leave(element, to: exitAttributes(element))
    }
    // 3. New elements enter.
    for attributes in missing where generation == elements.generation { enter(attributes) }
    if !leaving.isEmpty { elements.removeIdle() }
  }

  /// Displays an element that is not visible yet.
  func enter(_ attributes: UICollectionViewLayoutAttributes) {
    let (host, elements, identity) = (host, elements, attributes.identity)
    guard elements[identity] == nil else { return }
    guard let view = prepared.take(identity) ?? makeView(for: attributes) else { return }
    let element = VisibleElement(identity, view, pass: elements.pass)
    element.needsMeasuring = host.solvedLayout?.measuresEnteringViews ?? true
    host.willEnter(element)
    let animation = animations.current
    view.adopt(animation?.planner.start(of: attributes) ?? attributes)
    elements.enter(element)
    host.sendWillDisplay(element)
    insert(view, for: attributes, in: rows)
    // Elements that move to or from its place pass in front.
    if animation?.planner.fadesIn(attributes) ?? false { SubviewOrder.sendToBack(view) }
    animation?.enter(view, attributes)
  }

  /// Makes the view of an element, outside of the view tree; nil if the data changed while the data
  /// source was asked, so that the view is out of date.
  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> _ElementView? {
    let elements = elements
    let generation = elements.generation
    entering = attributes
    let view = host.makeView(for: attributes)
    entering = nil
    guard let view else { return nil }
    guard generation == elements.generation else {
      elements.recycle(view)
      return nil
    }
    return view
  }

  /// Inserts a view into the superview of its element, if it is not there.
  private func insert(
    _ view: UIView, for attributes: UICollectionViewLayoutAttributes, in rows: OrthogonalRows
  ) {
    let scroller = rows.parent(of: attributes)
    let isThere = scroller.map { view.above === $0 } ?? (view.above === host.mover)
    guard !isThere else { return }
    host.insert(view, at: SubviewOrder(attributes.identity.category), in: scroller)
  }

  /// Removes an element from the visible ones.
  ///
  /// - Parameters:
  ///   - place: The attributes that the current animated change moves it to; nil if it was deleted.
  ///   - isReplaced: Whether another view displays the element next.
  func leave(
    _ element: VisibleElement, to place: UICollectionViewLayoutAttributes? = nil,
    isReplaced: Bool = false
  ) {
    detach(element)
    dismiss(element, to: place, isReplaced: isReplaced)
  }

  /// Removes an element from the visible ones; its view stays in the tree.
  private func detach(_ element: VisibleElement) {
    host.willLeave(element)
    elements.remove(element)
  }

  /// Makes the view of a removed element depart or recycles it, and calls the delegate.
  private func dismiss(
    _ element: VisibleElement, to place: UICollectionViewLayoutAttributes? = nil,
    isReplaced: Bool = false
  ) {
    if let animation = animations.current, element.view.layer.isOnScreen {
      elements.depart(element.view)
      return animation.depart(element, to: place, isReplaced: isReplaced)
    }
    host.sendDidEndDisplaying(element)
    elements.recycle(element.view)
  }

  /// Removes all elements, also those that are still animated.
  func leaveAll() {
    elements.beginGeneration()
    animations.releaseDepartures()
    let all = elements.inOrder
    guard !all.isEmpty else { return }
    // All are removed before the delegate is called, which may change the data.
    for element in all { detach(element) }
    for element in all { dismiss(element) }
    nearby.invalidateBand()
    elements.removeIdle()
  }

  /// Removes one element, so that it enters again with another view.
  func replace(_ element: VisibleElement) {
    leave(element, to: exitAttributes(element), isReplaced: true)
    nearby.invalidateBand()
  }

  /// The attributes that a leaving element which still exists moves to: its own, or nearer ones out
  /// of sight, because a distant element would vanish at once. Nil outside of animated changes.
  private func exitAttributes(_ element: VisibleElement) -> UICollectionViewLayoutAttributes? {
    guard animations.current != nil, let place = host.currentAttributes(of: element.identity)
    else { return nil }
    let (bounds, size) = (host.bounds, place.frame.size)
    let reach = bounds.insetBy(
      dx: -bounds.width / 2 - size.width, dy: -bounds.height / 2 - size.height)
    guard !reach.contains(place.center), let nearer = place.duplicate() else { return place }
    nearer.center.x = min(max(place.center.x, reach.minX), reach.maxX)
    nearer.center.y = min(max(place.center.y, reach.minY), reach.maxY)
    return nearer
  }

  // MARK: Changes of the data

  /// - Complexity: O(v log v), v the number of visible elements.
  func dataDidChange(_ change: DataChange) {
    switch change {
    case .updated(let plan): if plan.movesElements { follow(plan) }
    case .rearranged(let plan): follow(plan)
    case .reloaded: leaveAll()
    }
  }

  /// Gives the visible elements their identities after a change. Deleted ones stay in the view tree
  /// until `leaveDeleted()`.
  private func follow(_ plan: ChangePlan) {
    let itemKinds = elements.kindsOfItems
    let layout = host.solvedLayout
    let bond = { (identity: ElementIdentity) -> SupplementaryBond in
      switch identity.category {
      case .cell: .item
      case .decorationView: identity.item == .max ? .layout : .section
      case .supplementaryView:
        layout?.bond(of: identity) ?? (itemKinds.contains(identity.kind) ? .item : .section)
      }
    }
    animations.current?.noteFormers { identity in
      plan.destination(of: identity, bond(identity)).flatMap { plan.replaces($0) ? nil : $0 }
    }
    deleted = elements.rekey(by: plan, bond: bond)
  }

  /// Makes the elements that a change has deleted leave.
  func leaveDeleted() {
    let gone = deleted
    deleted = []
    for element in gone { leave(element) }
  }

  /// Makes the elements that a change has deleted or replaced leave.
  func leaveChanged(by plan: ChangePlan) {
    leaveDeleted()
    guard !plan.reloadedSections.isEmpty || !plan.reloadedItems.isEmpty else { return }
    let replaced = elements.inOrder.filter { plan.replaces($0.identity) }
    // The delegate may change the data in the meantime.
    for element in replaced where elements[element.identity] === element { replace(element) }
  }
}
