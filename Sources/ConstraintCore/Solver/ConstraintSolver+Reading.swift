import Slabs

extension ConstraintSolver {
  /// The value of a variable in the solution.
  ///
  /// - Throws: `unknownVariable`.
  package func value(of variable: Variable) throws(ConstraintFailure) -> Double {
    try check(variable)
    return value(of: variable.symbol)
  }

  /// By how much a constraint fails: 0 or more, in the unit of its expression.
  ///
  /// - Throws: `unknownConstraint`.
  package func error(of key: ConstraintKey) throws(ConstraintFailure) -> Double {
    let record = records[try recordIndex(of: key)]
    var sum = record.expression.constant
    for term in record.expression.terms {
      sum += term.coefficient * value(of: term.variable.symbol)
    }
    let value = Tolerance.snapped(sum)
    switch record.relation {
    case .equal: return abs(value)
    case .lessOrEqual: return max(0, value)
    case .greaterOrEqual: return max(0, -value)
    }
  }

  /// The variables whose value is not the one last taken, in no particular order.
  ///
  /// - Complexity: O(variables touched since).
  package mutating func takeChanges() -> [VariableChange] {
    var changes: [VariableChange] = []
    takeChanges { changes.append($0) }
    return changes
  }

  /// Hands each variable whose value is not the one last taken to `body`.
  ///
  /// - Complexity: O(variables touched since); no allocation.
  package mutating func takeChanges(_ body: (VariableChange) -> Void) {
    claim()
    for place in 0..<tableau.changedVariables.count {
      let symbol = tableau.changedVariables[place]
      tableau.symbols[symbol].isChanged = false
      guard tableau.symbols[symbol].kind == .external else { continue }
      let value = value(of: symbol)
      guard value != tableau.symbols[symbol].reported else { continue }
      tableau.symbols[symbol].reported = value
      let variable = Variable(symbol: symbol, generation: tableau.symbols[symbol].generation)
      body(VariableChange(variable: variable, value: value))
    }
    tableau.changedVariables.removeAll()
  }

  /// Whether another value of the variable would satisfy all constraints equally well.
  ///
  /// A tie between two equal priorities counts as ambiguous, although it is decided.
  ///
  /// - Throws: `unknownVariable`.
  /// - Complexity: That of a copy and two added constraints; meant for diagnosis.
  package func isAmbiguous(_ variable: Variable) throws(ConstraintFailure) -> Bool {
    let now = try value(of: variable)
    for target in [now - 1, now + 1] {
      var trial = self
      let wish = LinearExpression([LinearTerm(variable)], constant: -target)
      try trial.add(wish, .equal, strength: .optional(priority: .leastNonzeroMagnitude))
      if abs(try trial.value(of: variable) - now) > 1e-6 { return true }
    }
    return false
  }

  /// Whether required equalities alone decide the variable, so that no other constraint moves it.
  ///
  /// - Throws: `unknownVariable`.
  /// - Complexity: O(coefficients of its row).
  package func isDetermined(_ variable: Variable) throws(ConstraintFailure) -> Bool {
    try check(variable)
    let row = tableau.symbols[variable.symbol].row
    guard row != none else { return false }
    var node = tableau.rows[row].first
    while node != none {
      guard tableau.symbols[tableau.nodes[node].column].kind == .dummy else { return false }
      node = tableau.nodes[node].nextInRow
    }
    return true
  }

  func value(of symbol: SymbolIndex) -> Double {
    let row = tableau.symbols[symbol].row
    return row == none ? 0 : Tolerance.snapped(tableau.rows[row].constant)
  }
}
