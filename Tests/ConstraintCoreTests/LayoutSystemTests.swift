import ConstraintCore
import TestSupport
import Workloads
import Testing

/// Systems as user interfaces pose them, with exact results.
@Suite struct LayoutSystemTests {
  var solver = ConstraintSolver()

  private mutating func variables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in solver.addVariable() }
  }

  private func values(_ variables: [Variable]) throws -> [Double] {
    try variables.map { try solver.value(of: $0) }
  }

  @Test(arguments: [320.0, 375, 390, 402.5, 844, 1024])
  mutating func `three equal columns share what insets and spacing leave`(width: Double) throws {
    let v = variables(7)
    let (container, lefts, widths) = (v[0], Array(v[1...3]), Array(v[4...6]))
    try solver.set(container, width)
    try solver.set(lefts[0], 16)
    for index in 0..<2 {
      try solver.add(
        sum([(1, lefts[index + 1]), (-1, lefts[index]), (-1, widths[index])], -10), .equal)
      try solver.add(sum([(1, widths[index + 1]), (-1, widths[index])]), .equal)
    }
    try solver.add(sum([(1, lefts[2]), (1, widths[2]), (-1, container)], 16), .equal)
    let column = (width - 2 * 16 - 2 * 10) / 3
    for found in try values(widths) { #expect(abs(found - column) < 1e-10) }
    #expect(try abs(solver.value(of: lefts[2]) - (16 + 2 * (column + 10))) < 1e-10)
  }

  @Test(arguments: [320.0, 375, 390, 390.5, 391])
  mutating func `halves and quarters are exact`(width: Double) throws {
    let v = variables(3)
    try solver.addEdit(of: v[0], .at(999))
    try solver.add(sum([(1, v[1]), (-0.25, v[0])], 35), .equal)
    try solver.add(sum([(1, v[2]), (-0.5, v[0])], 70), .equal)
    try solver.suggest(width, for: v[0])
    #expect(try values(v) == [width, width / 4 - 35, width / 2 - 70])
  }

  @Test mutating func `16 to 9 inside a box touches the tighter side`() throws {
    let (width, height) = (solver.addVariable(), solver.addVariable())
    try solver.add(sum([(9, width), (-16, height)]), .equal)
    try solver.set(width, .lessOrEqual, 400)
    let ceiling = try solver.set(height, .lessOrEqual, 300)
    try solver.set(width, 1000, .at(750))
    #expect(try values([width, height]) == [400, 400 * 9 / 16])
    try solver.setConstant(of: ceiling, to: -90)
    #expect(try values([width, height]) == [90 * 16 / 9, 90])
  }

  /// Two labels side by side in 300 points, with the given resistance to compression.
  private mutating func labels(
    resisting first: Double, _ second: Double, hugging: (Double, Double) = (250, 250),
    wanting width: Double
  ) throws -> [Double] {
    let v = variables(2)
    try solver.add(sum([(1, v[0]), (1, v[1])], -(300 - 8)), .equal)
    for (label, (resistance, hug)) in zip(v, [(first, hugging.0), (second, hugging.1)]) {
      try solver.set(label, .greaterOrEqual, width, .at(resistance))
      try solver.set(label, .lessOrEqual, width, .at(hug))
    }
    return try values(v)
  }

  @Test mutating func `the label that resists less is compressed`() throws {
    #expect(try labels(resisting: 751, 750, wanting: 200) == [200, 292 - 200])
  }

  @Test mutating func `the label that hugs less grows`() throws {
    #expect(
      try labels(resisting: 750, 750, hugging: (250, 251), wanting: 100) == [292 - 100, 100])
  }

  @Test mutating func `of two equal labels the earlier keeps its width`() throws {
    #expect(try labels(resisting: 750, 750, wanting: 200) == [200, 292 - 200])
  }

  @Test func `the cell of the benchmark is laid out as it was meant`() throws {
    var cell = try CellWorkload()
    func frame(_ box: CellWorkload.Box) throws -> [Double] {
      try box.all.map { try cell.solver.value(of: $0) }
    }
    #expect(try frame(cell.cell) == [0, 0, 390, 60])
    let imageTop = 60.0 / 2 - 40 / 2
    #expect(try frame(cell.image) == [16, imageTop, 40, 40])
    let textLeft = 16.0 + 40 + 12
    #expect(try frame(cell.title) == [textLeft, 11, 180, 20.5])
    let subtitleTop = 11 + 20.5 + 2
    #expect(try frame(cell.subtitle) == [textLeft, subtitleTop, 240, 18])
    let accessoryLeft = 390.0 - 16 - 12
    let accessoryTop = 60.0 / 2 - 17.0 / 2
    #expect(try frame(cell.accessory) == [accessoryLeft, accessoryTop, 12, 17])
    try cell.resize(to: 240)
    // The accessory begins at 212, 8 points are kept free before it.
    let room = 212.0 - 8 - textLeft
    #expect(try frame(cell.title) == [textLeft, 11, room, 20.5])
    #expect(try frame(cell.subtitle) == [textLeft, subtitleTop, room, 18])
    #expect(cell.solver.brokenInvariant() == nil)
  }

  @Test func `a resize that pushes nothing costs no pivot and moves what depends on it`() throws {
    var cell = try CellWorkload()
    _ = cell.solver.takeChanges()
    let pivots = cell.solver.counters.pivots
    try cell.resize(to: 844)
    #expect(cell.solver.counters.pivots == pivots)
    let changed = Set(cell.solver.takeChanges().map(\.variable))
    #expect(changed == [cell.cell.width, cell.accessory.x])
  }

  @Test func `ten thousand resizes leave no rounding behind`() throws {
    var cell = try CellWorkload()
    for step in 0..<10_000 { try cell.resize(to: 200.1 + Double(step % 700) * 0.7) }
    try cell.resize(to: 390)
    let fresh = try CellWorkload()
    for box in [cell.cell, cell.image, cell.title, cell.subtitle, cell.accessory] {
      for variable in box.all {
        #expect(try cell.solver.value(of: variable) == fresh.solver.value(of: variable))
      }
    }
    #expect(cell.solver.counters.abandonedSearches == 0)
    #expect(cell.solver.brokenInvariant() == nil)
  }

  @Test mutating func `views that come and go leave the solver as small as before`() throws {
    var random = SplitMix64(seed: 42)
    let anchor = solver.addVariable()
    try solver.set(anchor, 5)
    for round in 0..<200 {
      let v = variables(3)
      var keys = [try solver.add(sum([(1, v[0]), (-1, anchor)], -1), .equal)]
      keys.append(try solver.add(sum([(1, v[1]), (-1, v[0])], -1), .greaterOrEqual))
      keys.append(try solver.set(v[2], .greaterOrEqual, 4, .at(Double(1 + round))))
      keys.append(try solver.add(sum([(1, v[2]), (-1, v[1])]), .lessOrEqual))
      #expect(try values(v)[0] == 6)
      for key in keys.shuffled(using: &random) { try solver.remove(key) }
      for variable in v { try solver.removeVariable(variable) }
      #expect(solver.brokenInvariant() == nil)
    }
    #expect(try solver.value(of: anchor) == 5)
    #expect(solver.footprint.symbols <= 12)
    #expect(solver.footprint.coefficients <= 40)
  }

  @Test(arguments: 5000..<5040 as Range<UInt64>)
  func `numbers of wildly different sizes end in finite values`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<8).map { _ in solver.addVariable() }
    var keys: [ConstraintKey] = []
    for _ in 0..<60 {
      var plain = PlainConstraint.random(variableCount: 8, using: &random)
      let scales = [1e-6, 1e-3, 0.1, 1 / 3.0, 1, 1, 7, 1e3, 1e5]
      for place in plain.coefficients.indices {
        plain.coefficients[place] *= scales.randomElement(using: &random) ?? 1
      }
      plain.constant *= [1e-9, 1, 1e3, 1e10].randomElement(using: &random) ?? 1
      let expression = plain.expression(variables)
      if let key = try? solver.add(expression, plain.relation, strength: plain.strength) {
        keys.append(key)
      }
      if keys.count > 10, let key = keys.randomElement(using: &random) {
        try? solver.setConstant(of: key, to: Double.random(in: -1e6...1e6, using: &random))
        if Bool.random(using: &random), let place = keys.firstIndex(of: key) {
          try solver.remove(keys.remove(at: place))
        }
      }
      for variable in variables {
        #expect(try solver.value(of: variable).isFinite, "seed \(seed)")
      }
    }
  }
}
