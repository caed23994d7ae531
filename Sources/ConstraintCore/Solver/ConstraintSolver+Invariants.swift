import Slabs

extension ConstraintSolver {
  /// The first broken invariant of the stored state as a sentence; nil if the state is consistent.
  ///
  /// For tests.
  ///
  /// - Complexity: O(coefficients × priorities).
  package func brokenInvariant() -> String? {
    brokenLink() ?? brokenRow() ?? brokenCost()
  }

  private func brokenLink() -> String? {
    var inRows = 0
    for row in 0..<tableau.rows.count where tableau.rows[row].basic != none {
      var node = tableau.rows[row].first
      while node != none {
        let stored = tableau.nodes[node]
        if stored.row != row { return "Row \(row) holds a coefficient of row \(stored.row)." }
        if tableau.symbols[stored.column].row != none {
          return "Row \(row) mentions the basic symbol \(stored.column)."
        }
        inRows += 1
        node = stored.nextInRow
      }
    }
    var inColumns = 0
    for symbol in 0..<tableau.symbols.count {
      var node = tableau.symbols[symbol].first
      while node != none {
        if tableau.nodes[node].column != symbol { return "Column \(symbol) holds a stranger." }
        inColumns += 1
        node = tableau.nodes[node].nextInColumn
      }
    }
    return inRows == inColumns ? nil : "\(inRows) coefficients in rows, \(inColumns) in columns."
  }

  private func brokenRow() -> String? {
    for row in 0..<tableau.rows.count where tableau.rows[row].basic != none {
      let basic = tableau.symbols[tableau.rows[row].basic]
      let constant = tableau.rows[row].constant
      if basic.kind != .external, constant < 0 { return "Row \(row) is \(constant)." }
      if basic.kind == .dummy, constant != 0 { return "The marker of row \(row) is \(constant)." }
      var node = tableau.rows[row].first
      while node != none {
        let kind = tableau.symbols[tableau.nodes[node].column].kind
        if basic.kind != .external, kind == .external {
          return "Row \(row) of a marker mentions a variable."
        }
        if basic.kind == .dummy, kind != .dummy { return "Row \(row) of an equality is open." }
        node = tableau.nodes[node].nextInRow
      }
    }
    return nil
  }

  private func brokenCost() -> String? {
    var fresh = self
    fresh.claim()
    fresh.recomputeCosts()
    for symbol in 0..<tableau.symbols.count
    where tableau.symbols[symbol].row == none && tableau.symbols[symbol].kind != .vacant {
      let kind = tableau.symbols[symbol].kind
      if kind == .slack || kind == .error, costs.sign(of: symbol) < 0 {
        return "Symbol \(symbol) could lower the costs."
      }
      for (kept, computed) in zip(costs.vector(of: symbol), fresh.costs.vector(of: symbol))
      where abs(kept - computed) > 1e-6 {
        return "Symbol \(symbol) costs \(computed), not \(kept)."
      }
    }
    return nil
  }
}
