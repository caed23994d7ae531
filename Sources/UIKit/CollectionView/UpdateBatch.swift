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
  /// Called when the batch has been applied, the innermost first.
  var completions: [(Bool) -> Void] = []

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
}
