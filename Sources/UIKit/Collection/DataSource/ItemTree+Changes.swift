// The operations on section snapshots. Each checks everything before it changes anything; asked to
// do nothing, it does not look at where.
extension ItemTree {
  /// Which side of an item others go to.
  enum Side: String {
    case before
    case after
  }

  /// Appends to the children of `parent`; nil stands for the outermost level. Rule TREE-1.
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

  /// Inserts beside an item, behind all that is below it if after it. Rule TREE-2.
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

  /// Deletes items with all that is below them. Rule TREE-4.
  mutating func delete(_ items: [Item]) throws(SnapshotMisuse) {
    let unknown = items.indices.filter { places[items[$0]] == nil }
    if let first = unknown.first { throw .notFound(items[first], leavingOut: unknown) }
    for item in items {
      if let node = places[item] { remove(node) }
    }
  }

  /// Passes over items that are not there. Rule TREE-5.
  mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      if let node = places[item] { nodes[node].isExpanded = isExpanded }
    }
  }

  /// Replaces all that is below a parent; whether that is expanded stays. Rule TREE-7.
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

  /// Rule TREE-14.
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
  /// The tree of which `items` are visible.
  ///
  /// Items that were visible stay at their levels as far as their new neighbours allow, with what is
  /// hidden below them. New ones are at the level of those before them. What is not named goes, with
  /// what is hidden below it. Rule TREE-11.
  ///
  /// - Complexity: O(n).
  func showing(_ items: [Item]) -> ItemTree {
    let named = Set(items)
    var result = ItemTree()
    // The last item of each level that others may be below; the root comes first.
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
  /// The tree without what is not among `items`, and all that is below that.
  func keeping(_ items: [Item]) -> ItemTree {
    guard items.count < places.count else { return self }
    var result = ItemTree()
    result.graft(
      self, at: Place(parent: Self.root, next: nil),
      omitting: Set(places.keys).subtracting(items))
    return result
  }
}
