// Refusing what cannot be done, in the words of UIKit's exceptions (NSInternalInconsistencyException)
// and before anything has changed.
extension UpdateBatch {
  /// Refuses changes of what is not there, changes that contradict each other, and changes that do
  /// not lead from the numbers before to those after.
  ///
  /// - Complexity: O(s + k), k the number of changes.
  func check(before: ItemCounts, after: ItemCounts) throws(UpdateMisuse) {
    try checkSectionsExist(before.sectionCount, after.sectionCount)
    try checkSectionsAgree()
    try checkItemsExist(before)
    try checkPlacesExist(after)
    try checkItemsAgree()
    try checkNumbers(before, after)
  }

  // MARK: Sections

  private func checkSectionsExist(_ before: Int, _ after: Int) throws(UpdateMisuse) {
    let known = "but there are only \(before) sections before the update"
    for section in deletedSections.union(reloadedSections) {
      try demand(unless: section < before, "attempt to delete section \(section), \(known)")
    }
    for move in movedSections {
      try demand(
        unless: (0..<before).contains(move.from), "attempt to move section \(move.from), \(known)")
      try demand(
        unless: (0..<after).contains(move.to),
        """
        attempt to move section \(move.from) to section \(move.to), but there are only \(after) \
        sections after the update
        """)
    }
    for section in insertedSections {
      try demand(
        unless: section < after,
        """
        attempt to insert section \(section) but there are only \(after) sections after the update
        """)
    }
  }

  private func checkSectionsAgree() throws(UpdateMisuse) {
    var (from, to) = (Set<Int>(), Set<Int>())
    for move in movedSections {
      try demand(
        unless: !deletedSections.contains(move.from),
        "attempt to perform a delete and a move from the same section (\(move.from))")
      try demand(
        unless: !insertedSections.contains(move.to),
        "attempt to perform an insert and a move to the same section (\(move.to))")
      try demand(
        unless: from.insert(move.from).inserted,
        "attempt to perform multiple moves from the same section (\(move.from))")
      try demand(
        unless: to.insert(move.to).inserted,
        "attempt to perform multiple moves to the same section (\(move.to))")
    }
    for section in reloadedSections {
      try demand(
        unless: !deletedSections.contains(section),
        "attempt to delete and reload the same section (\(section))")
    }
  }

  // MARK: Items

  private func checkItemsExist(_ before: ItemCounts) throws(UpdateMisuse) {
    for path in deletedItems.union(reloadedItems).sorted() {
      try checkExists(path, "delete", before)
    }
    for move in movedItems { try checkExists(move.from, "move", before) }
  }

  private func checkExists(_ path: IndexPath, _ verb: String, _ before: ItemCounts)
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
    for path in insertedItems.sorted() { try checkIsPlace(path, "insert", after) }
    for move in movedItems { try checkIsPlace(move.to, "move", after) }
  }

  private func checkIsPlace(_ path: IndexPath, _ verb: String, _ after: ItemCounts)
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

  private func checkItemsAgree() throws(UpdateMisuse) {
    var (from, to) = (Set<IndexPath>(), Set<IndexPath>())
    for move in movedItems {
      try demand(
        unless: !deletedItems.contains(move.from),
        "attempt to perform a delete and a move from the same index path (\(move.from))")
      try demand(
        unless: !insertedItems.contains(move.to),
        "attempt to perform an insert and a move to the same index path (\(move.to))")
      try demand(
        unless: from.insert(move.from).inserted,
        "attempt to perform multiple moves from the same index path (\(move.from))")
      try demand(
        unless: to.insert(move.to).inserted,
        "attempt to perform multiple moves to the same index path (\(move.to))")
    }
    for path in reloadedItems.intersection(deletedItems).sorted() {
      throw UpdateMisuse(message: "attempt to delete and reload the same index path (\(path))")
    }
  }

  // MARK: Numbers

  private func checkNumbers(_ before: ItemCounts, _ after: ItemCounts) throws(UpdateMisuse) {
    let expected =
      before.sectionCount + insertedSections.count - deletedSections.count
    try demand(
      unless: after.sectionCount == expected,
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      collection view after the update (\(after.sectionCount)) must be equal to the number of \
      sections contained in the collection view before the update (\(before.sectionCount)), plus \
      or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \
      \(deletedSections.count) deleted). Update the model before calling performBatchUpdates.
      """)
    let tally = ItemTally(self)
    let targets = sectionMap(before: before.sectionCount, after: after.sectionCount)
    for (section, target) in targets.enumerated() {
      guard let target, !reloadedSections.contains(section) else { continue }
      try tally.check(section, target, before, after)
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
    for path in batch.insertedItems { inserted[path.section, default: 0] += 1 }
    for path in batch.deletedItems { deleted[path.section, default: 0] += 1 }
    for move in batch.movedItems {
      movedIn[move.to.section, default: 0] += 1
      movedOut[move.from.section, default: 0] += 1
    }
  }

  func check(_ section: Int, _ target: Int, _ before: ItemCounts, _ after: ItemCounts)
    throws(UpdateMisuse)
  {
    let old = before.itemCount(inSection: section)
    let new = after.itemCount(inSection: target)
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
      \(movedOut) moved out). Update the model before calling performBatchUpdates.
      """)
  }
}

/// Why a batch cannot be carried out, in UIKit's words.
struct UpdateMisuse: Error {
  let message: String
}

private func demand(
  unless condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String
) throws(UpdateMisuse) {
  if !condition() { throw UpdateMisuse(message: message()) }
}
