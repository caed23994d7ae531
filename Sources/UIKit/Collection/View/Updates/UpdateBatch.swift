/// The changes called for within one batch.
struct UpdateBatch {
  var sections = Changes<Int>()
  var items = Changes<IndexPath>()

  /// Whether places change, so that everything is to be looked at anew.
  var movesElements: Bool { sections.movesElements || items.movesElements }

  /// The section after the changes that each section before them became; nil for those that went.
  ///
  /// - Complexity: O(s + k log k), k the number of changes.
  func sectionTargets(before: Int, after: Int) -> [Int?] {
    var targets = [Int?](repeating: nil, count: before)
    let sources = Set(sections.moved.map(\.from))
    let taken = sections.inserted.union(sections.moved.map(\.to))
    var free = (0..<after).lazy.filter { !taken.contains($0) }.makeIterator()
    for section in 0..<before
    where !sections.deleted.contains(section) && !sources.contains(section) {
      targets[section] = free.next()
    }
    for move in sections.moved where targets.indices.contains(move.from) {
      targets[move.from] = move.to
    }
    return targets
  }
}
