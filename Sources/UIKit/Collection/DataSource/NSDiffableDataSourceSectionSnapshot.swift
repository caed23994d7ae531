/// What a section shows at one moment: a tree of items, some of them expanded.
///
/// A value: a copy shares its content until it is changed. Every item is in it once. Misuse that
/// UIKit answers with an exception stops the program with the same text and changes nothing before.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  var tree = ItemTree<ItemIdentifierType>()

  /// An empty snapshot.
  public init() {}

  /// A copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  init(_ tree: ItemTree<ItemIdentifierType>) {
    self.tree = tree
  }

  // MARK: Changing

  /// Appends to the children of a parent, by default to the outermost items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    carryOut(items) { (items) throws(SnapshotMisuse) in
      try tree.append(items, to: parent)
    }
  }

  /// Inserts before an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    carryOut(items) { (items) throws(SnapshotMisuse) in
      try tree.insert(items, side: .before, of: item)
    }
  }

  /// Inserts after an item and all that is below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    carryOut(items) { (items) throws(SnapshotMisuse) in
      try tree.insert(items, side: .after, of: item)
    }
  }

  /// Deletes items with all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    carryOut(items) { (items) throws(SnapshotMisuse) in try tree.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    tree = ItemTree()
  }

  /// Has what is below items be visible; passes over those that are not in the snapshot.
  ///
  /// What is below an expanded item is visible if the item is.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    tree.setExpanded(items, true)
  }

  /// Hides what is below items; passes over those that are not in the snapshot.
  ///
  /// What is below stays expanded or not as it is, until it is visible again.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    tree.setExpanded(items, false)
  }

  /// Replaces all that is below a parent; whether that is expanded stays.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    carryOut(snapshot.items) { (items) throws(SnapshotMisuse) in
      try tree.replaceChildren(of: parent, snapshot.tree.keeping(items))
    }
  }

  // MARK: Asking

  /// All items, each before those below it. - Complexity: O(n).
  public var items: [ItemIdentifierType] { tree.items() }

  /// The items without a parent. - Complexity: O(k), k their number.
  public var rootItems: [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    var next = tree.nodes[ItemTree<ItemIdentifierType>.root].firstChild
    while let node = next {
      if let item = tree.nodes[node].item { items.append(item) }
      next = tree.nodes[node].next
    }
    return items
  }

  /// The items of which all parents are expanded, as a list shows them.
  ///
  /// - Complexity: O(k), k their number.
  public var visibleItems: [ItemIdentifierType] { tree.items(onlyVisible: true) }

  /// The items that are expanded, visible or not. - Complexity: O(n).
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// The item must be in the snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    node(of: item).map { tree.nodes[$0].isExpanded } ?? false
  }

  /// Whether all parents of an item are expanded. The item must be in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    node(of: item).map(tree.isVisible) ?? false
  }

  /// - Complexity: O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool {
    tree.places[item] != nil
  }

  /// How many parents are above an item, which must be in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    node(of: item).map(tree.level) ?? 0
  }

  /// The place of an item in ``items``; nil if it is not there. - Complexity: O(n).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Nil for an outermost item. The item must be in the snapshot.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    node(of: child).flatMap { tree.nodes[tree.nodes[$0].parent].item }
  }

  /// What is below a parent, expanded as here.
  ///
  /// - Parameter includingParent: Whether the parent is the outermost item of what is answered;
  ///   without it, its children are.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    answer(NSDiffableDataSourceSectionSnapshot()) { () throws(SnapshotMisuse) in
      Self(try tree.subtree(of: parent, includingParent: includingParent))
    }
  }

  /// The tree as text: an item a line, two spaces for each level, `+` before what is expanded and
  /// `-` before what is not, then `*` for what is visible.
  ///
  /// UIKit's has the address of an object in its first line; a value has none. Rule TREE-9.
  public func visualDescription() -> String {
    var text = "<NSDiffableDataSourceSectionSnapshot"
    tree.forEach { node, level in
      guard let item = tree.nodes[node].item else { return }
      let indent = String(repeating: "  ", count: level)
      let mark = tree.nodes[node].isExpanded ? "+" : "-"
      text += "\n\(indent)\(mark)\(tree.isVisible(node) ? "*" : " ")\(item)"
    }
    return text + "\n>"
  }

  private func node(of item: ItemIdentifierType) -> Int? {
    answer(nil) { () throws(SnapshotMisuse) in try tree.place(of: item) }
  }
}
