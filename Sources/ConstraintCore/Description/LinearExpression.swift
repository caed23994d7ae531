/// A variable times a factor.
package struct LinearTerm: Hashable, Sendable {
  /// The unknown.
  package var variable: Variable
  /// Its factor; finite, at most ``ConstraintSolver/coefficientLimit`` in magnitude.
  package var coefficient: Double

  /// Makes the product of `coefficient` and `variable`.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may occur in several terms; their coefficients add up.
package struct LinearExpression: Hashable, Sendable {
  /// The products that are summed. Earlier variables are the dependent ones where a choice exists.
  package var terms: [LinearTerm]
  /// The part without a variable; finite, at most ``ConstraintSolver/constantLimit`` in magnitude.
  package var constant: Double

  /// Makes the sum of `terms` and `constant`.
  package init(_ terms: [LinearTerm], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
