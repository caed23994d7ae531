import Testing

@testable import UIKit

/// Replays what Apple's snapshot answered, refusals included.
///
/// Needs `@testable`: a refusal stops the program, so the refusing operations are asked below the
/// public methods, where they throw.
@Suite struct SnapshotRecordingTests {
  typealias Storage = SnapshotStorage<String, String>

  @Test(arguments: SnapshotRecordings.all)
  func `recorded operations end in the recorded states`(
    _ recording: SnapshotRecordings.Case
  ) throws {
    var storage = try storage(of: recording.inputs.startsWith)
    for step in recording.steps {
      let misuse = perform(step, on: &storage)
      guard misuse != .notExpressible else {
        storage = try self.storage(of: step.state)
        continue
      }
      #expect(misuse == expectedMisuse(step), "\(recording.id): \(step.op) \(step.args)")
      let state = storage.settledRecords.map {
        SnapshotRecordings.SectionContent(section: $0.identifier, items: $0.items)
      }
      #expect(state == step.state, "\(recording.id): \(step.op) \(step.args)")
    }
  }

  private func storage(of content: [SnapshotRecordings.SectionContent]) throws -> Storage {
    var storage = Storage()
    for section in content {
      try storage.appendSections([section.section])
      try storage.appendItems(section.items, to: section.section)
    }
    return storage
  }

  private enum Outcome: Equatable {
    case fine
    /// Swift has no nil to pass here.
    case notExpressible
    case refused(String)
  }

  private func perform(_ step: SnapshotRecordings.Step, on storage: inout Storage) -> Outcome {
    do {
      return try run(step, on: &storage) ? .fine : .notExpressible
    } catch {
      return .refused(reason(error.message))
    }
  }

  /// - Returns: Whether the step can be written in Swift.
  private func run(
    _ step: SnapshotRecordings.Step, on storage: inout Storage
  ) throws(SnapshotMisuse) -> Bool {
    var many: [String]?
    var names: [String] = []
    var hasNil = false
    for argument in step.args {
      switch argument {
      case .none: hasNil = true
      case .one(let name): names.append(name)
      case .many(let list): many = list
      }
    }
    guard !hasNil else { return false }
    switch (step.op, many, names.count) {
    case ("deleteAllItems", _, _): storage.deleteAll()
    case ("appendItems", let list?, 0): try storage.appendItems(list, to: nil)
    case ("appendItemsTo", let list?, 1): try storage.appendItems(list, to: names[0])
    case ("insertItemsBefore", let list?, 1):
      try storage.insertItems(list, beside: names[0], distance: 0)
    case ("insertItemsAfter", let list?, 1):
      try storage.insertItems(list, beside: names[0], distance: 1)
    case ("deleteItems", let list?, 0): try storage.deleteItems(list)
    case ("moveItemBefore", nil, 2): try storage.moveItem(names[0], beside: names[1], distance: 0)
    case ("moveItemAfter", nil, 2): try storage.moveItem(names[0], beside: names[1], distance: 1)
    case ("reloadItems", let list?, 0): try storage.checkMarks(list, "reload")
    case ("appendSections", let list?, 0): try storage.appendSections(list)
    case ("insertSectionsBefore", let list?, 1):
      try storage.insertSections(list, beside: names[0], distance: 0)
    case ("insertSectionsAfter", let list?, 1):
      try storage.insertSections(list, beside: names[0], distance: 1)
    case ("deleteSections", let list?, 0): try storage.deleteSections(list)
    case ("moveSectionBefore", nil, 2):
      try storage.moveSection(names[0], beside: names[1], distance: 0)
    case ("moveSectionAfter", nil, 2):
      try storage.moveSection(names[0], beside: names[1], distance: 1)
    case ("reloadSections", let list?, 0): try storage.checkSectionMarks(list)
    case ("numberOfItemsInSection", nil, 1), ("itemIdentifiersInSection", nil, 1):
      _ = try storage.settledItems(of: names[0])
    default:
      Issue.record("unknown step \(step.op) \(step.args)")
      return false
    }
    return true
  }

  private func expectedMisuse(_ step: SnapshotRecordings.Step) -> Outcome {
    guard step.outcome == "raises", let reason = step.reason else { return .fine }
    let inList = "destination-in-list"
    return .refused(reason.hasPrefix(inList) ? inList : reason)
  }

  /// The recordings' key for a message.
  private func reason(_ message: String) -> String {
    let parameter = "Invalid parameter not satisfying: "
    if message.hasPrefix(parameter) { return "param " + message.dropFirst(parameter.count) }
    let keys = [
      ("There are currently no sections", "no-sections"),
      ("Section identifier was not found", "section-not-found"),
      ("Fatal: supplied", "duplicate-in-argument"),
      ("Diffable data source detected an attempt", "section-exists"),
      ("Attempted to reload item", "reload-unknown-item"),
      ("Attempted to reload section", "reload-unknown-section"),
      ("Invalid update: item identifier", "move-item-to-itself"),
      ("Invalid update: section identifier", "move-section-to-itself"),
    ]
    for (beginning, key) in keys where message.hasPrefix(beginning) { return key }
    if message.hasPrefix("Invalid update: destination for insertion") {
      return "destination-in-list"
    }
    return message
  }
}
