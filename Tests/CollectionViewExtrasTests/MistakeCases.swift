import CollectionViewExtras
import UIKit

/// A mistake that UIKit raises an exception for, made on purpose.
///
/// All together these are the exceptions of `docs/behaviours/exceptions.md`, and those of numbers,
/// registrations and movements.
struct MistakeCase: Sendable, CustomStringConvertible {
  let name: String
  /// What UIKit's exception begins with.
  let text: String
  /// What is left when the program goes on.
  let outcome: String
  /// Makes the mistake and says what is left.
  let make: @MainActor @Sendable () -> String

  var description: String { name }

  init(
    _ name: String, _ text: String, leaves outcome: String,
    _ make: @escaping @MainActor @Sendable () -> String
  ) {
    self.name = name
    self.text = text
    self.outcome = outcome
    self.make = make
  }

  static let all =
    snapshots + marks + moves + trees + views + updates + movements + layouts

  static func named(_ name: String) -> MistakeCase? { all.first { $0.name == name } }

  // MARK: Snapshots (behaviour 14.1)

  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A snapshot of a: 1, 2 and b: 3 after a change, as text.
  private static func after(_ change: (inout Snapshot) -> Void) -> String {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    change(&snapshot)
    return text(snapshot)
  }

  private static func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      let items = snapshot.itemIdentifiers(inSection: section).map(String.init)
      return "\(section) \(items.joined(separator: ","))"
    }.joined(separator: " ")
  }

  private static let same = "a 1,2 b 3"

  private static var one: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    return snapshot
  }

  private static let snapshots = [
    MistakeCase(
      "a section that is there",
      "Diffable data source detected an attempt to insert or append 1 section identifier",
      leaves: "a 1,2 b 3 c "
    ) { after { $0.appendSections(["a", "c"]) } },
    MistakeCase(
      "two sections that are there",
      "Diffable data source detected an attempt to insert or append 2 section identifiers that",
      leaves: "a 1,2 b 3 c "
    ) { after { $0.appendSections(["a", "b", "c"]) } },
    MistakeCase(
      "a section that is there, inserted",
      "Diffable data source detected an attempt to insert or append 1 section identifier",
      leaves: "c  a 1,2 b 3"
    ) { after { $0.insertSections(["b", "c"], beforeSection: "a") } },
    MistakeCase(
      "an item twice",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    4\n)}",
      leaves: "a 1,2 b 3,4,5"
    ) { after { $0.appendItems([4, 5, 4]) } },
    MistakeCase(
      "an item twice in a long list", "Fatal: supplied item identifiers are not unique.",
      leaves: "a 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19"
    ) {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(Array(0..<20) + [7])
      return text(snapshot)
    },
    MistakeCase(
      "a section twice", "Fatal: supplied section identifiers are not unique.",
      leaves: "a 1,2 b 3 c "
    ) { after { $0.appendSections(["c", "c"]) } },
    MistakeCase(
      "an item twice, inserted", "Fatal: supplied item identifiers are not unique.",
      leaves: "a 4,1,2 b 3"
    ) { after { $0.insertItems([4, 4], beforeItem: 1) } },
    MistakeCase(
      "a section twice, inserted", "Fatal: supplied section identifiers are not unique.",
      leaves: "a 1,2 c  b 3"
    ) { after { $0.insertSections(["c", "c"], afterSection: "a") } },
    MistakeCase(
      "an item twice, deleted", "Fatal: supplied item identifiers are not unique.",
      leaves: "a 2 b 3"
    ) { after { $0.deleteItems([1, 1]) } },
    MistakeCase(
      "a section twice, deleted", "Fatal: supplied section identifiers are not unique.",
      leaves: "b 3"
    ) { after { $0.deleteSections(["a", "a"]) } },
    MistakeCase(
      "no section", "There are currently no sections in the data source.", leaves: ""
    ) {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      return text(snapshot)
    },
    MistakeCase("a count of no section", "Section identifier was not found.", leaves: "0") {
      String(Snapshot().numberOfItems(inSection: "x"))
    },
    MistakeCase("items of no section", "Section identifier was not found.", leaves: "[]") {
      "\(Snapshot().itemIdentifiers(inSection: "x"))"
    },
    MistakeCase(
      "items to no section", "Invalid parameter not satisfying: section != NSNotFound",
      leaves: same
    ) { after { $0.appendItems([9], toSection: "x") } },
    MistakeCase(
      "items beside none", "Invalid parameter not satisfying: section != NSNotFound", leaves: same
    ) { after { $0.insertItems([9], beforeItem: 8) } },
    MistakeCase(
      "items behind none", "Invalid parameter not satisfying: section != NSNotFound", leaves: same
    ) { after { $0.insertItems([9], afterItem: 8) } },
    MistakeCase(
      "sections beside none", "Invalid parameter not satisfying: insertIndex != NSNotFound",
      leaves: same
    ) { after { $0.insertSections(["c"], afterSection: "x") } },
    MistakeCase(
      "sections before none", "Invalid parameter not satisfying: insertIndex != NSNotFound",
      leaves: same
    ) { after { $0.insertSections(["c"], beforeSection: "x") } },
    MistakeCase(
      "items beside themselves", "Invalid update: destination for insertion operation [2]",
      leaves: "a 1,2,9 b 3"
    ) { after { $0.insertItems([9, 2], afterItem: 2) } },
    MistakeCase(
      "sections beside themselves", "Invalid update: destination for insertion operation [a]",
      leaves: "c  a 1,2 b 3"
    ) { after { $0.insertSections(["c", "a"], beforeSection: "a") } },
  ]

  private static let marks = [
    MistakeCase(
      "an item twice, reloaded", "Fatal: supplied item identifiers are not unique.", leaves: "[1]"
    ) {
      var snapshot = one
      snapshot.reloadItems([1, 1])
      return "\(snapshot.reloadedItemIdentifiers)"
    },
    MistakeCase(
      "an item twice, reconfigured", "Fatal: supplied item identifiers are not unique.",
      leaves: "[1]"
    ) {
      var snapshot = one
      snapshot.reconfigureItems([1, 1])
      return "\(snapshot.reconfiguredItemIdentifiers)"
    },
    MistakeCase(
      "a section twice, reloaded", "Fatal: supplied section identifiers are not unique.",
      leaves: "[\"a\"]"
    ) {
      var snapshot = one
      snapshot.reloadSections(["a", "a"])
      return "\(snapshot.reloadedSectionIdentifiers)"
    },
    MistakeCase(
      "a reload of no item",
      "Attempted to reload item identifier that does not exist in the snapshot: 8", leaves: "[1]"
    ) {
      var snapshot = one
      snapshot.reloadItems([8, 1])
      return "\(snapshot.reloadedItemIdentifiers)"
    },
    MistakeCase(
      "a reload of no section",
      "Attempted to reload section identifier that does not exist in the snapshot: x",
      leaves: "[]"
    ) {
      var snapshot = Snapshot()
      snapshot.reloadSections(["x"])
      return "\(snapshot.reloadedSectionIdentifiers)"
    },
    MistakeCase(
      "a reconfiguration of no item",
      "Attempted to reconfigure item identifier that does not exist in the snapshot: 8",
      leaves: "[]"
    ) {
      var snapshot = Snapshot()
      snapshot.reconfigureItems([8])
      return "\(snapshot.reconfiguredItemIdentifiers)"
    },
  ]

  private static let moves = [
    MistakeCase(
      "a move of no item", "Invalid parameter not satisfying: fromIndex != NSNotFound",
      leaves: same
    ) { after { $0.moveItem(8, beforeItem: 1) } },
    MistakeCase(
      "a move of no item behind one", "Invalid parameter not satisfying: fromIndex != NSNotFound",
      leaves: same
    ) { after { $0.moveItem(8, afterItem: 1) } },
    MistakeCase(
      "a move to no item", "Invalid parameter not satisfying: toIndex != NSNotFound", leaves: same
    ) { after { $0.moveItem(1, afterItem: 8) } },
    MistakeCase(
      "a move of an item to itself", "Invalid update: item identifier 1 cannot be moved",
      leaves: same
    ) { after { $0.moveItem(1, afterItem: 1) } },
    MistakeCase(
      "a move of no section", "Invalid parameter not satisfying: fromSection != NSNotFound",
      leaves: same
    ) { after { $0.moveSection("x", beforeSection: "a") } },
    MistakeCase(
      "a move of a section before none",
      "Invalid parameter not satisfying: toSection != NSNotFound", leaves: same
    ) { after { $0.moveSection("a", beforeSection: "x") } },
    MistakeCase(
      "a move to no section", "Invalid parameter not satisfying: toSection != NSNotFound",
      leaves: same
    ) { after { $0.moveSection("a", afterSection: "x") } },
    MistakeCase(
      "a move of a section to itself", "Invalid update: section identifier a cannot be moved",
      leaves: same
    ) { after { $0.moveSection("a", afterSection: "a") } },
  ]

  // MARK: Section snapshots (behaviour 14.3)

  typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  /// A tree of 1 (11), 2 after a change.
  private static func tree(_ change: (inout Tree) -> Void) -> String {
    var tree = Tree()
    tree.append([1, 2])
    tree.append([11], to: 1)
    change(&tree)
    return "\(tree.items)"
  }

  private static let trees = [
    MistakeCase(
      "an item that is in the tree",
      """
      Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
          11
      )}
      """, leaves: "[1, 11, 2, 5]"
    ) { tree { $0.append([11, 5]) } },
    MistakeCase(
      "an item that is in the tree, inserted before one",
      "Identifiers in a section snapshot must be unique.", leaves: "[1, 11, 5, 2]"
    ) { tree { $0.insert([1, 5], before: 2) } },
    MistakeCase(
      "an item that is in the tree, inserted after one",
      "Identifiers in a section snapshot must be unique.", leaves: "[1, 11, 5, 2]"
    ) { tree { $0.insert([5, 2], after: 1) } },
    MistakeCase(
      "an item twice in a list for a tree", "Identifiers in a section snapshot must be unique.",
      leaves: "[1, 11, 2, 5]"
    ) { tree { $0.append([5, 5]) } },
    MistakeCase(
      "a parent that is not in the tree",
      "Parent item identifier does not exist in section snapshot: 8", leaves: "[1, 11, 2]"
    ) { tree { $0.append([5], to: 8) } },
    MistakeCase(
      "an insertion before nothing",
      "Item identifier to insert before does not exist in section snapshot: 8",
      leaves: "[1, 11, 2]"
    ) { tree { $0.insert([5], before: 8) } },
    MistakeCase(
      "an insertion after nothing",
      "Item identifier to insert after does not exist in section snapshot: 8",
      leaves: "[1, 11, 2]"
    ) { tree { $0.insert([5], after: 8) } },
    MistakeCase(
      "a deletion of nothing", "Failed to find index of item 8", leaves: "[1, 11]"
    ) { tree { $0.delete([8, 2]) } },
    MistakeCase(
      "children that are elsewhere in the tree",
      "Identifiers in a section snapshot must be unique.", leaves: "[1, 11, 2, 5]"
    ) {
      tree {
        var children = Tree()
        children.append([11, 5])
        $0.replace(childrenOf: 2, using: children)
      }
    },
    MistakeCase(
      "children of nothing", "Parent item identifier does not exist in section snapshot: 8",
      leaves: "[1, 11, 2]"
    ) { tree { $0.replace(childrenOf: 8, using: Tree()) } },
    MistakeCase(
      "a part of nothing", "Parent item identifier does not exist in section snapshot: 8",
      leaves: "[]"
    ) { "\(Tree().snapshot(of: 8).items)" },
    MistakeCase(
      "the level of nothing", "Item identifier does not exist in section snapshot: 8",
      leaves: "0"
    ) { "\(Tree().level(of: 8))" },
    MistakeCase(
      "the parent of nothing", "Item identifier does not exist in section snapshot: 8",
      leaves: "nil"
    ) { "\(Tree().parent(of: 8).map(String.init) ?? "nil")" },
    MistakeCase(
      "whether nothing is expanded", "Item identifier does not exist in section snapshot: 8",
      leaves: "false"
    ) { "\(Tree().isExpanded(8))" },
    MistakeCase(
      "whether nothing is visible", "Item identifier does not exist in section snapshot: 8",
      leaves: "false"
    ) { "\(Tree().isVisible(8))" },
  ]
}
