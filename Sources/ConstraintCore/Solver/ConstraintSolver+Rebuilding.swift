extension ConstraintSolver {
  /// Solves everything from the beginning, in the order the constraints were added.
  ///
  /// The way out when rounding has made a step irreversible, as coefficients of very different
  /// sizes can. A required constraint that rounding turns into a contradiction is left out.
  ///
  /// - Complexity: That of adding all constraints, and a copy for each required one.
  mutating func rebuild() {
    tableau.dropAllRows()
    costs.clearAll()
    counters.rebuilds += 1
    let inOrder = records.indices.filter { records[$0].isAlive }
      .sorted { records[$0].order < records[$1].order }
    for index in inOrder {
      chargeErrors(of: index, units: 1)
      let before = self
      let conflict = try? insertRow(of: index)
      if conflict != none { self = before }
    }
    constantChanges = 0
    journal.removeAll(keepingCapacity: true)
  }
}
