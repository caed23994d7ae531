/// The items of a section as a tree, in order, each once.
///
/// An item is found by identifier in O(1); putting items in and taking them out costs what they
/// are, wherever that is.
///
/// Made by ``NSDiffableDataSourceSectionSnapshot``; its operations are in `ItemTree+Changes`.
struct ItemTree<Item: Hashable & Sendable>: Sendable {
  /// An item and its neighbours, by their places in `nodes`.
  struct Node: Sendable {
    /// Nil for the root alone.
    var item: Item?
    var parent = 0
    var isExpanded = false
    var firstChild: Int?
    var lastChild: Int?
    var previous: Int?
    var next: Int?
  }

  /// Where new items go: among the children of `parent`, before `next` or at their end.
  struct Place {
    var parent: Int
    var next: Int?
  }

  /// The root, which is no item, and the items, in no order.
  var nodes = [Node(item: nil, isExpanded: true)]
  /// Where the items are in `nodes`.
  var places: [Item: Int] = [:]
  var freePlaces: [Int] = []

  static var root: Int { 0 }

  init() {}

  /// Items without children.
  ///
  /// - Precondition: Each is in the list once.
  init(_ items: [Item]) {
    places.reserveCapacity(items.count)
    nodes.reserveCapacity(items.count + 1)
    put(items, at: Place(parent: Self.root, next: nil))
  }

  // MARK: Queries

  /// The items below `top` in order.
  ///
  /// - Complexity: O(n), n the number of items gone over.
  func items(below top: Int = root, onlyVisible: Bool = false) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(top == Self.root && !onlyVisible ? places.count : 0)
    forEach(below: top, onlyVisible: onlyVisible) { node, _ in
      if let item = nodes[node].item { items.append(item) }
    }
    return items
  }

  /// Goes over what is below `top`, parents before their children, with levels from 0.
  func forEach(
    below top: Int = root, onlyVisible: Bool = false, _ body: (_ node: Int, _ level: Int) -> Void
  ) {
    var (next, level) = (nodes[top].firstChild, 0)
    while let node = next {
      body(node, level)
      if !onlyVisible || nodes[node].isExpanded, let child = nodes[node].firstChild {
        (next, level) = (child, level + 1)
        continue
      }
      var last = node
      while nodes[last].next == nil, nodes[last].parent != top {
        last = nodes[last].parent
        level -= 1
      }
      next = nodes[last].next
    }
  }

  /// How many parents are above an item.
  ///
  /// - Complexity: O(level).
  func level(of node: Int) -> Int {
    var (level, parent) = (0, nodes[node].parent)
    while parent != Self.root {
      level += 1
      parent = nodes[parent].parent
    }
    return level
  }

  /// Whether all parents are expanded.
  ///
  /// - Complexity: O(level).
  func isVisible(_ node: Int) -> Bool {
    var parent = nodes[node].parent
    while parent != Self.root {
      guard nodes[parent].isExpanded else { return false }
      parent = nodes[parent].parent
    }
    return true
  }

  /// The place of an item.
  func place(of item: Item) throws(SnapshotMisuse) -> Int {
    guard let place = places[item] else { throw .unknownInTree("Item identifier", item) }
    return place
  }

  /// What is below a parent, with it or without. Rule TREE-6.
  func subtree(of parent: Item, includingParent: Bool) throws(SnapshotMisuse) -> ItemTree {
    guard let top = places[parent] else { throw .unknownInTree("Parent item identifier", parent) }
    var result = ItemTree()
    var target = Self.root
    if includingParent {
      target = result.put([parent], at: Place(parent: target, next: nil))
      result.nodes[target].isExpanded = nodes[top].isExpanded
    }
    result.graft(self, below: top, at: Place(parent: target, next: nil))
    return result
  }
}

// MARK: - What every change is made of

extension ItemTree {
  /// Puts items without children at a place; returns the place of the last one.
  ///
  /// - Precondition: None of them is in the tree.
  @discardableResult
  mutating func put(_ items: [Item], at place: Place) -> Int {
    var last = place.parent
    for item in items {
      last = freePlaces.popLast() ?? nodes.count
      if last == nodes.count { nodes.append(Node()) }
      places[item] = last
      nodes[last] = Node(item: item)
      link(last, at: place)
    }
    return last
  }

  private mutating func link(_ node: Int, at place: Place) {
    let previous = place.next.map { nodes[$0].previous } ?? nodes[place.parent].lastChild
    nodes[node].parent = place.parent
    nodes[node].previous = previous
    nodes[node].next = place.next
    if let previous {
      nodes[previous].next = node
    } else {
      nodes[place.parent].firstChild = node
    }
    if let next = place.next {
      nodes[next].previous = node
    } else {
      nodes[place.parent].lastChild = node
    }
  }

  /// Takes an item and all below it out.
  mutating func remove(_ node: Int) {
    let (parent, previous, next) = (nodes[node].parent, nodes[node].previous, nodes[node].next)
    if let previous { nodes[previous].next = next } else { nodes[parent].firstChild = next }
    if let next { nodes[next].previous = previous } else { nodes[parent].lastChild = previous }
    var gone = [node]
    forEach(below: node) { child, _ in gone.append(child) }
    for node in gone {
      if let item = nodes[node].item { places[item] = nil }
      nodes[node] = Node()
      freePlaces.append(node)
    }
  }

  /// Puts what is below `top` in another tree at a place, expanded as there.
  ///
  /// - Parameter omitted: Items that are left out, with all that is below them.
  mutating func graft(
    _ other: ItemTree, below top: Int = root, at place: Place, omitting omitted: Set<Item> = []
  ) {
    // The parents that items of each level go to; nil below one that is left out.
    var parents: [Int?] = [place.parent]
    other.forEach(below: top) { node, level in
      parents.removeLast(parents.count - level - 1)
      guard let parent = parents[level], let item = other.nodes[node].item,
        !omitted.contains(item)
      else { return parents.append(nil) }
      let copy = put([item], at: Place(parent: parent, next: level == 0 ? place.next : nil))
      nodes[copy].isExpanded = other.nodes[node].isExpanded
      parents.append(copy)
    }
  }
}
