import LayoutCore

/// Has the views in view be those of the elements in view: some stay, some leave, some enter.
///
/// Rule CALL-10.
@MainActor final class ElementExchange: CollectionPart {
  /// The element that a view is being made for.
  private(set) var entering: UICollectionViewLayoutAttributes?

  private var elements: ElementStore { host.elements }

  /// Exchanges the elements for those the layout places in view.
  ///
  /// - Complexity: O(c), c the number of elements in view and near it.
  func run() {
    let (elements, view, rows, motions) = (elements, ViewedRect(host), host.rows, host.motions)
    let pass = elements.beginPass()
    var missing: [UICollectionViewLayoutAttributes] = []
    // 1. Those that stay adopt what changed about them.
    for attributes in host.vicinity.candidates where view.shows(attributes) {
      guard let element = elements[attributes.identity] else {
        missing.append(attributes)
        continue
      }
      element.pass = pass
      if motions.current != nil { rows.carry(element.view, to: attributes) }
      motions.adopt(attributes, by: element.view)
      stack(element.view, by: attributes, in: rows)
    }
    // 2. Those that leave go first, so that their views can be used by those that enter.
    let generation = elements.generation
    let leaving = elements.unseen()
    for element in leaving where generation == elements.generation {
      leave(element, to: placeOnTheWayOut(element))
    }
    // 3. The others enter.
    for attributes in missing where generation == elements.generation { enter(attributes) }
    if !leaving.isEmpty { elements.removeIdle() }
  }

  /// Shows an element that is not in view yet.
  func enter(_ attributes: UICollectionViewLayoutAttributes) {
    let (host, identity) = (host, attributes.identity)
    let elements = host.elements
    guard elements[identity] == nil else { return }
    guard let view = host.prepared.take(identity) ?? makeView(for: attributes) else { return }
    let element = VisibleElement(identity, view, pass: elements.pass)
    element.needsMeasuring = host.solvedLayout?.measuresEnteringViews ?? true
    host.willEnter(element)
    let motion = host.motions.current
    view.adopt(motion?.planner.start(of: attributes) ?? attributes)
    elements.enter(element)
    host.tellWillDisplay(element)
    stack(view, by: attributes, in: host.rows)
    // What makes room for it, or comes to it from elsewhere, passes in front.
    if motion?.planner.fadesIn(attributes) ?? false { Stratum.sendToBack(view) }
    motion?.enter(view, attributes)
  }

  /// Makes the view of an element, outside of the tree; nil if the data changed while their source
  /// was asked: it would show nothing any more.
  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let elements = host.elements
    let generation = elements.generation
    entering = attributes
    let view = host.makeView(for: attributes)
    entering = nil
    guard let view else { return nil }
    guard generation == elements.generation else {
      elements.discard(view)
      return nil
    }
    return view
  }

  /// Puts a view where elements of its kind belong, if it is not there.
  private func stack(
    _ view: UIView, by attributes: UICollectionViewLayoutAttributes, in rows: OrthogonalRows
  ) {
    let scroller = rows.parent(of: attributes)
    let isThere = scroller.map { view.superview === $0 } ?? (view.superview === host)
    guard !isThere else { return }
    host.stack(view, in: Stratum(attributes.identity.category), of: scroller)
  }

  /// Takes an element out of view.
  ///
  /// - Parameter place: Where a change that is seen over time has it go; nil if it is gone.
  func leave(
    _ element: VisibleElement, to place: UICollectionViewLayoutAttributes? = nil,
    isReplaced: Bool = false
  ) {
    let host = host
    let elements = host.elements
    host.willLeave(element)
    if let motion = host.motions.current, element.view.layer.isOnScreen {
      elements.remove(element)
      elements.depart(element.view)
      return motion.depart(element, to: place, isReplaced: isReplaced)
    }
    elements.remove(element)
    host.tellDidEndDisplaying(element)
    elements.discard(element.view)
  }

  /// Takes all elements out, those that may come back included.
  func leaveAll() {
    elements.beginGeneration()
    host.motions.releaseDepartures()
    let all = elements.inOrder
    guard !all.isEmpty else { return }
    for element in all { leave(element) }
    host.vicinity.forgetBand()
    elements.removeIdle()
  }

  /// Takes one element out, so that it enters again with another view.
  func replace(_ element: VisibleElement) {
    leave(element, to: placeOnTheWayOut(element), isReplaced: true)
    host.vicinity.forgetBand()
  }

  /// Where an element is that is still there, or out of sight on the way there: what is far away
  /// would be gone at once. Not asked for while nothing moves.
  private func placeOnTheWayOut(_ element: VisibleElement) -> UICollectionViewLayoutAttributes? {
    guard host.motions.current != nil, let place = host.currentAttributes(of: element.identity)
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

  /// Gives what is in view the places it has after a change.
  ///
  /// - Returns: What went away, in order, still in the view tree.
  /// - Complexity: O(v log v), v the number of elements in view.
  func carry(by plan: ChangePlan) -> [VisibleElement] {
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
    host.motions.current?.noteFormers { identity in
      plan.destination(of: identity, bond(identity)).flatMap { plan.replaces($0) ? nil : $0 }
    }
    let gone = elements.rekey(by: plan, bond: bond)
    host.rows.carry(by: plan)
    host.transactions.carry(by: plan)
    host.vicinity.forget()
    return gone
  }

  /// Takes out of view what a change made go away or replaces.
  func release(_ gone: [VisibleElement], after plan: ChangePlan) {
    for element in gone { leave(element) }
    guard !plan.reloadedSections.isEmpty || !plan.reloadedItems.isEmpty else { return }
    for element in elements.inOrder where plan.replaces(element.identity) { replace(element) }
  }
}
