import ConstraintCore

/// The sum of `terms` and `constant`.
func sum(_ terms: [(Double, Variable)], _ constant: Double = 0) -> LinearExpression {
  LinearExpression(terms.map { LinearTerm($0.1, $0.0) }, constant: constant)
}

extension ConstraintSolver {
  /// Adds `variable relation constant`.
  @discardableResult
  mutating func set(
    _ variable: Variable, _ relation: Relation, _ constant: Double,
    _ strength: Strength = .required
  ) throws -> ConstraintKey {
    try add(sum([(1, variable)], -constant), relation, strength: strength)
  }

  /// Adds `variable == constant`.
  @discardableResult
  mutating func set(
    _ variable: Variable, _ constant: Double, _ strength: Strength = .required
  ) throws -> ConstraintKey {
    try set(variable, .equal, constant, strength)
  }
}

extension Strength {
  static func at(_ priority: Double) -> Strength { .optional(priority: priority) }
}
