/// The changes of sections, or those of items.
///
/// Deletions, reloads and the sources of moves are places before the update, insertions and the
/// targets of moves places after it.
struct Changes<Place: Hashable & Comparable> {
  var inserted: Set<Place> = []
  var deleted: Set<Place> = []
  var reloaded: Set<Place> = []
  var moved: [(from: Place, to: Place)] = []

  mutating func insert(_ places: some Sequence<Place>) { inserted.formUnion(places) }
  mutating func delete(_ places: some Sequence<Place>) { deleted.formUnion(places) }
  mutating func reload(_ places: some Sequence<Place>) { reloaded.formUnion(places) }

  /// Whether places are inserted, deleted or moved.
  var movesElements: Bool { !inserted.isEmpty || !deleted.isEmpty || !moved.isEmpty }

  /// Throws if changes contradict each other, in the words of UIKit's exceptions.
  ///
  /// - Parameter noun: What a place is called.
  /// - Complexity: O(k log k), k the number of changes.
  func refuseContradictions(_ noun: String) throws(UpdateMisuse) {
    var (from, to) = (Set<Place>(), Set<Place>())
    for move in moved {
      try demand(
        unless: !deleted.contains(move.from),
        "attempt to perform a delete and a move from the same \(noun) (\(move.from))", .once)
      try demand(
        unless: !inserted.contains(move.to),
        "attempt to perform an insert and a move to the same \(noun) (\(move.to))", .once)
      try demand(
        unless: from.insert(move.from).inserted,
        "attempt to perform multiple moves from the same \(noun) (\(move.from))", .once)
      try demand(
        unless: to.insert(move.to).inserted,
        "attempt to perform multiple moves to the same \(noun) (\(move.to))", .once)
    }
    for place in reloaded.intersection(deleted).sorted() {
      throw UpdateMisuse(
        message: "attempt to delete and reload the same \(noun) (\(place))", cure: .once)
    }
  }
}
