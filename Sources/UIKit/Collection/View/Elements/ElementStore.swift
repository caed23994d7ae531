import LayoutCore

/// A visible element and its view. Rule UPD-2.
@MainActor final class VisibleElement {
  @exclusivity(unchecked) fileprivate(set) var identity: ElementIdentity
  let view: _ElementView
  /// The view, if it is a collection view's.
  var reusable: UICollectionReusableView? { view as? UICollectionReusableView }
  /// The last pass in which the element was visible.
  @exclusivity(unchecked) var pass: Int
  /// Whether the view has to be measured again although its size is known.
  @exclusivity(unchecked) var needsMeasuring = false
  /// Whether the element is still visible; the store's list is cleared of others later.
  @exclusivity(unchecked) fileprivate(set) var isShown = true

  init(_ identity: ElementIdentity, _ view: _ElementView, pass: Int) {
    self.identity = identity
    self.view = view
    self.pass = pass
  }
}

/// The visible elements, by identity and in the order of index paths, and the views of elements
/// that have left.
///
/// Elements *enter* and *leave*. The view of one that leaves is either *recycled*: it goes to the
/// reuse pool at once and stays in the view tree until the end of the pass, so that an entering
/// element can use it in place. Or it *departs*: it stays in the tree and out of the pool until
/// its animation ends and it is *released*.
///
/// The order does not depend on hashing, so callbacks and reuse are the same in every process.
@MainActor final class ElementStore {
  @exclusivity(unchecked) private(set) var byIdentity: [ElementIdentity: VisibleElement] = [:]
  /// In the order of identities; while `listHasGaps`, some have left.
  @exclusivity(unchecked) private(set) var list: [VisibleElement] = []
  @exclusivity(unchecked) private(set) var listHasGaps = false
  /// Views in the pool that are still in the view tree.
  @exclusivity(unchecked) private var idle: [_ElementView] = []
  /// Views of elements that have left and are still animated, in the order in which they left.
  private(set) var departing: [_ElementView] = []
  /// The views that can be reused, and the classes and nibs of new ones.
  var pool = ReusePool()

  /// Counts how often all elements left at once or their identities changed.
  @exclusivity(unchecked) private(set) var generation = 0
  /// Counts the passes over the elements.
  @exclusivity(unchecked) private(set) var pass = 0

  // MARK: Visible elements

  /// - Complexity: O(1).
  subscript(identity: ElementIdentity) -> VisibleElement? { byIdentity[identity] }

  /// The visible elements, in the order of index paths.
  ///
  /// - Complexity: O(1), and O(v) once after elements have left.
  var inOrder: [VisibleElement] {
    closeGaps()
    return list
  }

  var isEmpty: Bool { byIdentity.isEmpty }

  /// The identities of all visible elements, in order.
  var identities: [ElementIdentity] { inOrder.map(\.identity) }

  /// The element that a view displays; nil if it displays none.
  func element(of view: _ElementView) -> VisibleElement? {
    guard let identity = view.element, let element = byIdentity[identity], element.view === view
    else { return nil }
    return element
  }

  /// The identity of the element of a category that a view displays; nil if it displays none.
  func identity(
    of view: _ElementView, _ category: UICollectionViewElementCategory
  ) -> ElementIdentity? {
    guard let identity = element(of: view)?.identity, identity.category == category else {
      return nil
    }
    return identity
  }

  /// The visible cells with their elements, in the order of index paths.
  var cells: [VisibleElement] { inOrder.filter { $0.identity.category == .cell } }

  /// The visible supplementary views of a kind with their elements, in the order of index paths.
  func supplementaries(ofKind kind: String) -> [VisibleElement] {
    inOrder.filter { $0.identity.category == .supplementaryView && $0.identity.kind == kind }
  }

  private func closeGaps() {
    guard listHasGaps else { return }
    listHasGaps = false
    var shown: [VisibleElement] = []
    shown.reserveCapacity(list.count)
    for element in list where element.isShown { shown.append(element) }
    list = shown
  }

  // MARK: Entering and leaving

  /// Begins a pass over all elements: those that do not get its number leave.
  func beginPass() -> Int {
    pass += 1
    return pass
  }

