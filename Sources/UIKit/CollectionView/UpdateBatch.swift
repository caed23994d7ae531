/// The changes called for within one batch.
///
/// Deletions and sources of moves name places before, insertions and destinations places after.
struct UpdateBatch {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var insertedItems: Set<IndexPath> = []
  var deletedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// How deep `performBatchUpdates` is nested.
  var depth = 0

  /// Whether places change, so that everything is to be looked at anew.
  var movesElements: Bool {
    !insertedSections.isEmpty || !deletedSections.isEmpty || !movedSections.isEmpty
      || !insertedItems.isEmpty || !deletedItems.isEmpty || !movedItems.isEmpty
  }

  /// The section after the changes that each section before them became; nil for those that went.
  ///
  /// - Complexity: O(s).
  func sectionMap(before: Int, after: Int) -> [Int?] {
    var map = [Int?](repeating: nil, count: before)
    let movedFrom = IndexSet(movedSections.map(\.from))
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var free = (0..<after).filter { !taken.contains($0) }.makeIterator()
    for section in 0..<before where !deletedSections.contains(section) {
      if !movedFrom.contains(section) { map[section] = free.next() }
    }
    for move in movedSections where map.indices.contains(move.from) { map[move.from] = move.to }
    return map
  }

  /// Where an item is after the changes; nil if it went.
  func destination(of path: IndexPath, sections: [Int?]) -> IndexPath? {
    if let move = movedItems.first(where: { $0.from == path }) { return move.to }
    guard !deletedItems.contains(path), sections.indices.contains(path.section),
      let section = sections[path.section]
    else { return nil }
    let gone =
      deletedItems.filter { $0.section == path.section && $0.item < path.item }.count
      + movedItems.filter { $0.from.section == path.section && $0.from.item < path.item }.count
    let arrived =
      (insertedItems.filter { $0.section == section }.map(\.item)
      + movedItems.filter { $0.to.section == section }.map(\.to.item)).sorted()
    var item = path.item - gone
    for place in arrived where place <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }
}

extension UpdateBatch {
  /// Refuses changes that do not lead from the numbers before to those after.
  func check(before: ItemCounts, after: ItemCounts) {
    let expected =
      before.sectionCount + insertedSections.count - deletedSections.count
    refuse(
      unless: after.sectionCount == expected,
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      collection view after the update (\(after.sectionCount)) must be equal to the number of \
      sections contained in the collection view before the update (\(before.sectionCount)), plus \
      or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \
      \(deletedSections.count) deleted). Update the model before calling performBatchUpdates.
      """)
    let map = sectionMap(before: before.sectionCount, after: after.sectionCount)
    for (section, target) in map.enumerated() {
      guard let target, !reloadedSections.contains(section) else { continue }
      checkItems(section, target, before, after)
    }
  }

  private func checkItems(_ section: Int, _ target: Int, _ before: ItemCounts, _ after: ItemCounts)
  {
    let old = before.itemCount(inSection: section)
    let new = after.itemCount(inSection: target)
    let inserted = insertedItems.filter { $0.section == target }.count
    let deleted = deletedItems.filter { $0.section == section }.count
    let movedIn = movedItems.filter { $0.to.section == target }.count
    let movedOut = movedItems.filter { $0.from.section == section }.count
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
