import Testing

@testable import ConstraintCore

/// Which variables required equalities decide on their own.
@Suite struct DeterminedVariableTests {
  @Test func `a variable is determined by required equalities alone`() throws {
    var solver = ConstraintSolver()
    let (width, inner, free) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let given = try solver.add(LinearExpression([LinearTerm(width)], constant: -100), .equal)
    // inner = width − 20
    try solver.add(
      LinearExpression([LinearTerm(inner), LinearTerm(width, -1)], constant: 20), .equal)
    try solver.add(
      LinearExpression([LinearTerm(free)], constant: -5), .equal, strength: .optional(priority: 750)
    )
    #expect(try solver.isDetermined(width))
    #expect(try solver.isDetermined(inner))
    #expect(try !solver.isDetermined(free))

    // A wish cannot move it, and does not make it less determined.
    try solver.add(
      LinearExpression([LinearTerm(inner)], constant: -300), .lessOrEqual,
      strength: .optional(priority: 250))
    #expect(try solver.isDetermined(inner))
    #expect(try solver.value(of: inner) == 80)

    // Without the length it was derived from, it is open.
    try solver.remove(given)
    #expect(try !solver.isDetermined(inner))
  }

  @Test func `an inequality that happens to hold exactly decides nothing`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    try solver.add(LinearExpression([LinearTerm(x)], constant: -10), .greaterOrEqual)
    try solver.add(
      LinearExpression([LinearTerm(x)]), .equal, strength: .optional(priority: 1))
    #expect(try solver.value(of: x) == 10)
    #expect(try !solver.isDetermined(x))
  }
}
