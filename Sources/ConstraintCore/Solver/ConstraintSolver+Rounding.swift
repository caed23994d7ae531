import Slabs

/// How much the stored numbers may be off by rounding.
///
/// A pivot divides a row by one coefficient. Where that is tiny beside the others, the rounding of
/// all that went before is multiplied by its inverse; a few such steps, and nothing is right.
struct Doubt: Sendable {
  /// Pivots since the solution was last compared with the constraints; a weak one counts as
  /// ``interval``.
  private(set) var pivots = 0
  /// Whether a weak pivot was made since all numbers were last computed afresh.
  private(set) var isWeak = false

  /// The number of pivots after which the solution is compared with the constraints.
  static let interval = 512

  /// A row was divided by `divisor`.
  @_transparent
  mutating func note(divisor: Double) {
    if abs(divisor) < Tolerance.weakPivot {
      pivots += Self.interval
      isWeak = true
      if abs(divisor) < Tolerance.doubtfulPivot { isLost = true }
    } else {
      pivots += 1
    }
  }

  /// Whether the numbers may agree with each other and yet be wrong: a search was given up, or a row
  /// was divided by what is likely to be nothing but rounding.
  private(set) var isLost = false

  /// A search was given up.
  mutating func noteAbandoned() {
    pivots += Self.interval
    isWeak = true
    isLost = true
  }

  var isDue: Bool { pivots >= Self.interval }

  /// The solution was compared with the constraints.
  mutating func wasChecked() { pivots = 0 }

  /// All numbers were computed afresh.
  ///
  /// - Parameter isExact: Whether it agrees with the constraints now. If not, it is as good as it
  ///   can be, and is not computed again soon.
  mutating func wasRebuilt(isExact: Bool) {
    pivots = isExact ? 0 : -8 * Self.interval
    isWeak = false
    isLost = false
  }
}

extension ConstraintSolver {
  /// Computes all numbers afresh if rounding has made the solution miss constraints. Rule AL-6.
  ///
  /// - Parameter last: The record whose constraint is new; nil for none.
  /// - Returns: What the constraint of `last` contradicts if it held only by rounding.
  /// - Complexity: O(terms of all constraints) once in ``Doubt/interval`` pivots or after a weak
  ///   one; otherwise O(1).
  @discardableResult
  mutating func settleRounding(last: Int? = nil) -> [ConstraintKey]? {
    guard doubt.isDue else { return nil }
    doubt.wasChecked()
    return !doubt.isLost && agreesWithConstraints() ? nil : rebuild(last: last)
  }

  /// Whether each constraint's expression is what its marker and its error say.
  ///
  /// - Parameter refused: The record of a constraint that has no equation; nil for none.
  func agreesWithConstraints(except refused: Int? = nil) -> Bool {
    records.indices.allSatisfy { index in
      let record = records[index]
      guard record.isAlive, index != refused else { return true }
      var sum = record.expression.constant
      var magnitude = max(1, abs(sum))
      for term in record.expression.terms {
        let summand = term.coefficient * storedValue(of: term.variable.symbol)
        sum += summand
        magnitude += abs(summand)
      }
      let marker = storedValue(of: record.marker)
      let error = record.error == none ? 0 : storedValue(of: record.error)
      // Not a number is no agreement either.
      return abs(record.sign * sum - (marker - error)) <= magnitude * Tolerance.agreement
    }
  }

  private func storedValue(of symbol: SymbolIndex) -> Double {
    let row = tableau.symbols[symbol].row
    return row == none ? 0 : tableau.rows[row].constant
  }
}
