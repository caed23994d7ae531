/// The items of a section as a tree, some of them expanded.
///
/// A value type: a copy shares its content until it is changed. Items are unique. Misuse that
/// raises an exception in UIKit stops the program with the same message and without changes.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  var tree = ItemTree<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  init(_ tree: ItemTree<ItemIdentifierType>) {
    self.tree = tree
  }

  // MARK: Changing

  /// Appends items to the children of a parent, by default to the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    carryOut(items) { (items) throws(SnapshotMisuse) in
      try tree.append(items, to: parent)
    }
  }

  /// Inserts items before an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    carryOut(items) { (items) throws(SnapshotMisuse) in
      try tree.insert(items, side: .before, of: item)
    }
  }

  /// Inserts items after an item and its descendants, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    carryOut(items) { (items) throws(SnapshotMisuse) in
      try tree.insert(items, side: .after, of: item)
    }
  }

  /// Deletes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    carryOut(items) { (items) throws(SnapshotMisuse) in try tree.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    tree = ItemTree()
  }

  /// Expands items; unknown items are ignored.
  ///
  /// The children of an expanded item are visible if the item is.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    tree.setExpanded(items, true)
  }

  /// Collapses items; unknown items are ignored.
  ///
  /// Their descendants stay expanded or collapsed, which counts when they are visible again.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    tree.setExpanded(items, false)
  }

  /// Replaces the descendants of a parent, which stays expanded or collapsed.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    carryOut(snapshot.items) { (items) throws(SnapshotMisuse) in
      try tree.replaceChildren(of: parent, snapshot.tree.keeping(items))
    }
  }

  // MARK: Asking

  /// All items, parents before their children.
  ///
  /// - Complexity: O(n).
  public var items: [ItemIdentifierType] { tree.items() }

  /// The items without a parent.
  ///
  /// - Complexity: O(k), k their number.
  public var rootItems: [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    var next = tree.nodes[ItemTree<ItemIdentifierType>.root].firstChild
    while let node = next {
      if let item = tree.nodes[node].item { items.append(item) }
      next = tree.nodes[node].next
    }
    return items
  }

  /// The items whose parents all are expanded, in the order of a list.
  ///
  /// - Complexity: O(k), k their number.
  public var visibleItems: [ItemIdentifierType] { tree.items(onlyVisible: true) }

  /// The expanded items, visible or not.
  ///
  /// - Complexity: O(n).
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// Whether an item, which must be in the snapshot, is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    node(of: item).map { tree.nodes[$0].isExpanded } ?? false
  }

  /// Whether all parents of an item, which must be in the snapshot, are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    node(of: item).map(tree.isVisible) ?? false
  }

  /// Whether an item is in the snapshot.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool {
    tree.places[item] != nil
  }

  /// The number of parents of an item, which must be in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    node(of: item).map(tree.level) ?? 0
  }

  /// The index of an item in ``items``; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(n).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The parent of an item, which must be in the snapshot; nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    node(of: child).flatMap { tree.nodes[tree.nodes[$0].parent].item }
  }

  /// The descendants of a parent, expanded as in this snapshot.
  ///
  /// - Parameter includingParent: Whether the parent is the root item of the result; otherwise its
  ///   children are.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    answer(NSDiffableDataSourceSectionSnapshot()) { () throws(SnapshotMisuse) in
      Self(try tree.subtree(of: parent, includingParent: includingParent))
    }
  }

  /// The tree as text: a line for each item, indented by two spaces per level, with `+` for
  /// expanded and `-` for collapsed items, and `*` for visible items.
  ///
  /// The first line of UIKit also has the address of an object, which a value does not have.
  /// Rule TREE-9.
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
