/// An unknown of a ``ConstraintSolver``: any finite number, positive or negative.
///
/// A handle, valid in the solver that made it and in copies of that solver. A handle whose
/// variable was removed is recognised and refused, also after its place has been taken again.
package struct Variable: Hashable, Sendable {
  /// The symbol that stands for the variable in the tableau.
  let symbol: SymbolIndex
  /// How many times the place has been taken before.
  let generation: UInt32
}

/// A new value of one variable, in the caller's unit.
package struct VariableChange: Hashable, Sendable {
  /// The variable whose value is different from the last one taken.
  package let variable: Variable
  /// Its value now.
  package let value: Double
}
