// Refusing what cannot be done, in the words of UIKit's exceptions (NSInternalInconsistencyException)
// and before anything has changed.
extension UpdateBatch {
  /// Refuses changes of what is not there, changes that contradict each other, and changes that do
  /// not lead from the numbers before to those after.
  ///
  /// - Parameter targets: What became of each section.
  /// - Complexity: O(s + k log k), k the number of changes.
  func check(before: ItemCounts, after: ItemCounts, targets: [Int?]) {
    checkSectionsExist(before: before.sectionCount, after: after.sectionCount)
    sections.refuseContradictions("section")
    checkItemsExist(before)
    checkPlacesExist(after)
    items.refuseContradictions("index path")
    checkNumbers(before: before, after: after, targets: targets)
  }

  // MARK: Sections

  private func checkSectionsExist(before: Int, after: Int) {
    let known = "but there are only \(before) sections before the update"
    for section in sections.deleted.union(sections.reloaded).sorted() {
      refuse(unless: section < before, "attempt to delete section \(section), \(known)")
    }
    for move in sections.moved {
      refuse(
        unless: (0..<before).contains(move.from), "attempt to move section \(move.from), \(known)")
      refuse(
        unless: (0..<after).contains(move.to),
        """
        attempt to move section \(move.from) to section \(move.to), but there are only \(after) \
        sections after the update
        """)
    }
    for section in sections.inserted.sorted() {
      refuse(
        unless: section < after,
        """
        attempt to insert section \(section) but there are only \(after) sections after the update
        """)
    }
  }

  // MARK: Items

  private func checkItemsExist(_ before: ItemCounts) {
    for path in items.deleted.union(items.reloaded).sorted() {
      checkExists(path, verb: "delete", in: before)
    }
    for move in items.moved { checkExists(move.from, verb: "move", in: before) }
  }

  private func checkExists(_ path: IndexPath, verb: String, in before: ItemCounts) {
    refuse(
      unless: (0..<before.sectionCount).contains(path.section),
      """
      attempt to \(verb) item \(path.item) from section \(path.section), but there are only \
      \(before.sectionCount) sections before the update
      """)
    refuse(
      unless: before.contains(path),
      """
      attempt to \(verb) item \(path.item) from section \(path.section) which only contains \
      \(before.itemCount(inSection: path.section)) items before the update
      """)
  }

  private func checkPlacesExist(_ after: ItemCounts) {
    for path in items.inserted.sorted() { checkIsPlace(path, verb: "insert", in: after) }
    for move in items.moved { checkIsPlace(move.to, verb: "move", in: after) }
  }

  private func checkIsPlace(_ path: IndexPath, verb: String, in after: ItemCounts) {
    let attempt = "attempt to \(verb) item \(path.item) into section \(path.section), but there are"
    refuse(
      unless: (0..<after.sectionCount).contains(path.section),
      "\(attempt) only \(after.sectionCount) sections after the update")
    refuse(
      unless: after.contains(path),
      """
      \(attempt) only \(after.itemCount(inSection: path.section)) items in section \
      \(path.section) after the update
      """)
  }

  // MARK: Numbers

  private func checkNumbers(before: ItemCounts, after: ItemCounts, targets: [Int?]) {
    let expected =
      before.sectionCount + sections.inserted.count - sections.deleted.count
    refuse(
      unless: after.sectionCount == expected,
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      collection view after the update (\(after.sectionCount)) must be equal to the number of \
      sections contained in the collection view before the update (\(before.sectionCount)), plus \
      or minus the number of sections inserted or deleted (\(sections.inserted.count) inserted, \
      \(sections.deleted.count) deleted). Update the model before calling performBatchUpdates.
      """)
    let tally = ItemTally(self)
    for (section, target) in targets.enumerated() {
      guard let target, !sections.reloaded.contains(section) else { continue }
      tally.check(
        from: section, count: before.itemCount(inSection: section),
        to: target, count: after.itemCount(inSection: target))
    }
  }
}

/// How many items of each section a batch inserts, deletes and moves.
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

  /// Refuses a section whose number of items is not what the changes come to.
  func check(from section: Int, count old: Int, to target: Int, count new: Int) {
    let inserted = inserted[target] ?? 0
    let deleted = deleted[section] ?? 0
    let movedIn = movedIn[target] ?? 0
    let movedOut = movedOut[section] ?? 0
    refuse(
      unless: new == old + inserted - deleted + movedIn - movedOut,
      """
      Invalid update: invalid number of items in section \(target). The number of items contained \
      in an existing section after the update (\(new)) must be equal to the number of items \
      contained in that section before the update (\(old)), plus or minus the number of items \
      inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus \
      or minus the number of items moved into or out of that section (\(movedIn) moved in, \
      \(movedOut) moved out). Update the model before calling performBatchUpdates.
      """)
  }
}
