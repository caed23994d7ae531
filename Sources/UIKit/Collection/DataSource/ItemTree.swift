/// The items of a section as an ordered tree with unique items.
///
/// An item is found by identifier in O(1); inserting and deleting cost the number of affected
/// items, wherever they are.
///
/// Made by ``NSDiffableDataSourceSectionSnapshot``; its operations are in `ItemTree+Changes`.
struct ItemTree<Item: Hashable & Sendable>: Sendable {
  /// An item and its neighbors, as indexes into `nodes`.
  struct Node: Sendable {
    /// The item; nil only for the root.
    var item: Item?
    var parent = 0
    var isExpanded = false
    var firstChild: Int?
    var lastChild: Int?
    var previous: Int?
    var next: Int?
  }

  /// A position for new items: among the children of `parent`, before `next` or at the end.
  struct Place {
    var parent: Int
    var next: Int?
  }

  /// The root and the items, in no particular order.
  var nodes = [Node(item: nil, isExpanded: true)]
  /// The indexes of the items in `nodes`.
  var places: [Item: Int] = [:]
  var freePlaces: [Int] = []

  static var root: Int { 0 }

  init() {}

  /// Creates a tree of items without children.
  ///
  /// - Precondition: No item is repeated.
  init(_ items: [Item]) {
    places.reserveCapacity(items.count)
    nodes.reserveCapacity(items.count + 1)
    put(items, at: Place(parent: Self.root, next: nil))
  }

  // MARK: Queries

  /// The items below `top` in order.
  ///
  /// - Complexity: O(n), n the number of visited items.
  func items(below top: Int = root, onlyVisible: Bool = false) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(top == Self.root && !onlyVisible ? places.count : 0)
    forEach(below: top, onlyVisible: onlyVisible) { node, _ in
      if let item = nodes[node].item { items.append(item) }
    }
    return items
  }

  /// Visits the nodes below `top`, parents before their children, with levels from 0.
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

  /// The number of parents of an item.
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

  /// The index of an item in `nodes`.
  func place(of item: Item) throws(SnapshotMisuse) -> Int {
    guard let place = places[item] else { throw .unknownInTree("Item identifier", item) }
    return place
  }

  /// The descendants of a parent, with or without the parent. Rule TREE-6.
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

// MARK: - Elementary changes

extension ItemTree {
  /// Inserts items without children at a position and returns the index of the last one.
  ///
  /// - Precondition: No item is in the tree.
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

  /// Removes an item with its descendants.
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

  /// Inserts the descendants of `top` in another tree at a position, expanded as there.
  ///
  /// - Parameter omitted: Items that are left out, with their descendants.
  mutating func graft(
    _ other: ItemTree, below top: Int = root, at place: Place, omitting omitted: Set<Item> = []
  ) {
    // The parent for items of each level; nil below an omitted item.
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
