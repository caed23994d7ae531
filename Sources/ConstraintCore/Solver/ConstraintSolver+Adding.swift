import Slabs

extension ConstraintSolver {
  /// Adds the constraint `expression relation 0` and solves.
  ///
  /// Earlier variables of the expression are the dependent ones where a choice exists. Redundant
  /// constraints are welcome. Among equal priorities the one added earlier wins a tie.
  ///
  /// - Returns: The key that changes and removes the constraint.
  /// - Throws: `unsatisfiable` with the required constraints that contradict it,
  ///   `invalidNumber` (also for a product of coefficients along a chain of constraints that
  ///   exceeds 10¹⁵), `unknownVariable`. The solver is then as before.
  /// - Complexity: O(coefficients of the rows of its variables) and usually at most two pivots.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required
  ) throws(ConstraintFailure) -> ConstraintKey {
    claim()
    try check(expression, strength)
    structure += 1
    journal.removeAll()
    // 1. Make the record and its symbols.
    let index = makeRecord(
      ConstraintRecord(
        expression: expression, relation: relation, strength: strength, order: nextOrder))
    nextOrder += 1
    makeSymbols(of: index)
    // 2. Give it a row, and restore feasibility and optimality.
    let conflict = try insertRow(of: index)
    // 3. Take it back if it cannot hold.
    if conflict != none {
      try takeBack(index, conflict)
    } else if let culprits = settleRounding(last: index) {
      forget(index)
      throw .unsatisfiable(with: culprits)
    }
    renumberIfNeeded()
    return key(of: index)
  }

  /// Takes a new constraint back that contradicts others, unless that came of rounding.
  private mutating func takeBack(
    _ index: Int, _ conflict: RowIndex
  ) throws(ConstraintFailure) {
    if doubt.isWeak {
      guard let culprits = rebuild(last: index) else { return }
      forget(index)
      throw .unsatisfiable(with: culprits)
    }
    let culprits = keys(in: conflict, except: index)
    let isBack = takeBackPivots()
    removeRow(of: index)
    forget(index)
    if isBack { settleRounding() } else { rebuild() }
    throw .unsatisfiable(with: culprits)
  }

  /// Brings the constraint of a record, whose symbols are new, into the tableau.
  ///
  /// - Returns: A row that cannot hold, or ``none``.
  /// - Throws: `invalidNumber` when its coefficients outgrow what can be computed with; the
  ///   record is then gone.
  mutating func insertRow(of index: Int) throws(ConstraintFailure) -> RowIndex {
    let magnitude = loadScratch(with: records[index].expression, sign: records[index].sign)
    guard tableau.scratch.isRepresentable else {
      tableau.scratch.clear()
      chargeErrors(of: index, units: -1)
      forget(index)
      throw .invalidNumber(magnitude)
    }
    if let subject = freeVariable() {
      insertRow(of: subject, record: index)
      return none
    }
    switch records[index].strength {
    case .required: return insertRequiredRow(record: index, magnitude: magnitude)
    case .optional:
      insertOptionalRow(record: index)
      minimizeCosts()
      return none
    }
  }

  private func check(
    _ expression: LinearExpression, _ strength: Strength
  ) throws(ConstraintFailure) {
    try Self.check(expression.constant, limit: Self.constantLimit)
    var place = 0
    while place < expression.terms.count {
      let term = expression.terms[place]
      try check(term.variable)
      try Self.check(term.coefficient, limit: Self.coefficientLimit)
      place += 1
    }
    if case .optional(let priority) = strength {
      guard priority.isFinite, priority > 0 else { throw .invalidNumber(priority) }
    }
  }

  static func check(_ number: Double, limit: Double) throws(ConstraintFailure) {
    guard number.isFinite, number.magnitude <= limit else { throw .invalidNumber(number) }
  }

  private mutating func makeRecord(_ record: ConstraintRecord) -> Int {
    var place = 0
    while place < record.expression.terms.count {
      tableau.symbols[record.expression.terms[place].variable.symbol].uses += 1
      place += 1
    }
    if let vacant = vacantRecords.popLast() {
      let generation = records[Int(vacant)].generation
      records[Int(vacant)] = record
      records[Int(vacant)].generation = generation
      return Int(vacant)
    }
    records.append(record)
    return records.count - 1
  }

  /// Makes the symbols with which `sign × expression = marker − error`.
  private mutating func makeSymbols(of index: Int) {
    let owner = RecordIndex(index)
    switch (records[index].relation, records[index].strength) {
    case (.equal, .required):
      records[index].marker = makeSymbol(.dummy, owner: owner)
    case (.lessOrEqual, .required), (.greaterOrEqual, .required):
      records[index].marker = makeSymbol(.slack, owner: owner)
    case (.equal, .optional(let priority)):
      records[index].marker = makeSymbol(.error, owner: owner)
      records[index].error = makeSymbol(.error, owner: owner)
      costs.retain(priority)
      charge(records[index].marker, of: index, units: 1)
      charge(records[index].error, of: index, units: 1)
    case (.lessOrEqual, .optional(let priority)), (.greaterOrEqual, .optional(let priority)):
      records[index].marker = makeSymbol(.slack, owner: owner)
      records[index].error = makeSymbol(.error, owner: owner)
      costs.retain(priority)
      charge(records[index].error, of: index, units: 1)
    }
  }

  /// Puts `sign × expression` into the scratch row, in terms of columns.
  ///
  /// - Returns: The sum of the magnitudes of all constants that went into the row's constant.
  mutating func loadScratch(with expression: LinearExpression, sign: Double) -> Double {
    tableau.scratch.clear()
    var constant = sign * expression.constant
    var magnitude = constant.magnitude
    var place = 0
    while place < expression.terms.count {
      let term = expression.terms[place]
      place += 1
      let factor = sign * term.coefficient
      if factor == 0 { continue }
      let row = tableau.symbols[term.variable.symbol].row
      if row == none {
        tableau.scratch.add(factor, to: term.variable.symbol)
        continue
      }
      constant += factor * tableau.rows[row].constant
      magnitude += (factor * tableau.rows[row].constant).magnitude
      var node = tableau.rows[row].first
      while node != none {
        let stored = tableau.nodes[node]
        tableau.scratch.add(factor * stored.value, to: stored.column)
        node = stored.nextInRow
      }
    }
    tableau.scratch.constant = constant.magnitude <= magnitude * 1e-14 ? 0 : constant
    return magnitude
  }

  /// The first variable in the scratch row that nothing determines yet.
  private func freeVariable() -> SymbolIndex? {
    var weak: (column: SymbolIndex, size: Double)?
    var place: Int32 = 0
    while place < tableau.scratch.entries.count {
      let entry = tableau.scratch.entries[place]
      place &+= 1
      if tableau.symbols[entry.column].kind != .external { continue }
      let size = entry.value.magnitude
      if size >= Tolerance.weakPivot { return entry.column }
      if size > Double.maximum(Tolerance.pivot, weak?.size ?? 0) { weak = (entry.column, size) }
    }
    return weak?.column
  }

  /// Solves the scratch row for a variable that was free: any constraint holds at once.
  private mutating func insertRow(of subject: SymbolIndex, record index: Int) {
    let factor = tableau.scratch.entries[tableau.scratch.place(of: subject)].value
    doubt.note(divisor: factor)
    let row = moveScratch(toRowOf: subject, divisor: -factor, except: subject)
    tableau.insert(1 / factor, row: row, column: records[index].marker)
    if records[index].error != none {
      tableau.insert(-1 / factor, row: row, column: records[index].error)
    }
    tableau.substitute(row)
    tableau.scratch.clear()
  }

  /// Makes a row that gives `basic` as the scratch row divided by `divisor`; empties the scratch.
  @discardableResult
  mutating func moveScratch(
    toRowOf basic: SymbolIndex, divisor: Double, except: SymbolIndex = none
  ) -> RowIndex {
    let constant = tableau.scratch.constant / divisor
    let restricted = tableau.symbols[basic].kind != .external
    let row = tableau.makeRow(
      basic: basic, constant: restricted && constant.magnitude < Tolerance.value ? 0 : constant)
    var place: Int32 = 0
    while place < tableau.scratch.entries.count {
      let entry = tableau.scratch.entries[place]
      if entry.value != 0, entry.column != except {
        tableau.insert(entry.value / divisor, row: row, column: entry.column)
      }
      place &+= 1
    }
    tableau.scratch.clear()
    return row
  }

  /// Gives a required constraint among determined variables its row.
  ///
  /// - Returns: A row that cannot hold, or ``none``.
  private mutating func insertRequiredRow(record index: Int, magnitude: Double) -> RowIndex {
    // Rounding in the constants must not make a redundant constraint a contradiction.
    let noise = Double.maximum(Tolerance.value, magnitude * 1e-12)
    if tableau.scratch.constant.magnitude < noise { tableau.scratch.constant = 0 }
    let marker = records[index].marker
    let row = moveScratch(toRowOf: marker, divisor: 1)
    if tableau.symbols[marker].kind == .dummy {
      let constant = tableau.rows[row].constant
      let entering = enteringColumn(of: row, direction: constant > 0 ? -1 : 1)
      if entering != none {
        pivot(at: entering)
      } else if constant == 0 {
        let other = enteringColumn(of: row, direction: -1)
        if other != none { pivot(at: other) }
      } else {
        return row
      }
    }
    return restoreFeasibility()
  }

  /// Gives an optional constraint among determined variables its row, charging what it misses.
  private mutating func insertOptionalRow(record index: Int) {
    let record = records[index]
    let isMet = tableau.scratch.constant >= 0
    let basic = isMet ? record.marker : record.error
    let other = isMet ? record.error : record.marker
    let row = moveScratch(toRowOf: basic, divisor: isMet ? 1 : -1)
    tableau.insert(1, row: row, column: other)
    if tableau.symbols[basic].kind == .error {
      costs.clear(basic)
      charge(basic, of: index, units: 1)
    }
  }
}
