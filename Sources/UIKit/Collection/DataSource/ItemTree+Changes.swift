// The operations on section snapshots. Each validates its arguments before it changes the tree;
// operations on no items do not validate the position.
extension ItemTree {
  /// The side of an item at which others are inserted.
  enum Side: String {
    case before
    case after
  }

  /// Appends to the children of `parent`; nil stands for the root level. Rule TREE-1.
  mutating func append(_ items: [Item], to parent: Item?) throws(SnapshotMisuse) {
    guard !items.isEmpty else { return }
    var place = Place(parent: Self.root, next: nil)
    if let parent {
      guard let node = places[parent] else {
        throw .unknownInTree("Parent item identifier", parent)
      }
      place.parent = node
    }
    try checkNew(items)
    put(items, at: place)
  }

  /// Inserts beside an item; after it means behind its descendants. Rule TREE-2.
  mutating func insert(_ items: [Item], side: Side, of item: Item) throws(SnapshotMisuse) {
    guard !items.isEmpty else { return }
    let place = try place(side, item)
    try checkNew(items)
    put(items, at: place)
  }

  // Rule TREE-3.
  private func place(_ side: Side, _ item: Item) throws(SnapshotMisuse) -> Place {
    guard let node = places[item] else {
      throw .unknownInTree("Item identifier to insert \(side)", item)
    }
    return Place(parent: nodes[node].parent, next: side == .before ? node : nodes[node].next)
  }

  /// Deletes items with their descendants. Rule TREE-4.
  mutating func delete(_ items: [Item]) throws(SnapshotMisuse) {
    let unknown = items.indices.filter { places[items[$0]] == nil }
    if let first = unknown.first { throw .notFound(items[first], leavingOut: unknown) }
    for item in items {
      if let node = places[item] { remove(node) }
    }
  }

  /// Expands or collapses items; unknown items are ignored. Rule TREE-5.
  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      if let node = places[item] { nodes[node].isExpanded = isExpanded }
    }
  }

  /// Replaces the descendants of a parent, which stays expanded or collapsed. Rule TREE-7.
  mutating func replaceChildren(of parent: Item, _ other: ItemTree) throws(SnapshotMisuse) {
    guard let top = places[parent] else {
      throw .unknownInTree("Parent item identifier", parent)
    }
    let going = Set(items(below: top))
    let items = other.items()
    let known = items.indices.filter { places[items[$0]] != nil && !going.contains(items[$0]) }
    guard known.isEmpty else { throw .duplicatesInTree(items, leavingOut: known) }
    while let child = nodes[top].firstChild { remove(child) }
    graft(other, at: Place(parent: top, next: nil))
  }

  /// Throws if one of the items is already in the tree. Rule TREE-14.
  ///
  /// - Complexity: O(k).
  private func checkNew(_ items: [Item]) throws(SnapshotMisuse) {
    var seen = Set<Item>(minimumCapacity: items.count)
    let known = items.indices.filter {
      !seen.insert(items[$0]).inserted || places[items[$0]] != nil
    }
    guard known.isEmpty else { throw .duplicatesInTree(items, leavingOut: known) }
  }
}

extension ItemTree {
  /// The tree in which exactly `items` are visible.
  ///
  /// Visible items keep their levels, with their hidden descendants, as far as their new neighbors
  /// allow. New items get the level of the item before them. Other items are removed with their
  /// hidden descendants. Rule TREE-11.
  ///
  /// - Complexity: O(n).
  func showing(_ items: [Item]) -> ItemTree {
    let named = Set(items)
    var result = ItemTree()
    // The last possible parent of each level, beginning with the root.
    var parents = [Self.root]
    var level = 0
    for item in items {
      let former = places[item].flatMap { isVisible($0) ? $0 : nil }
      level = min(former.map(self.level(of:)) ?? level, parents.count - 1)
      parents.removeLast(parents.count - level - 1)
      let node = result.put([item], at: Place(parent: parents[level], next: nil))
      guard let former else { continue }
      result.nodes[node].isExpanded = nodes[former].isExpanded
      if nodes[former].isExpanded {
        parents.append(node)
      } else {
        result.graft(
          self, below: former, at: Place(parent: node, next: nil), omitting: named)
      }
    }
    return result
  }
}

extension ItemTree {
  /// The tree without items that are not among `items`, and without their descendants.
  func keeping(_ items: [Item]) -> ItemTree {
    guard items.count < places.count else { return self }
    var result = ItemTree()
    result.graft(
      self, at: Place(parent: Self.root, next: nil),
      omitting: Set(places.keys).subtracting(items))
    return result
  }
}
