import Slabs

/// One pivot, as symbols: enough to take it back.
struct PivotStep: Sendable {
  var entering: SymbolIndex
  var leaving: SymbolIndex
}

extension ConstraintSolver {
  /// Exchanges the basic symbol of the node's row for the node's column, in costs too.
  mutating func pivot(at node: NodeIndex) {
    let entering = tableau.nodes[node].column
    let leaving = tableau.rows[tableau.nodes[node].row].basic
    counters.pivots += 1
    doubt.note(divisor: tableau.nodes[node].value)
    journal.append(PivotStep(entering: entering, leaving: leaving))
    tableau.pivot(at: node)
    if costs.isCharged(entering) {
      costs.move(costOf: entering, to: tableau.scratch.entries)
      var place: Int32 = 0
      while place < tableau.scratch.entries.count {
        suspect(tableau.scratch.entries[place].column)
        place &+= 1
      }
    }
    tableau.scratch.clear()
  }

  /// Undoes the journal: the same symbols become basic as before it.
  ///
  /// - Returns: Whether that succeeded; rounding in badly scaled systems can prevent it.
  mutating func takeBackPivots() -> Bool {
    // Taking back is noted in the journal too, behind what is taken back.
    var place = journal.count
    defer { journal.removeAll() }
    while place > 0 {
      place -= 1
      let step = journal[place]
      let row = tableau.symbols[step.entering].row
      guard row != none else { return false }
      let node = tableau.node(of: step.leaving, in: row)
      guard node != none else { return false }
      pivot(at: node)
    }
    return true
  }

  /// The number of pivots after which a search is taken to run in circles.
  var searchLimit: Int { 100 + 2 * Int(tableau.symbols.count) }

  // MARK: Primal simplex

  /// Lowers the costs until no column can lower them further (the solution stays feasible).
  ///
  /// Among the candidates the lowest symbol is taken, on both sides: this cannot cycle.
  mutating func minimizeCosts() {
    var remaining = searchLimit
    while let column = improvingColumn() {
      let node = leavingNode(of: column, direction: -1)
      guard node != none, remaining > 0 else {
        counters.abandonedSearches += 1
        doubt.noteAbandoned()
        return
      }
      pivot(at: node)
      remaining -= 1
    }
  }

  private mutating func improvingColumn() -> SymbolIndex? {
    var best = SymbolIndex.max
    var place: Int32 = 0
    while place < suspectColumns.count {
      let column = suspectColumns[place]
      let symbol = tableau.symbols[column]
      let canImprove =
        symbol.row == none && (symbol.kind == .slack || symbol.kind == .error)
        && costs.sign(of: column) < 0
      if !canImprove {
        tableau.symbols[column].isSuspect = false
        suspectColumns[place] = suspectColumns.removeLast()
        continue
      }
      if column < best { best = column }
      place += 1
    }
    return best == .max ? nil : best
  }

  /// The coefficient of `column` in the row that first reaches zero when the column moves:
  /// grows for a `direction` of -1, shrinks for 1.
  func leavingNode(of column: SymbolIndex, direction: Double) -> NodeIndex {
    var best = none
    var bestRatio = Double.infinity
    var bestBasic = SymbolIndex.max
    var node = tableau.symbols[column].first
    while node != none {
      let stored = tableau.nodes[node]
      let row = tableau.rows[stored.row]
      let slope = stored.value * direction
      if slope > Tolerance.pivot, tableau.symbols[row.basic].kind != .external {
        let ratio = row.constant / slope
        if ratio < bestRatio || (ratio == bestRatio && row.basic < bestBasic) {
          best = node
          bestRatio = ratio
          bestBasic = row.basic
        }
      }
      node = stored.nextInColumn
    }
    return best
  }

  // MARK: Dual simplex

  /// Makes all rows feasible again (the costs stay minimal).
  ///
  /// - Returns: A row that cannot hold, or ``none``.
  mutating func restoreFeasibility() -> RowIndex {
    var remaining = searchLimit
    while let row = infeasibleRow() {
      let isDummy = tableau.symbols[tableau.rows[row].basic].kind == .dummy
      let node = isDummy ? none : enteringColumn(of: row, direction: 1)
      if node == none { return row }
      guard remaining > 0 else {
        counters.abandonedSearches += 1
        doubt.noteAbandoned()
        return row
      }
      pivot(at: node)
      remaining -= 1
    }
    return none
  }

  private mutating func infeasibleRow() -> RowIndex? {
    var best: RowIndex?
    var bestBasic = SymbolIndex.max
    var place: Int32 = 0
    while place < tableau.suspectRows.count {
      let index = tableau.suspectRows[place]
      let row = tableau.rows[index]
      if !isInfeasible(row) {
        tableau.rows[index].isQueued = false
        tableau.suspectRows[place] = tableau.suspectRows.removeLast()
        continue
      }
      if row.basic < bestBasic {
        best = index
        bestBasic = row.basic
      }
      place += 1
    }
    return best
  }

  private func isInfeasible(_ row: Row) -> Bool {
    guard row.basic != none else { return false }
    switch tableau.symbols[row.basic].kind {
    case .slack, .error: return row.constant < 0
    case .dummy: return row.constant != 0
    case .external, .vacant: return false
    }
  }

  /// The coefficient of the column that raises `row` (or lowers it, for a `direction` of -1)
  /// at the least cost.
  func enteringColumn(of row: RowIndex, direction: Double) -> NodeIndex {
    var best = none
    var bestSlope = 1.0
    var node = tableau.rows[row].first
    while node != none {
      let stored = tableau.nodes[node]
      let slope = stored.value * direction
      if slope > Tolerance.pivot, tableau.symbols[stored.column].kind != .dummy {
        if best == none {
          best = node
          bestSlope = slope
        } else {
          let champion = tableau.nodes[best].column
          let order = costs.compare(stored.column, per: slope, with: champion, per: bestSlope)
          if order < 0 || (order == 0 && stored.column < champion) {
            best = node
            bestSlope = slope
          }
        }
      }
      node = stored.nextInRow
    }
    return best
  }

  // MARK: Contradictions

  /// The constraints whose symbols occur in `row`, in the order they were added.
  func keys(in row: RowIndex, except refused: Int) -> [ConstraintKey] {
    var owners = [Int(tableau.symbols[tableau.rows[row].basic].owner)]
    var node = tableau.rows[row].first
    while node != none {
      if abs(tableau.nodes[node].value) > Tolerance.pivot {
        owners.append(Int(tableau.symbols[tableau.nodes[node].column].owner))
      }
      node = tableau.nodes[node].nextInRow
    }
    return Set(owners).filter { $0 != refused && $0 >= 0 }
      .sorted { records[$0].order < records[$1].order }
      .map { key(of: $0) }
  }
}
