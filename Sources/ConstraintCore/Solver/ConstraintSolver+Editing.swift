import Slabs

extension ConstraintSolver {
  /// Changes the constant of a constraint's expression and solves.
  ///
  /// - Throws: `unsatisfiable` (the constant is then as before), `invalidNumber`,
  ///   `unknownConstraint`.
  /// - Complexity: O(rows that depend on the constraint), and a pivot for each constraint that
  ///   begins or ceases to be the limiting one.
  package mutating func setConstant(
    of key: ConstraintKey, to constant: Double
  ) throws(ConstraintFailure) {
    claim()
    try setConstant(ofRecord: try recordIndex(of: key), to: constant)
  }

  /// Changes the priority of an optional constraint and solves.
  ///
  /// - Throws: `requiredIsFixed` for a required constraint, `invalidNumber`, `unknownConstraint`.
  package mutating func setPriority(
    of key: ConstraintKey, to priority: Double
  ) throws(ConstraintFailure) {
    claim()
    let index = try recordIndex(of: key)
    guard priority.isFinite, priority > 0 else { throw .invalidNumber(priority) }
    guard case .optional(let old) = records[index].strength else { throw .requiredIsFixed(key) }
    if old == priority { return }
    structure += 1
    journal.removeAll()
    chargeErrors(of: index, units: -1)
    costs.release(old)
    costs.retain(priority)
    records[index].strength = .optional(priority: priority)
    chargeErrors(of: index, units: 1)
    minimizeCosts()
    settleRounding()
  }

  // MARK: Edits

  /// Makes `variable` follow the values suggested for it, beginning with its value now.
  ///
  /// An edit is a constraint `variable = value`; removing it ends the edit.
  ///
  /// - Returns: The key of that constraint; when there is an edit already, its key.
  /// - Throws: As ``add(_:_:strength:)``.
  @discardableResult
  package mutating func addEdit(
    of variable: Variable, _ strength: Strength
  ) throws(ConstraintFailure) -> ConstraintKey {
    claim()
    try check(variable)
    let edit = tableau.symbols[variable.symbol].owner
    if edit != none { return key(of: Int(edit)) }
    let now = try value(of: variable)
    let key = try add(
      LinearExpression([LinearTerm(variable)], constant: -now), .equal, strength: strength)
    tableau.symbols[variable.symbol].owner = key.index
    return key
  }

  /// Suggests a value for a variable that has an edit, and solves.
  ///
  /// - Throws: `notEdited`, and as ``setConstant(of:to:)``.
  package mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(ConstraintFailure) {
    claim()
    try check(variable)
    let edit = tableau.symbols[variable.symbol].owner
    guard edit != none else { throw .notEdited(variable) }
    try setConstant(ofRecord: Int(edit), to: -value)
  }

  // MARK: Constants

  private mutating func setConstant(
    ofRecord index: Int, to constant: Double
  ) throws(ConstraintFailure) {
    try Self.check(constant, limit: Self.constantLimit)
    let old = records[index].expression.constant
    if constant == old { return }
    shiftConstant(of: index, by: constant - old)
    records[index].expression.constant = constant
    journal.removeAll()
    let conflict = restoreFeasibility()
    if conflict != none {
      try takeBackConstant(old, of: index, conflict)
    } else if let culprits = settleRounding(last: index) {
      records[index].expression.constant = old
      rebuild()
      throw .unsatisfiable(with: culprits)
    }
    constantChanges += 1
    if constantChanges >= 256 { recomputeConstants() }
  }

  /// Takes a new constant back that contradicts other constraints, unless it was rounding that said
  /// so.
  private mutating func takeBackConstant(
    _ old: Double, of index: Int, _ conflict: RowIndex
  ) throws(ConstraintFailure) {
    if doubt.isWeak {
      guard let culprits = rebuild(last: index) else { return }
      records[index].expression.constant = old
      rebuild()
      throw .unsatisfiable(with: culprits)
    }
    let culprits = keys(in: conflict, except: index)
    let isBack = takeBackPivots()
    shiftConstant(of: index, by: old - records[index].expression.constant)
    records[index].expression.constant = old
    if isBack { recomputeConstants() } else { rebuild() }
    throw .unsatisfiable(with: culprits)
  }

  /// Moves the constraint's equation: its marker stands for itself less `sign × delta`.
  private mutating func shiftConstant(of index: Int, by delta: Double) {
    let marker = records[index].marker
    let shift = records[index].sign * delta
    let row = tableau.symbols[marker].row
    if row != none {
      tableau.addConstant(shift, to: row)
      return
    }
    var node = tableau.symbols[marker].first
    while node != none {
      let stored = tableau.nodes[node]
      tableau.addConstant(-shift * stored.value, to: stored.row)
      node = stored.nextInColumn
    }
  }

  /// Computes the constants of all rows from those of the constraints, so that rounding in
  /// many small changes does not add up.
  ///
  /// - Complexity: O(coefficients).
  mutating func recomputeConstants() {
    constantChanges = 0
    for row in 0..<tableau.rows.count where tableau.rows[row].basic != none {
      var constant = markedConstant(of: tableau.rows[row].basic)
      var node = tableau.rows[row].first
      while node != none {
        constant -= tableau.nodes[node].value * markedConstant(of: tableau.nodes[node].column)
        node = tableau.nodes[node].nextInRow
      }
      let isVariable = tableau.symbols[tableau.rows[row].basic].kind == .external
      let isZero = !isVariable && abs(constant) < Tolerance.value
      tableau.rows[row].constant = isZero ? 0 : constant
      tableau.noteConstant(of: row)
    }
    _ = restoreFeasibility()
  }

  /// The constant of the constraint that `symbol` is the marker of, or 0.
  private func markedConstant(of symbol: SymbolIndex) -> Double {
    guard tableau.symbols[symbol].kind != .external else { return 0 }
    let record = records[Int(tableau.symbols[symbol].owner)]
    return record.marker == symbol ? record.sign * record.expression.constant : 0
  }
}