  /// The elements that the current pass has not found, in order.
  ///
  /// - Complexity: O(v).
  func unseen() -> [VisibleElement] {
    var unseen: [VisibleElement] = []
    for element in inOrder where element.pass != pass { unseen.append(element) }
    return unseen
  }

  /// Adds an element.
  ///
  /// - Precondition: No element has its identity.
  /// - Complexity: O(log v), and a move of the references behind it in the order.
  func enter(_ element: VisibleElement) {
    closeGaps()
    element.view.element = element.identity
    byIdentity[element.identity] = element
    if let last = list.last, element.identity < last.identity {
      list.insert(element, at: place(of: element.identity))
    } else {
      list.append(element)
    }
    assertInvariants()
  }

  /// The place of an identity among those of the list.
  private func place(of identity: ElementIdentity) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].identity < identity { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts a view that displays nothing any more into the reuse pool; it stays in the tree for now.
  ///
  /// - Complexity: O(1).
  func recycle(_ view: _ElementView) {
    view.element = nil
    view.stopMoving()
    idle.append(view)
    pool.put(view)
  }

  /// Keeps the view of a removed element in the tree, and out of the pool, until it is released.
  ///
  /// - Complexity: O(1).
  func depart(_ view: _ElementView) {
    view.element = nil
    departing.append(view)
  }

  /// Whether a view belongs to an element that has left and is still animated.
  func isDeparting(_ view: _ElementView) -> Bool { departing.contains { $0 === view } }

  /// Removes a departed view from the tree and puts it into the pool.
  ///
  /// - Complexity: O(k), k the number of views that departed.
  func release(_ view: _ElementView) {
    guard let place = departing.firstIndex(where: { $0 === view }) else { return }
    departing.remove(at: place)
    view.stopMoving()
    view.removeFromSuperview()
    pool.put(view)
    assertInvariants()
  }

  /// Removes an element. The caller recycles its view or makes it depart.
  ///
  /// - Complexity: O(1).
  func remove(_ element: VisibleElement) {
    if byIdentity[element.identity] === element { byIdentity[element.identity] = nil }
    if element.isShown {
      element.isShown = false
      listHasGaps = true
    }
  }

  /// Removes recycled views that were not reused from the tree.
  ///
  /// - Complexity: O(k), k the number of views that were recycled since the last time.
  func removeIdle() {
    guard !idle.isEmpty else { return }
    for view in idle where view.element == nil { view.removeFromSuperview() }
    idle.removeAll(keepingCapacity: true)
    assertInvariants()
  }

  /// Takes a view back that the application displays again without dequeuing it: it leaves the pool
  /// and stays in the tree.
  ///
  /// - Complexity: O(k), k the number of views in the pool and of those that departed.
  func withdraw(_ view: _ElementView) {
    pool.withdraw(view)
    idle.removeAll { $0 === view }
    departing.removeAll { $0 === view }
  }

  /// Invalidates loops over the elements that are under way.
  func beginGeneration() { generation += 1 }

  // MARK: Changes of the data

  /// Gives elements the identities that they have after a change of the data.
  ///
  /// - Parameter bond: What an element belongs to.
  /// - Returns: The deleted elements, in order. They are no longer in the store; the caller makes
  ///   them leave.
  /// - Complexity: O(v log v).
  func rekey(
    by plan: ChangePlan, bond: (ElementIdentity) -> SupplementaryBond
  ) -> [VisibleElement] {
    beginGeneration()
    let former = inOrder
    var gone: [VisibleElement] = []
    byIdentity.removeAll(keepingCapacity: true)
    list.removeAll(keepingCapacity: true)
    for element in former {
      guard let identity = plan.destination(of: element.identity, bond(element.identity)) else {
        element.isShown = false
        gone.append(element)
        continue
      }
      element.identity = identity
      element.view.element = identity
      byIdentity[identity] = element
      list.append(element)
    }
    list.sort { $0.identity < $1.identity }
    assertInvariants()
    return gone
  }

  /// The kinds of supplementary views of which a section has several: they are taken to belong to
  /// items where the layout does not know better.
  var kindsOfItems: Set<String> {
    var kinds: Set<String> = []
    for element in inOrder {
      let identity = element.identity
      if identity.category == .supplementaryView, identity.item > 0, identity.item != .max {
        kinds.insert(identity.kind)
      }
    }
    return kinds
  }
}
