import Slabs

extension ConstraintSolver {
  /// Adds the price of `units` of the error `symbol` to the objective.
  mutating func charge(_ symbol: SymbolIndex, of index: Int, units: Double) {
    guard case .optional(let priority) = records[index].strength else { return }
    let tieBreak = records[index].tieBreak
    let row = tableau.symbols[symbol].row
    if row == none {
      costs.add(units, atPriority: priority, tieBreak: tieBreak, to: symbol)
      suspect(symbol)
      return
    }
    var node = tableau.rows[row].first
    while node != none {
      let column = tableau.nodes[node].column
      let amount = units * tableau.nodes[node].value
      costs.add(amount, atPriority: priority, tieBreak: tieBreak, to: column)
      suspect(column)
      node = tableau.nodes[node].nextInRow
    }
  }

  /// Adds the price of all errors of a constraint, or takes it away for `units` of -1.
  mutating func chargeErrors(of index: Int, units: Double) {
    let record = records[index]
    if record.error != none { charge(record.error, of: index, units: units) }
    if record.marker != none, tableau.symbols[record.marker].kind == .error {
      charge(record.marker, of: index, units: units)
    }
  }

  /// Remembers that `column` may have a negative cost.
  @_transparent
  mutating func suspect(_ column: SymbolIndex) {
    if tableau.symbols[column].isSuspect || costs.sign(of: column) >= 0 { return }
    tableau.symbols[column].isSuspect = true
    suspectColumns.append(column)
  }

  /// Computes all costs from the prices of the errors.
  ///
  /// - Complexity: O(coefficients of error rows × priorities).
  mutating func recomputeCosts() {
    costs.clearAll()
    for index in records.indices where records[index].isAlive {
      chargeErrors(of: index, units: 1)
    }
  }

  /// Closes the gaps removed constraints left in the order, once they are most of it.
  mutating func renumberIfNeeded() {
    let alive = records.count - vacantRecords.count
    guard nextOrder > 1024 + 4 * alive else { return }
    let inOrder = records.indices.filter { records[$0].isAlive }
      .sorted { records[$0].order < records[$1].order }
    for (order, index) in inOrder.enumerated() { records[index].order = order }
    nextOrder = inOrder.count
    recomputeCosts()
    minimizeCosts()
  }
}
