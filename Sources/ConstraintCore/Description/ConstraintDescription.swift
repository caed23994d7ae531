/// How an expression compares to zero.
package enum Relation: Hashable, Sendable, CaseIterable {
  case equal
  case lessOrEqual
  case greaterOrEqual
}

/// How much a constraint counts.
package enum Strength: Hashable, Sendable {
  /// Always holds; a required constraint that cannot hold is refused when it is added.
  case required
  /// Holds as well as the required constraints and every higher priority allow.
  ///
  /// The sum of the errors at one priority is minimised before any lower priority is looked at,
  /// so no number of lower ones outweighs a higher one. Finite and positive; UIKit's 1..<1000 fit.
  case optional(priority: Double)
}

/// The identity of a constraint in a ``ConstraintSolver``.
///
/// A handle like ``Variable``: refused, never mistaken, once its constraint was removed.
package struct ConstraintKey: Hashable, Sendable {
  /// The place in the solver's list of constraints.
  let index: Int32
  /// How many times the place has been taken before.
  let generation: UInt32
}

/// Why a solver refused a call. The solver is as it was before the call.
package enum ConstraintFailure: Error, Hashable, Sendable {
  /// The required constraint contradicts these required ones, listed in the order they were added.
  ///
  /// The list is one contradiction in which every member plays a part; the refused constraint
  /// itself is not in it. Empty when the refused constraint is false on its own, as `1 == 0`.
  case unsatisfiable(with: [ConstraintKey])
  /// A coefficient, constant or priority is not finite, too large, or a priority not positive.
  case invalidNumber(Double)
  /// A variable was removed, or belongs to no copy of this solver.
  case unknownVariable(Variable)
  /// A constraint was removed, or belongs to no copy of this solver.
  case unknownConstraint(ConstraintKey)
  /// A variable cannot be removed while constraints mention it.
  case variableInUse(Variable)
  /// A value was suggested for a variable that has no edit.
  case notEdited(Variable)
  /// A constraint cannot turn from required to optional or back; remove it and add another.
  case requiredIsFixed(ConstraintKey)
}
