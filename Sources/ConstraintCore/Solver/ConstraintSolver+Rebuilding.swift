import Slabs

extension ConstraintSolver {
  /// Computes all numbers afresh from the constraints, and solves from the solution found last.
  ///
  /// The way out when rounding has spoilt the numbers or made a step irreversible, as coefficients
  /// of very different sizes can. Which symbols are basic says which solution it was, whatever the
  /// rounding in its numbers.
  ///
  /// - Parameter last: The record whose constraint is blamed for a contradiction; nil for none.
  /// - Returns: What the constraint of `last` contradicts; the tableau is then without it. Otherwise
  ///   nil.
  /// - Complexity: O(constraints × coefficients).
  @discardableResult
  mutating func rebuild(last: Int? = nil) -> [ConstraintKey]? {
    counters.rebuilds += 1
    doubt = Doubt()
    recomputeRows(without: nil)
    let culprits = restoreRecomputedRows(blaming: last)
    let refused = culprits == nil ? nil : last
    if refused != nil {
      recomputeRows(without: refused)
      restoreRecomputedRows(blaming: nil)
    }
    var isExact = minimizeRecomputedCosts(without: refused)
    // The search may have divided by small numbers again: the numbers of what it found, once more.
    for _ in 0..<3 where !isExact {
      doubt = Doubt()
      recomputeRows(without: refused)
      restoreRecomputedRows(blaming: nil)
      isExact = minimizeRecomputedCosts(without: refused)
    }
    constantChanges = 0
    doubt.wasRebuilt(isExact: isExact)
    journal.removeAll()
    return culprits
  }

  /// Finds values for which all required constraints hold, whatever that costs the others: while
  /// nothing has a cost, any column may enter.
  ///
  /// A required constraint that rounding turns into a contradiction fails by that rounding.
  ///
  /// - Returns: The required constraints that the one of `last` contradicts, or nil.
  @discardableResult
  private mutating func restoreRecomputedRows(blaming last: Int?) -> [ConstraintKey]? {
    var noise = Tolerance.value
    for record in records where record.isAlive {
      noise = max(noise, abs(record.expression.constant) * Tolerance.value)
    }
    while case let row = restoreFeasibility(), row != none {
      if let last, abs(tableau.rows[row].constant) > noise {
        let key = key(of: last)
        let members = keys(in: row, except: -1)
        if members.contains(key) { return members.filter { $0 != key } }
      }
      tableau.rows[row].constant = 0
    }
    return nil
  }

  /// - Returns: Whether the solution is the best one, and agrees with the constraints.
  private mutating func minimizeRecomputedCosts(without refused: Int?) -> Bool {
    recomputeCosts()
    minimizeCosts()
    return !doubt.isLost && agreesWithConstraints(except: refused)
  }
}
