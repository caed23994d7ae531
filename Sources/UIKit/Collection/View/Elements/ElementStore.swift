import LayoutCore

/// An element in view and the view that shows it. Rule UPD-2.
@MainActor final class VisibleElement {
  fileprivate(set) var identity: ElementIdentity
  let view: UICollectionReusableView
  /// The last pass that found the element in view.
  var pass: Int
  /// Whether the view is to be asked for its size although that is known.
  var needsMeasuring = false
  /// Whether the element is among those in view, not merely noted in their list.
  fileprivate var isShown = true

  init(_ identity: ElementIdentity, _ view: UICollectionReusableView, pass: Int) {
    self.identity = identity
    self.view = view
    self.pass = pass
  }
}

/// The elements in view, by identity and in the order of index paths, and the views on their way
/// out.
///
/// Elements *enter* and *leave*. The view of one that leaves is *discarded*: it goes to the pool at
/// once and stays in the tree until the end of the pass, so that one that enters can use it where
/// it is. Or it *departs*: it stays in the tree, and out of the pool, until it is *released*, its
/// motion having ended.
///
/// The order is kept as elements enter, so callbacks and reuse are the same in every process.
@MainActor final class ElementStore {
  private var byIdentity: [ElementIdentity: VisibleElement] = [:]
  /// In the order of identities, with some that have left.
  private var list: [VisibleElement] = []
  private var listHasGaps = false
  /// Views in the pool that are still in the tree.
  private var idle: [UICollectionReusableView] = []
  /// Views that went out of view and are still to be seen, in the order in which they did so.
  private(set) var departing: [UICollectionReusableView] = []
  /// The views that wait to be used again, and what new ones are made of.
  var pool = ReusePool()

  /// Counts the occasions on which all elements left at once or got other identities.
  private(set) var generation = 0
  /// Counts the passes over the elements.
  private(set) var pass = 0

  // MARK: What is in view

  /// - Complexity: O(1).
  subscript(identity: ElementIdentity) -> VisibleElement? { byIdentity[identity] }

  /// What is in view, in the order of index paths.
  ///
  /// - Complexity: O(1), and O(v) once after elements have left.
  var inOrder: [VisibleElement] {
    closeGaps()
    return list
  }

  var isEmpty: Bool { byIdentity.isEmpty }

  /// The identities of all elements in view, in order.
  var identities: [ElementIdentity] { inOrder.map(\.identity) }

  /// The element that a view shows; nil if it shows none.
  func element(of view: UICollectionReusableView) -> VisibleElement? {
    guard let identity = view.element, let element = byIdentity[identity], element.view === view
    else { return nil }
    return element
  }

  private func closeGaps() {
    guard listHasGaps else { return }
    listHasGaps = false
    list.removeAll { !$0.isShown }
  }

  // MARK: Entering and leaving

  /// Begins to look at all elements: those that are not given the number of the pass are the ones
  /// that leave.
  func beginPass() -> Int {
    pass += 1
    return pass
  }

  /// What the pass under way has not found in view, in order.
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

  /// Has a view that shows nothing any more wait to be used again, where it is in the tree.
  ///
  /// - Complexity: O(1).
  func discard(_ view: UICollectionReusableView) {
    view.element = nil
    view.stopMoving()
    idle.append(view)
    pool.put(view)
  }

  /// Has the view of an element that was removed stay in the tree, not to be used again before it
  /// is released.
  ///
  /// - Complexity: O(1).
  func depart(_ view: UICollectionReusableView) {
    view.element = nil
    departing.append(view)
  }

  /// Ends the stay of a view that departed.
  ///
  /// - Complexity: O(k), k the number of views that departed.
  func release(_ view: UICollectionReusableView) {
    guard let place = departing.firstIndex(where: { $0 === view }) else { return }
    departing.remove(at: place)
    view.stopMoving()
    view.removeFromSuperview()
    pool.put(view)
  }

  /// Takes an element out. Its view is to be discarded, or departs.
  ///
  /// - Complexity: O(1).
  func remove(_ element: VisibleElement) {
    if byIdentity[element.identity] === element { byIdentity[element.identity] = nil }
    if element.isShown {
      element.isShown = false
      listHasGaps = true
    }
  }

  /// Removes the views that left and were not used again from the tree.
  ///
  /// - Complexity: O(k), k the number of views that left since the last time.
  func removeIdle() {
    guard !idle.isEmpty else { return }
    for view in idle where view.element == nil { view.removeFromSuperview() }
    idle.removeAll(keepingCapacity: true)
  }

  /// Notes that whoever goes over the elements is to stop: they are others now.
  func beginGeneration() { generation += 1 }

  // MARK: Changes of the data

  /// Gives elements the identities they have after a change of the data.
  ///
  /// - Parameter bond: What an element belongs to.
  /// - Returns: What went away, in order: no longer in view, to leave or to depart.
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
    return gone
  }

  /// The kinds of supplementary views of which sections have several in view: those are taken for
  /// parts of items where the layout does not know better.
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
