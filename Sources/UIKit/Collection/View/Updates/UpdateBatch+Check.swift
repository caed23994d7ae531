// Checks of batches, with the texts of UIKit's exceptions (NSInternalInconsistencyException), before
// anything has changed.
extension UpdateBatch {
  /// Throws if changes refer to missing sections or items, contradict each other, or disagree with
  /// the counts before and after. Rules ERR-15, UPD-4.
  ///
  /// - Parameter targets: The number after the batch of each section before it.
  /// - Complexity: O(s + k log k), k the number of changes.
  func check(before: ItemCounts, after: ItemCounts, targets: [Int?]) throws(UpdateMisuse) {
    try checkSectionsExist(before: before.sectionCount, after: after.sectionCount)
    try sections.refuseContradictions("section")
    try checkItemsExist(before)
    try checkPlacesExist(after)
    try items.refuseContradictions("index path")
    try checkNumbers(before: before, after: after, targets: targets)
  }

  // MARK: Sections

  private func checkSectionsExist(before: Int, after: Int) throws(UpdateMisuse) {
    let known = "but there are only \(before) sections before the update"
    for section in sections.deleted.union(sections.reloaded).sorted() {
      try demand(unless: section < before, "attempt to delete section \(section), \(known)")
    }
    for move in sections.moved {
      try demand(
        unless: (0..<before).contains(move.from), "attempt to move section \(move.from), \(known)")
      try demand(
        unless: (0..<after).contains(move.to),
        """
        attempt to move section \(move.from) to section \(move.to), but there are only \(after) \
        sections after the update
        """)
    }
    for section in sections.inserted.sorted() {
      try demand(
        unless: section < after,
        """
        attempt to insert section \(section) but there are only \(after) sections after the update
        """)
    }
  }

  // MARK: Items

  private func checkItemsExist(_ before: ItemCounts) throws(UpdateMisuse) {
    for path in items.deleted.union(items.reloaded).sorted() {
      try checkExists(path, verb: "delete", in: before)
    }
    for move in items.moved { try checkExists(move.from, verb: "move", in: before) }
  }

  private func checkExists(_ path: IndexPath, verb: String, in before: ItemCounts)
    throws(UpdateMisuse)
  {
    try demand(
      unless: (0..<before.sectionCount).contains(path.section),
      """
      attempt to \(verb) item \(path.item) from section \(path.section), but there are only \
      \(before.sectionCount) sections before the update
      """)
    try demand(
      unless: before.contains(path),
      """
      attempt to \(verb) item \(path.item) from section \(path.section) which only contains \
      \(before.itemCount(inSection: path.section)) items before the update
      """)
  }

  private func checkPlacesExist(_ after: ItemCounts) throws(UpdateMisuse) {
    for path in items.inserted.sorted() { try checkIsPlace(path, verb: "insert", in: after) }
    for move in items.moved { try checkIsPlace(move.to, verb: "move", in: after) }
  }

  private func checkIsPlace(_ path: IndexPath, verb: String, in after: ItemCounts)
    throws(UpdateMisuse)
  {
    let attempt = "attempt to \(verb) item \(path.item) into section \(path.section), but there are"
    try demand(
      unless: (0..<after.sectionCount).contains(path.section),
      "\(attempt) only \(after.sectionCount) sections after the update")
    try demand(
      unless: after.contains(path),
      """
      \(attempt) only \(after.itemCount(inSection: path.section)) items in section \
      \(path.section) after the update
      """)
  }

  // MARK: Numbers

  private func checkNumbers(before: ItemCounts, after: ItemCounts, targets: [Int?])
    throws(UpdateMisuse)
  {
    let expected =
      before.sectionCount + sections.inserted.count - sections.deleted.count
    try demand(
      unless: after.sectionCount == expected,
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      collection view after the update (\(after.sectionCount)) must be equal to the number of \
      sections contained in the collection view before the update (\(before.sectionCount)), plus \
      or minus the number of sections inserted or deleted (\(sections.inserted.count) inserted, \
      \(sections.deleted.count) deleted).
      """, .numbers)
    let tally = ItemTally(self)
    for (section, target) in targets.enumerated() {
      guard let target, !sections.reloaded.contains(section) else { continue }
      try tally.check(
        from: section, count: before.itemCount(inSection: section),
        to: target, count: after.itemCount(inSection: target))
    }
  }
}

/// The numbers of items that a batch inserts, deletes and moves, by section.
private struct ItemTally {
  private var inserted: [Int: Int] = [:]
  private var deleted: [Int: Int] = [:]
  private var movedIn: [Int: Int] = [:]
  private var movedOut: [Int: Int] = [:]

  init(_ batch: UpdateBatch) {
    for path in batch.items.inserted { inserted[path.section, default: 0] += 1 }
    for path in batch.items.deleted { deleted[path.section, default: 0] += 1 }
    for move in batch.items.moved {
      movedIn[move.to.section, default: 0] += 1
      movedOut[move.from.section, default: 0] += 1
    }
  }

  /// Throws if the number of items of a section disagrees with the changes.
  func check(from section: Int, count old: Int, to target: Int, count new: Int)
    throws(UpdateMisuse)
  {
    let inserted = inserted[target] ?? 0
    let deleted = deleted[section] ?? 0
    let movedIn = movedIn[target] ?? 0
    let movedOut = movedOut[section] ?? 0
    try demand(
      unless: new == old + inserted - deleted + movedIn - movedOut,
      """
      Invalid update: invalid number of items in section \(target). The number of items contained \
      in an existing section after the update (\(new)) must be equal to the number of items \
      contained in that section before the update (\(old)), plus or minus the number of items \
      inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus \
      or minus the number of items moved into or out of that section (\(movedIn) moved in, \
      \(movedOut) moved out).
      """, .numbers)
  }
}

/// A mistake in a batch, with UIKit's text.
struct UpdateMisuse: Error {
  let message: String
  let cure: Cure

  /// The advice for the application.
  enum Cure: String {
    case places = """
      Deletions, reloads and the sources of moves name places before the update, insertions and \
      the targets of moves places after it.
      """
    case once = "Name each place once in a batch."
    case numbers = "Update the model before calling performBatchUpdates, or within its updates."
  }
}

/// Throws a mistake unless a condition holds.
func demand(
  unless condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  _ cure: UpdateMisuse.Cure = .places
) throws(UpdateMisuse) {
  if !condition() { throw UpdateMisuse(message: message(), cure: cure) }
}
