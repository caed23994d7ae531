import Slabs

extension ConstraintSolver {
  /// Solves the constraints for the symbols that are basic now, from their expressions; costs are 0.
  ///
  /// Divides by the largest coefficients first, so that rounding is not multiplied. Symbols that
  /// were basic by nothing but rounding are not any more. Rule AL-6.
  ///
  /// - Parameter refused: The record of a constraint that is left out; nil for none.
  mutating func recomputeRows(without refused: Int?) {
    let wanted = (0..<tableau.symbols.count).map { tableau.symbols[$0].row != none }
    tableau.dropAllRows()
    costs.clearAll()
    // 1. Every marker is basic.
    for index in records.indices where records[index].isAlive && index != refused {
      insertMarkerRow(of: index)
    }
    // 2. What was basic before takes the place of what was not.
    while let node = largestNode(where: { !wanted[Int($0)] && wanted[Int($1)] }) {
      exchange(at: node)
    }
    // 3. Variables and open equalities that came out of step 2 without a row of their own.
    while let node = largestNode(where: isMisplaced) { exchange(at: node) }
    for row in 0..<tableau.rows.count where tableau.rows[row].basic != none {
      removeRounding(from: row)
    }
  }

  private mutating func insertMarkerRow(of index: Int) {
    let record = records[index]
    _ = loadScratch(with: record.expression, sign: record.sign)
    let row = moveScratch(toRowOf: record.marker, divisor: 1)
    if record.error != none { tableau.insert(1, row: row, column: record.error) }
  }

  private mutating func exchange(at node: NodeIndex) {
    tableau.pivot(at: node)
    tableau.scratch.clear()
  }

  /// The largest coefficient that can be divided by, among those of certain basic symbols and
  /// columns.
  ///
  /// - Complexity: O(coefficients).
  private func largestNode(
    where isCandidate: (_ basic: SymbolIndex, _ column: SymbolIndex) -> Bool
  ) -> NodeIndex? {
    var best: NodeIndex?
    var size = Tolerance.pivot
    for row in 0..<tableau.rows.count where tableau.rows[row].basic != none {
      let basic = tableau.rows[row].basic
      var node = tableau.rows[row].first
      while node != none {
        let stored = tableau.nodes[node]
        if abs(stored.value) > size, isCandidate(basic, stored.column) {
          best = node
          size = abs(stored.value)
        }
        node = stored.nextInRow
      }
    }
    return best
  }

  /// Whether a row of `basic` may not mention `column`: only variables depend on variables, and
  /// markers of equalities on nothing but other such markers.
  private func isMisplaced(_ basic: SymbolIndex, _ column: SymbolIndex) -> Bool {
    let (kind, other) = (tableau.symbols[basic].kind, tableau.symbols[column].kind)
    return kind != .external && other == .external || kind == .dummy && other != .dummy
  }

  /// Removes coefficients that are nothing but rounding where none may be, and a constant where the
  /// sign matters.
  private mutating func removeRounding(from row: RowIndex) {
    let basic = tableau.rows[row].basic
    var node = tableau.rows[row].first
    while node != none {
      if isMisplaced(basic, tableau.nodes[node].column) { tableau.nodes[node].value = 0 }
      node = tableau.nodes[node].nextInRow
    }
    tableau.removeZeros(of: row)
    if tableau.symbols[basic].kind != .external, abs(tableau.rows[row].constant) < Tolerance.value {
      tableau.rows[row].constant = 0
    }
  }
}
