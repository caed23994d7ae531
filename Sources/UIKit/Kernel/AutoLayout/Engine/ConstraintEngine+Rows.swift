import ConstraintCore

/// An active constraint in a solver.
@MainActor final class ConstraintRow {
  let constraint: NSLayoutConstraint
  let expression: LinearExpression
  /// Nil while the constraint is broken.
  var key: ConstraintKey?
  /// What is to be told of a constraint that was broken, if it still is when views are laid out.
  var report: ConstraintReport?

  init(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) {
    self.constraint = constraint
    self.expression = expression
  }

  /// The constant of the whole equation.
  var constant: Double { expression.constant - Double(constraint.constant) }
}

extension ConstraintEngine {
  /// Takes up a constraint; one that contradicts others is broken.
  func addRow(for constraint: NSLayoutConstraint) {
    let identity = ObjectIdentifier(constraint)
    guard rows[identity] == nil, constraint.isActive, let expression = equation(of: constraint)
    else { return }
    let row = ConstraintRow(constraint, expression)
    rows[identity] = row
    do {
      try addToSolver(row)
    } catch {
      breakRow(row, because: error)
    }
  }

  private func addToSolver(_ row: ConstraintRow) throws(ConstraintFailure) {
    let priority = row.constraint.priority.rawValue
    let expression = LinearExpression(row.expression.terms, constant: row.constant)
    counters.added += 1
    row.key = try solver.add(
      expression, row.constraint.relation.core,
      strength: priority >= 1000
        ? .required : .optional(priority: Double(max(priority, .leastNormalMagnitude))))
  }

  func removeFromSolver(_ row: ConstraintRow) {
    brokenRows.removeAll { $0 === row }
    guard let key = row.key else { return }
    row.key = nil
    removeFromSolver(key)
  }

  func updateConstant(of constraint: NSLayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)], let key = row.key else { return }
    _ = change(key, to: row.constant, breaking: row)
  }

  /// Changes a constant. Where that contradicts others, `changed` is broken, or for a value from
  /// outside the constraints that stand against it.
  ///
  /// - Returns: Whether the constant holds.
  func change(_ key: ConstraintKey, to constant: Double, breaking changed: ConstraintRow?) -> Bool {
    while true {
      do {
        try solver.setConstant(of: key, to: constant)
        follow(key, constant)
        return true
      } catch .unsatisfiable(let culprits) {
        guard let victim = changed ?? lastRow(among: culprits) else { return false }
        removeFromSolver(victim)
        breakRow(victim, because: .unsatisfiable(with: culprits + [key]))
        if changed != nil { return false }
      } catch {
        return false
      }
    }
  }

  /// The application's constraint that was activated last; one of the system's if there is none.
  private func lastRow(among keys: [ConstraintKey]) -> ConstraintRow? {
    let suspects = rows(with: keys)
    let own = suspects.filter { !$0.constraint.isMadeBySystem }
    return (own.isEmpty ? suspects : own).max { $0.constraint.serial < $1.constraint.serial }
  }

  private func rows(with keys: [ConstraintKey]) -> [ConstraintRow] {
    let wanted = Set(keys)
    return rows.values.filter { $0.key.map(wanted.contains) ?? false }
      .sorted { $0.constraint.serial < $1.constraint.serial }
  }

  // MARK: Contradictions

  /// Gives up a constraint until others make room for it, and notes what to tell of that.
  private func breakRow(_ row: ConstraintRow, because failure: ConstraintFailure) {
    row.key = nil
    brokenRows.append(row)
    guard isLive else { return }
    var culprits: [ConstraintKey] = []
    if case .unsatisfiable(let keys) = failure { culprits = keys }
    let constraints = rows(with: culprits).map { "\($0.constraint)" }
    let inputs = descriptions(ofInputs: Set(culprits))
    row.report = ConstraintReport(broken: row.constraint, others: constraints + inputs)
  }

  /// Tells of the constraints that are broken, once of each. A cell that is about to say how large it
  /// is may have a size meanwhile that contradicts its content, of which nobody needs to hear.
  func reportBrokenRows() {
    for row in brokenRows {
      guard let report = row.report else { continue }
      row.report = nil
      ConstraintReport.deliver(report)
    }
  }

  /// Takes up constraints again that contradict nothing any more.
  func retryBrokenRows() {
    guard !brokenRows.isEmpty else { return }
    for row in brokenRows { try? addToSolver(row) }
    brokenRows.removeAll { $0.key != nil }
  }

  /// The values from outside among `keys`, in words.
  private func descriptions(ofInputs keys: Set<ConstraintKey>) -> [String] {
    itemsWithInputs.flatMap { item in
      item.inputs.enumerated().compactMap { index, input in
        keys.contains(input.key) ? item.description(ofInput: index) : nil
      }
    }
  }
}

extension LayoutItem {
  fileprivate func description(ofInput index: Int) -> String? {
    guard let view else { return nil }
    let value = NSLayoutConstraint.number(CGFloat(inputs[index].value))
    if role == .systemGuide {
      let edge = ["left", "right", "top", "bottom", "width", "centerX", "width"][index]
      let name = guide.map { NSLayoutConstraint.name(of: $0) } ?? "UILayoutGuide"
      return
        "<NSLayoutConstraint '\(guide?.identifier ?? "")' \(name).\(edge) == \(value)   (active)>"
    }
    let part =
      role == .host ? ["width", "height"][index] : ["minX", "minY", "width", "height"][index]
    let name = NSLayoutConstraint.name(of: view)
    return "<NSAutoresizingMaskLayoutConstraint \(name).\(part) == \(value)   (active)>"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var core: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
