import Slabs

/// A constraint as the solver keeps it.
struct ConstraintRecord: Sendable {
  var expression: LinearExpression
  var relation: Relation
  var strength: Strength
  /// Where the constraint stands in the order of addition; breaks ties.
  var order: Int
  /// The symbol that measures `sign × expression` (less `error`, when there is one).
  var marker: SymbolIndex = none
  /// The symbol of the error in the other direction of an optional constraint.
  var error: SymbolIndex = none
  var generation: UInt32 = 0
  var isAlive = true

  /// -1 for "less or equal", which is kept as the opposite "greater or equal".
  var sign: Double { relation == .lessOrEqual ? -1 : 1 }

  /// What one unit of error costs in the tie-break.
  ///
  /// Decreasing, so that earlier constraints are dearer; never in a rational ratio to another,
  /// so that no exchange of errors leaves it unchanged.
  var tieBreak: Double { 1 / (Double(order) + 1.414_213_562_373_095_1) }
}
