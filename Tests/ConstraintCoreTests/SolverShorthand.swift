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

/// A small, well-known generator of reproducible numbers.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
