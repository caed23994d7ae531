import Slabs

extension ConstraintSolver {
  /// Removes a constraint and solves.
  ///
  /// A variable that nothing determines any more becomes 0.
  ///
  /// - Throws: `unknownConstraint`.
  package mutating func remove(_ key: ConstraintKey) throws(ConstraintFailure) {
    claim()
    let index = try recordIndex(of: key)
    structure += 1
    journal.removeAll()
    chargeErrors(of: index, units: -1)
    removeRow(of: index)
    forget(index)
    minimizeCosts()
    settleRounding()
  }

  /// Takes the equation of a constraint, whose errors cost nothing any more, out of the tableau.
  mutating func removeRow(of index: Int) {
    let marker = records[index].marker
    if tableau.symbols[marker].row == none {
      let node = nodeForRemoval(of: index)
      if node != none { pivot(at: node) }
    }
    let row = tableau.symbols[marker].row
    if row != none { tableau.dropRow(row) }
  }

  /// The coefficient through which the marker can become basic without making a row infeasible.
  private func nodeForRemoval(of index: Int) -> NodeIndex {
    let marker = records[index].marker
    // 1. Markers of equalities that say the same take over; their rows must stay pure.
    var (node, best) = (tableau.symbols[marker].first, none)
    while node != none {
      let basic = tableau.rows[tableau.nodes[node].row].basic
      if tableau.symbols[basic].kind == .dummy {
        if isStrong(node) { return node }
        best = larger(best, node)
      }
      node = tableau.nodes[node].nextInColumn
    }
    if best != none { return best }
    // 2. The row that limits the marker, in either direction: it is free from now on.
    let shrinking = leavingNode(of: marker, direction: -1)
    if shrinking != none { return shrinking }
    let growing = leavingNode(of: marker, direction: 1)
    if growing != none { return growing }
    // 3. A variable of the constraint, which then is free.
    for term in records[index].expression.terms {
      let row = tableau.symbols[term.variable.symbol].row
      if row == none { continue }
      let node = tableau.node(of: marker, in: row)
      if node != none, isStrong(node) { return node }
    }
    // 4. Any row, but rather one that is not divided by mere rounding.
    node = tableau.symbols[marker].first
    while node != none {
      best = larger(best, node)
      node = tableau.nodes[node].nextInColumn
    }
    return best
  }

  private func isStrong(_ node: NodeIndex) -> Bool {
    tableau.nodes[node].value.magnitude >= Tolerance.weakPivot
  }

  /// The one of two coefficients that is better to divide by.
  private func larger(_ best: NodeIndex, _ node: NodeIndex) -> NodeIndex {
    guard best != none else { return node }
    return abs(tableau.nodes[node].value) > abs(tableau.nodes[best].value) ? node : best
  }

  /// Frees the symbols and the record of a constraint that has no equation any more.
  mutating func forget(_ index: Int) {
    let record = records[index]
    for symbol in [record.error, record.marker] where symbol != none {
      let row = tableau.symbols[symbol].row
      if row != none { tableau.dropRow(row) }
      removeSymbol(symbol)
    }
    for term in record.expression.terms {
      tableau.symbols[term.variable.symbol].uses -= 1
      if tableau.symbols[term.variable.symbol].owner == RecordIndex(index) {
        tableau.symbols[term.variable.symbol].owner = none
      }
    }
    if case .optional(let priority) = record.strength { costs.release(priority) }
    records[index].isAlive = false
    records[index].generation &+= 1
    records[index].expression.terms = []
    records[index].marker = none
    records[index].error = none
    vacantRecords.append(RecordIndex(index))
  }
}
