import ConstraintCore
import Testing

@Suite struct ConstraintSolverTests {
  var solver = ConstraintSolver()

  @Test mutating func `an equality determines its variable`() throws {
    let x = solver.addVariable()
    try solver.set(x, 100.5)
    #expect(try solver.value(of: x) == 100.5)
  }

  @Test mutating func `a chain of equalities is exact`() throws {
    let parts = (0..<50).map { _ in solver.addVariable() }
    for (previous, part) in zip(parts, parts.dropFirst()) {
      try solver.add(sum([(1, part), (-1, previous)], -8.25), .equal)
    }
    try solver.set(parts[0], 0.5)
    #expect(try solver.value(of: parts[49]) == 0.5 + 49 * 8.25)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test mutating func `a third of 301.5 is what division gives`() throws {
    let columns = (0..<3).map { _ in solver.addVariable() }
    try solver.add(sum([(1, columns[0]), (1, columns[1]), (1, columns[2])], -301.5), .equal)
    try solver.add(sum([(1, columns[0]), (-1, columns[1])]), .equal)
    try solver.add(sum([(1, columns[1]), (-1, columns[2])]), .equal)
    for column in columns { #expect(try solver.value(of: column) == 301.5 / 3) }
  }

  @Test mutating func `an inequality stops a wish`() throws {
    let width = solver.addVariable()
    try solver.set(width, .lessOrEqual, 80)
    let wish = try solver.set(width, 120, .at(250))
    #expect(try solver.value(of: width) == 80)
    #expect(try solver.error(of: wish) == 120 - 80)
  }

  @Test mutating func `a hundred low wishes do not outweigh a higher one`() throws {
    let x = solver.addVariable()
    for _ in 0..<100 { try solver.set(x, 0, .at(749)) }
    try solver.set(x, 1, .at(750))
    #expect(try solver.value(of: x) == 1)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test(arguments: [250.0, 749, 750, 999.5])
  mutating func `equal priorities are settled for the earlier one`(priority: Double) throws {
    let x = solver.addVariable()
    try solver.set(x, 20, .at(priority))
    try solver.set(x, 10, .at(priority))
    #expect(try solver.value(of: x) == 20)
  }

  @Test mutating func `the earlier of two equal wishes wins whatever happened between`() throws {
    let x = solver.addVariable()
    let first = try solver.set(x, 10, .at(250))
    try solver.set(x, 20, .at(250))
    let strong = try solver.set(x, 20, .at(500))
    #expect(try solver.value(of: x) == 20)
    try solver.remove(strong)
    #expect(try solver.value(of: x) == 10)
    try solver.remove(first)
    #expect(try solver.value(of: x) == 20)
  }

  @Test mutating func `the sum of errors at one priority is what counts`() throws {
    let x = solver.addVariable()
    try solver.set(x, 10, .at(250))
    try solver.set(x, 20, .at(250))
    try solver.set(x, 30, .at(250))
    #expect(try solver.value(of: x) == 20)
  }

  @Test mutating func `redundant equalities hold on after the first is gone`() throws {
    let x = solver.addVariable()
    let keys = try (0..<3).map { _ in try solver.set(x, 7) }
    try solver.remove(keys[0])
    #expect(try solver.value(of: x) == 7)
    #expect(throws: ConstraintFailure.self) { try solver.set(x, 8) }
    try solver.remove(keys[1])
    #expect(throws: ConstraintFailure.unsatisfiable(with: [keys[2]])) { try solver.set(x, 8) }
    try solver.remove(keys[2])
    try solver.set(x, 8)
    #expect(try solver.value(of: x) == 8)
  }

  @Test mutating func `a second equality takes over from the first beside an inequality`() throws {
    let x = solver.addVariable()
    let first = try solver.set(x, 5)
    try solver.set(x, .lessOrEqual, 8)
    try solver.set(x, 5)
    try solver.set(x, 100, .at(250))
    try solver.remove(first)
    #expect(try solver.value(of: x) == 5)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test mutating func `a removed constraint frees its variable`() throws {
    let x = solver.addVariable()
    let key = try solver.set(x, 7)
    try solver.remove(key)
    #expect(try solver.value(of: x) == 0)
    #expect(throws: ConstraintFailure.unknownConstraint(key)) { try solver.remove(key) }
  }

  // MARK: Contradictions

  @Test mutating func `a contradiction names its members and no others`() throws {
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.set(c, 3)
    let left = try solver.add(sum([(1, b), (-1, a)], -10), .greaterOrEqual)
    let right = try solver.set(b, .lessOrEqual, 50)
    try solver.set(a, 20, .at(999))
    #expect(throws: ConstraintFailure.unsatisfiable(with: [left, right])) {
      try solver.set(a, .greaterOrEqual, 45)
    }
    #expect(try solver.value(of: a) == 20)
    #expect(solver.brokenInvariant() == nil)
    try solver.set(a, .greaterOrEqual, 30)
    #expect(try solver.value(of: a) == 30)
  }

  @Test mutating func `a constraint false by itself contradicts nobody else`() throws {
    #expect(throws: ConstraintFailure.unsatisfiable(with: [])) {
      try solver.add(sum([], 1), .equal)
    }
    #expect(throws: ConstraintFailure.unsatisfiable(with: [])) {
      try solver.add(sum([], 1), .lessOrEqual)
    }
    try solver.add(sum([], 1), .greaterOrEqual)
  }

  @Test mutating func `a constant that cannot be is taken back`() throws {
    let x = solver.addVariable()
    let low = try solver.set(x, .greaterOrEqual, 10)
    let high = try solver.set(x, .lessOrEqual, 20)
    try solver.set(x, 15, .at(1))
    #expect(throws: ConstraintFailure.unsatisfiable(with: [high])) {
      try solver.setConstant(of: low, to: -21)
    }
    #expect(try solver.value(of: x) == 15)
    try solver.setConstant(of: low, to: -18)
    #expect(try solver.value(of: x) == 18)
    #expect(solver.brokenInvariant() == nil)
  }

  @Test mutating func `changing one of two equal equalities is a contradiction`() throws {
    let x = solver.addVariable()
    let first = try solver.set(x, 5)
    let second = try solver.set(x, 5)
    #expect(throws: ConstraintFailure.unsatisfiable(with: [second])) {
      try solver.setConstant(of: first, to: -6)
    }
    #expect(throws: ConstraintFailure.unsatisfiable(with: [first])) {
      try solver.setConstant(of: second, to: -6)
    }
    #expect(try solver.value(of: x) == 5)
  }

  // MARK: Refusals

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  mutating func `numbers that are not numbers are refused`(number: Double) throws {
    let x = solver.addVariable()
    let key = try solver.set(x, 1)
    #expect(throws: ConstraintFailure.self) { try solver.set(x, number, .at(1)) }
    #expect(throws: ConstraintFailure.self) { try solver.add(sum([(number, x)]), .equal) }
    #expect(throws: ConstraintFailure.self) { try solver.setConstant(of: key, to: number) }
    #expect(try solver.value(of: x) == 1)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  mutating func `priorities that are not positive are refused`(priority: Double) throws {
    let x = solver.addVariable()
    #expect(throws: ConstraintFailure.self) { try solver.set(x, 1, .at(priority)) }
  }

  @Test mutating func `a variable in use stays and a removed one is unknown`() throws {
    let x = solver.addVariable()
    let key = try solver.set(x, 1)
    #expect(throws: ConstraintFailure.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.remove(key)
    try solver.removeVariable(x)
    let y = solver.addVariable()
    #expect(x != y)
    #expect(throws: ConstraintFailure.unknownVariable(x)) { try solver.value(of: x) }
    #expect(throws: ConstraintFailure.unknownVariable(x)) { try solver.set(x, 1) }
  }

  // MARK: Reading

  @Test mutating func `changes are told once and only where values differ`() throws {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(sum([(1, y), (-2, x)]), .equal)
    try solver.addEdit(of: x, .at(999))
    try solver.suggest(4, for: x)
    let values = Dictionary(
      uniqueKeysWithValues: solver.takeChanges().map { ($0.variable, $0.value) })
    #expect(values == [x: 4, y: 8])
    let again = solver.takeChanges()
    #expect(again.isEmpty)
    try solver.suggest(5, for: x)
    try solver.suggest(4, for: x)
    let thereAndBack = solver.takeChanges()
    #expect(thereAndBack.isEmpty)
  }

  @Test mutating func `a copy is tried out without effect on the original`() throws {
    let x = solver.addVariable()
    try solver.set(x, 10, .at(500))
    var trial = solver
    try trial.set(x, 30)
    #expect(try trial.value(of: x) == 30)
    #expect(try solver.value(of: x) == 10)
  }

  @Test(arguments: 0..<7)
  mutating func `whatever changes a copy leaves the original as it is`(change: Int) throws {
    let (x, y, spare) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let wish = try solver.set(x, 10, .at(500))
    try solver.add(sum([(1, y), (-2, x)], 0), .equal)
    let edit = try solver.addEdit(of: x, .at(200))
    let untouched = solver.footprint
    var copy = solver
    switch change {
    case 0: try copy.set(x, 30)
    case 1: try copy.remove(wish)
    case 2: try copy.setConstant(of: wish, to: -70)
    case 3: try copy.setPriority(of: edit, to: 900)
    case 4: try copy.suggest(44, for: x)
    case 5: for _ in 0..<100 { try copy.set(copy.addVariable(), 1) }
    default: try copy.removeVariable(spare)
    }
    #expect(try solver.value(of: y) == 20)
    #expect(solver.footprint == untouched)
    #expect(solver.brokenInvariant() == nil && copy.brokenInvariant() == nil)
    let changes = solver.takeChanges().map(\.value)
    #expect(changes.sorted() == [10, 20])
    // The changes of the copy are its own.
    #expect(copy.takeChanges().contains { $0.variable == y } || change == 1)
    try solver.suggest(5, for: x)
    try solver.remove(wish)
    #expect(try solver.value(of: y) == 10)
  }

  @Test mutating func `free, bounded and tied variables are ambiguous`() throws {
    let (free, bounded, tied, fixed) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    try solver.set(bounded, .greaterOrEqual, 10)
    try solver.set(tied, 10, .at(250))
    try solver.set(tied, 20, .at(250))
    try solver.set(fixed, .lessOrEqual, 10)
    try solver.set(fixed, 30, .at(250))
    #expect(try solver.isAmbiguous(free))
    #expect(try solver.isAmbiguous(bounded))
    #expect(try solver.isAmbiguous(tied))
    #expect(try !solver.isAmbiguous(fixed))
  }

  @Test mutating func `a changed priority changes who wins`() throws {
    let x = solver.addVariable()
    let first = try solver.set(x, 10, .at(250))
    let second = try solver.set(x, 20, .at(251))
    let fixed = try solver.set(x, .lessOrEqual, 100)
    #expect(try solver.value(of: x) == 20)
    try solver.setPriority(of: first, to: 252)
    #expect(try solver.value(of: x) == 10)
    try solver.setPriority(of: second, to: 252.5)
    #expect(try solver.value(of: x) == 20)
    #expect(throws: ConstraintFailure.requiredIsFixed(fixed)) {
      try solver.setPriority(of: fixed, to: 1)
    }
    #expect(solver.brokenInvariant() == nil)
  }
}
