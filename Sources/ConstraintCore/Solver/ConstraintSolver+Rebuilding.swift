extension ConstraintSolver {
  /// Solves everything from the beginning, in the order the constraints were added.
  ///
  /// The way out when rounding has spoilt the solution or made a step irreversible, as coefficients
  /// of very different sizes can. A required constraint that rounding turns into a contradiction is
  /// left out.
  ///
  /// - Parameter last: The record whose constraint comes after all others; nil for none.
  /// - Returns: What the constraint of `last` contradicts if it was left out; otherwise nil.
  /// - Complexity: That of adding all constraints, and a copy for each required one.
  @discardableResult
  mutating func rebuild(last: Int? = nil) -> [ConstraintKey]? {
    tableau.dropAllRows()
    costs.clearAll()
    counters.rebuilds += 1
    doubt = Doubt()
    var inOrder = records.indices.filter { records[$0].isAlive && $0 != last }
      .sorted { records[$0].order < records[$1].order }
    if let last { inOrder.append(last) }
    var culprits: [ConstraintKey]?
    for index in inOrder {
      chargeErrors(of: index, units: 1)
      let before = self
      let conflict = try? insertRow(of: index)
      guard conflict != none else { continue }
      if index == last { culprits = conflict.map { keys(in: $0, except: index) } ?? [] }
      self = before
    }
    constantChanges = 0
    doubt.wasRebuilt(isExact: !doubt.isLost && agreesWithConstraints)
    journal.removeAll(keepingCapacity: true)
    return culprits
  }
}
