import Testing

@testable import UIKit

/// Replays what Apple's section snapshot answered, refusals included.
///
/// Needs `@testable`: a refusal stops the program, so the refusing operations are asked below the
/// public methods, where they throw.
@Suite struct SectionSnapshotRecordingTests {
  typealias Tree = ItemTree<String>
  typealias Row = SectionSnapshotRecordings.Row
  typealias Step = SectionSnapshotRecordings.Step

  @Test func `there are all recorded cases`() {
    #expect(SectionSnapshotRecordings.all.count == 157)
    #expect(SectionSnapshotRecordings.all.reduce(0) { $0 + $1.steps.count } == 1160)
  }

  @Test(arguments: SectionSnapshotRecordings.all)
  func `recorded operations end in the recorded trees`(
    _ recording: SectionSnapshotRecordings.Case
  ) throws {
    var tree = Tree()
    if recording.inputs.startsWith != "empty" {
      // "roots a b c; d e in a; f in d; g in c; nothing expanded"
      try tree.append(["a", "b", "c"], to: nil)
      try tree.append(["d", "e"], to: "a")
      try tree.append(["f"], to: "d")
      try tree.append(["g"], to: "c")
    }
    for step in recording.steps {
      let comment: Comment = "\(recording.id): \(step.op) \(step.args)"
      do throws(SnapshotMisuse) {
        let result = try run(step, on: &tree)
        #expect(step.outcome == "ok" || isWithNil(step), comment)
        if let expected = step.result { #expect(result.map(rows) == expected, comment) }
      } catch {
        #expect(reason(error.message) == step.reason, comment)
      }
      #expect(rows(tree) == step.state, comment)
    }
  }

  private func rows(_ tree: Tree) -> [Row] {
    var rows: [Row] = []
    tree.forEach { node, level in
      let item = tree.nodes[node].item ?? "?"
      rows.append(Row(item: item, level: level, isExpanded: tree.nodes[node].isExpanded))
    }
    return rows
  }

  /// Whether nil is passed for an item, for which Swift has nothing.
  private func isWithNil(_ step: Step) -> Bool {
    step.args.contains { if case .none = $0 { true } else { false } }
  }

  /// Carries out a step. Nil for a list is none; other steps with nil are not carried out.
  ///
  /// Recorded insertions of snapshots are of items without children; in Swift there is no such
  /// method, and those items are inserted.
  ///
  /// - Returns: What the step answers, if that is a snapshot.
  private func run(_ step: Step, on tree: inout Tree) throws(SnapshotMisuse) -> Tree? {
    var many: [String] = []
    var names: [String] = []
    var flag = false
    for argument in step.args {
      switch argument {
      case .none: break
      case .one(let name): names.append(name)
      case .many(let list): many = list
      case .flag(let value): flag = value
      }
    }
    switch (step.op, names.first) {
    case ("append", _): try tree.append(many, to: nil)
    case ("appendTo", let parent?): try tree.append(many, to: parent)
    case ("insertBefore", let item?), ("insertSnapshotBefore", let item?):
      try tree.insert(many, side: .before, of: item)
    case ("insertAfter", let item?), ("insertSnapshotAfter", let item?):
      try tree.insert(many, side: .after, of: item)
    case ("delete", _): try tree.delete(many)
    case ("expand", _): tree.setExpanded(many, true)
    case ("collapse", _): tree.setExpanded(many, false)
    case ("replaceChildren", let parent?): try tree.replaceChildren(of: parent, Tree(many))
    case ("levelOf", let item?): _ = tree.level(of: try tree.place(of: item))
    case ("snapshotOfParent", let parent?):
      return try tree.subtree(of: parent, includingParent: flag)
    default:
      guard isWithNil(step) else {
        Issue.record("unknown step \(step.op) \(step.args)")
        return nil
      }
    }
    return nil
  }

  /// The recordings' key for a message.
  private func reason(_ message: String) -> String {
    let keys = [
      ("Parent item identifier does not exist in section snapshot: ", "unknown-parent"),
      (
        "Item identifier to insert before does not exist in section snapshot: ",
        "unknown-insert-before"
      ),
      (
        "Item identifier to insert after does not exist in section snapshot: ",
        "unknown-insert-after"
      ),
      ("Failed to find index of item ", "unknown-delete"),
      ("Item identifier does not exist in section snapshot: ", "unknown-item"),
      (
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(",
        "section-duplicate"
      ),
    ]
    for (beginning, key) in keys where message.hasPrefix(beginning) { return key }
    return message
  }
}
