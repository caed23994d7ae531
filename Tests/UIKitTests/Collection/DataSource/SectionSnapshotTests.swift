import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// a (a1 (x, y), a2), b, c (c1); a and c are expanded.
  static var family: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b", "c"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["x", "y"], to: "a1")
    snapshot.append(["c1"], to: "c")
    snapshot.expand(["a", "c", "nobody"])
    return snapshot
  }

  @Test func `a snapshot tells of its tree`() {
    let snapshot = Self.family
    #expect(snapshot.items == ["a", "a1", "x", "y", "a2", "b", "c", "c1"])
    #expect(snapshot.rootItems == ["a", "b", "c"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b", "c", "c1"])
    #expect(snapshot.expandedItems == ["a", "c"])
    #expect(snapshot.isExpanded("a"))
    #expect(!snapshot.isExpanded("a1"))
    #expect(snapshot.isVisible("a1"))
    #expect(!snapshot.isVisible("x"))
    #expect(snapshot.contains("x"))
    #expect(!snapshot.contains("nobody"))
    #expect(["a", "a1", "x"].map(snapshot.level) == [0, 1, 2])
    #expect(snapshot.index(of: "y") == 3)
    #expect(snapshot.index(of: "nobody") == nil)
    #expect(snapshot.parent(of: "x") == "a1")
    #expect(snapshot.parent(of: "a") == nil)
  }

  @Test func `a snapshot draws itself as text`() {
    #expect(
      Self.family.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot
        +*a
          -*a1
            - x
            - y
          -*a2
        -*b
        +*c
          -*c1
        >
        """)
  }

  @Test func `items are inserted beside others at their level`() {
    var snapshot = Self.family
    snapshot.insert(["p"], before: "a2")
    snapshot.insert(["q", "r"], after: "a1")
    #expect(snapshot.items == ["a", "a1", "x", "y", "q", "r", "p", "a2", "b", "c", "c1"])
    #expect(["p", "q", "r"].allSatisfy { snapshot.parent(of: $0) == "a" })
  }

  @Test func `deleting takes what is below along`() {
    var snapshot = Self.family
    let copy = Snapshot(snapshot)
    snapshot.delete(["a1", "b"])
    #expect(snapshot.items == ["a", "a2", "c", "c1"])
    snapshot.append(["x"], to: "c1")
    #expect(snapshot.items == ["a", "a2", "c", "c1", "x"])
    snapshot.deleteAll()
    #expect(snapshot.items == [])
    #expect(copy.items == Self.family.items)
  }

  @Test func `what was collapsed keeps what is expanded below it`() {
    var snapshot = Self.family
    snapshot.expand(["a1"])
    snapshot.collapse(["a"])
    #expect(snapshot.visibleItems == ["a", "b", "c", "c1"])
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "x", "y", "a2", "b", "c", "c1"])
  }

  @Test func `a part of a snapshot is a snapshot`() {
    var snapshot = Self.family
    snapshot.expand(["a1"])
    let children = snapshot.snapshot(of: "a")
    #expect(children.rootItems == ["a1", "a2"])
    #expect(children.expandedItems == ["a1"])
    let whole = snapshot.snapshot(of: "a", includingParent: true)
    #expect(whole.rootItems == ["a"])
    #expect(whole.expandedItems == ["a", "a1"])
    #expect(snapshot.snapshot(of: "b").items == [])
  }

  @Test func `children are replaced by a tree`() {
    var snapshot = Self.family
    var children = Snapshot()
    children.append(["a2", "n"])
    children.append(["m"], to: "n")
    children.expand(["n"])
    snapshot.replace(childrenOf: "a", using: children)
    #expect(snapshot.items == ["a", "a2", "n", "m", "b", "c", "c1"])
    #expect(snapshot.expandedItems == ["a", "n", "c"])
  }

  // MARK: Against a model

  /// A tree as a list of items with their levels.
  struct Model {
    var rows: [(item: Int, level: Int, isExpanded: Bool)] = []

    func index(_ item: Int) -> Int? { rows.firstIndex { $0.item == item } }

    /// The end of what is below the row at `index`.
    func end(_ index: Int) -> Int {
      let level = rows[index].level
      return rows[(index + 1)...].firstIndex { $0.level <= level } ?? rows.count
    }

    mutating func insert(_ items: [Int], level: Int, at index: Int) {
      rows.insert(contentsOf: items.map { ($0, level, false) }, at: index)
    }

    var visible: [Int] {
      var hiddenBelow = Int.max
      return rows.compactMap { row in
        if row.level > hiddenBelow { return nil }
        hiddenBelow = row.isExpanded ? .max : row.level
        return row.item
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `random operations agree with a list of levels`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model = Model()
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    for step in 0..<200 {
      change(&snapshot, &model, &random)
      let comment: Comment = "seed \(seed), step \(step)"
      #expect(snapshot.items == model.rows.map(\.item), comment)
      #expect(model.rows.allSatisfy { snapshot.level(of: $0.item) == $0.level }, comment)
      #expect(snapshot.visibleItems == model.visible, comment)
      #expect(snapshot.expandedItems == model.rows.filter(\.isExpanded).map(\.item), comment)
    }
  }

  private func change(
    _ snapshot: inout NSDiffableDataSourceSectionSnapshot<Int>, _ model: inout Model,
    _ random: inout SplitMix64
  ) {
    let fresh = Set((0..<5).map { _ in Int.random(in: 0..<200, using: &random) })
      .filter { model.index($0) == nil }.sorted()
    guard let at = model.rows.indices.randomElement(using: &random) else {
      snapshot.append(fresh)
      return model.insert(fresh, level: 0, at: 0)
    }
    let (item, level) = (model.rows[at].item, model.rows[at].level)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      snapshot.append(fresh)
      model.insert(fresh, level: 0, at: model.rows.count)
    case 1:
      snapshot.append(fresh, to: item)
      model.insert(fresh, level: level + 1, at: model.end(at))
    case 2:
      snapshot.insert(fresh, before: item)
      model.insert(fresh, level: level, at: at)
    case 3:
      snapshot.insert(fresh, after: item)
      model.insert(fresh, level: level, at: model.end(at))
    case 4 where model.rows.count > 20:
      snapshot.delete([item])
      model.rows.removeSubrange(at..<model.end(at))
    case 5:
      var part = NSDiffableDataSourceSectionSnapshot<Int>()
      part.append(fresh)
      snapshot.replace(childrenOf: item, using: part)
      model.rows.removeSubrange((at + 1)..<model.end(at))
      model.insert(fresh, level: level + 1, at: at + 1)
    case 6:
      snapshot.collapse([item])
      model.rows[at].isExpanded = false
    default:
      snapshot.expand([item])
      model.rows[at].isExpanded = true
    }
  }
}
