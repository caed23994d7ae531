/// The changes of one batch.
struct UpdateBatch {
  var sections = Changes<Int>()
  var items = Changes<IndexPath>()

  /// Whether sections or items are inserted, deleted or moved.
  var movesElements: Bool { sections.movesElements || items.movesElements }

  /// The number after the changes of each section before them; nil for deleted sections.
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
