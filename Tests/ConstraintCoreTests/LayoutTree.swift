import ConstraintCore
import TestSupport

/// A random tree of rectangles with constraints between them, changed step by step.
struct LayoutTree {
  /// A constraint the solver has accepted.
  struct Kept {
    var key: ConstraintKey
    var expression: LinearExpression
    var relation: Relation
    var isRequired: Bool
  }

  private(set) var solver = ConstraintSolver()
  private(set) var kept: [Kept] = []
  /// The first call that was refused although the required constraints could hold.
  private(set) var wrongRefusal: String?
  private var random: SplitMix64
  private var parents: [Int] = []
  /// x, y, width and height of each rectangle.
  private var rectangles: [[Variable]] = []
  /// Whether refusals are compared with a linear program, which takes its time.
  private let checksRefusals: Bool

  private static let multipliers: [Double] = [
    1, 1, 1, 1, 1, 0.5, 2, 0.75, 1.5, 1 / 3, 0.1, 3, 0.8, 16 / 9, 10, 0.01,
  ]

  init(seed: UInt64, size: ClosedRange<Int>, checksRefusals: Bool) throws {
    random = SplitMix64(seed: seed)
    self.checksRefusals = checksRefusals
    let count = Int.random(in: size, using: &random)
    for index in 0..<count {
      parents.append(index == 0 ? -1 : Int.random(in: 0..<index, using: &random))
    }
    for _ in 0..<count { rectangles.append((0..<4).map { _ in solver.addVariable() }) }
    for (variable, value) in zip(rectangles[0], [0, 0, 320, 480.0]) {
      put(sum([(1, variable)], -value), .equal, nil)
    }
    for index in 1..<count { addNaturalSize(of: index) }
  }

  private mutating func addNaturalSize(of index: Int) {
    for size in rectangles[index][2...] { put(sum([(1, size)]), .greaterOrEqual, 10_000) }
    guard Bool.random(using: &random) else { return }
    for size in rectangles[index][2...] {
      let extent = Double(Int.random(in: 5...200, using: &random))
      put(sum([(1, size)], -extent), .lessOrEqual, 250)
      put(sum([(1, size)], -extent), .greaterOrEqual, 750)
    }
  }

  // MARK: Steps

  /// Adds a constraint, changes a constant or removes a constraint.
  mutating func step() throws {
    let choice = Int.random(in: 0..<10, using: &random)
    if choice < 6 {
      addRandom()
    } else {
      let place = Int.random(in: 0..<kept.count, using: &random)
      if choice < 8 {
        changeConstant(at: place)
      } else if place >= 4 {
        try solver.remove(kept.remove(at: place).key)
      }
    }
  }

  private mutating func addRandom() {
    let relations: [Relation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual]
    let priorities: [Double] = [250, 500, 750, 999, 719, 1]
    var expression = randomExpression()
    expression.constant = Double(Int.random(in: -400...400, using: &random)) / 4
    put(
      expression, relations.randomElement(using: &random) ?? .equal,
      Bool.random(using: &random) ? nil : priorities.randomElement(using: &random))
  }

  private mutating func changeConstant(at place: Int) {
    var changed = kept
    changed[place].expression.constant = Double(Int.random(in: -4000...4000, using: &random)) / 7
    do {
      try solver.setConstant(
        of: kept[place].key, to: changed[place].expression.constant)
      kept = changed
    } catch {
      noteRefusal(changed, "the constant \(changed[place].expression.constant)")
    }
  }

  private mutating func put(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Double?
  ) {
    do {
      let key = try solver.add(
        expression, relation, strength: priority.map { .optional(priority: $0) } ?? .required)
      kept.append(
        Kept(key: key, expression: expression, relation: relation, isRequired: priority == nil))
    } catch {
      guard priority == nil, let some = kept.first?.key else { return }
      let refused = Kept(key: some, expression: expression, relation: relation, isRequired: true)
      noteRefusal(kept + [refused], "\(expression)")
    }
  }

  /// A length, the ratio of two, or the distance between two edges or centers.
  private mutating func randomExpression() -> LinearExpression {
    let first = Int.random(in: 0..<rectangles.count, using: &random)
    let second = Int.random(in: 0..<rectangles.count, using: &random)
    let axis = Int.random(in: 0...1, using: &random)
    let factor = Self.multipliers.randomElement(using: &random) ?? 1
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return sum([(1, rectangles[first][2 + axis])])
    case 1:
      let other = Int.random(in: 0...4, using: &random) == 0 ? 1 - axis : axis
      return merged([(1, rectangles[first][2 + axis]), (-factor, rectangles[second][2 + other])])
    default:
      let isScaled = Int.random(in: 0...3, using: &random) == 0
      return merged(edge(of: first, axis, 1) + edge(of: second, axis, isScaled ? -factor : -1))
    }
  }

  /// An edge or the center of a rectangle in the root, times a factor.
  private mutating func edge(
    of index: Int, _ axis: Int, _ factor: Double
  ) -> [(Double, Variable)] {
    let share: Double = [0, 0.5, 1].randomElement(using: &random) ?? 0
    var terms = [(share * factor, rectangles[index][2 + axis])]
    var next = index
    while next >= 0 {
      terms.append((factor, rectangles[next][axis]))
      next = parents[next]
    }
    return terms
  }

  private func merged(_ terms: [(Double, Variable)]) -> LinearExpression {
    var order: [Variable] = []
    var factors: [Variable: Double] = [:]
    for (factor, variable) in terms {
      if factors[variable] == nil { order.append(variable) }
      factors[variable, default: 0] += factor
    }
    return sum(order.map { (factors[$0] ?? 0, $0) }.filter { $0.0 != 0 })
  }

  // MARK: Checks

  private mutating func noteRefusal(_ constraints: [Kept], _ call: String) {
    guard checksRefusals, wrongRefusal == nil else { return }
    if canHold(constraints.filter(\.isRequired)) { wrongRefusal = call }
  }

  private func canHold(_ constraints: [Kept]) -> Bool {
    let variables = rectangles.flatMap { $0 }
    let places = Dictionary(uniqueKeysWithValues: zip(variables, variables.indices))
    // Each variable is the difference of two that are not negative.
    var program = ReferenceProgram(variableCount: 2 * variables.count)
    for constraint in constraints {
      var coefficients = [Double](repeating: 0, count: 2 * variables.count)
      for term in constraint.expression.terms {
        let place = places[term.variable] ?? 0
        coefficients[2 * place] += term.coefficient
        coefficients[2 * place + 1] -= term.coefficient
      }
      let kind: ReferenceProgram.Line.Kind =
        switch constraint.relation {
        case .equal: .equal
        case .lessOrEqual: .atMost
        case .greaterOrEqual: .atLeast
        }
      program.lines.append(
        .init(coefficients: coefficients, kind: kind, bound: -constraint.expression.constant))
    }
    return program.canHold
  }

  /// The largest error of a required constraint, per unit of the largest value.
  func worstError() throws -> Double {
    let scale = max(1, try largestValue())
    var worst = 0.0
    for constraint in kept where constraint.isRequired {
      worst = max(worst, try solver.error(of: constraint.key))
    }
    return worst / scale
  }

  /// The largest magnitude of a coordinate or a length.
  func largestValue() throws -> Double {
    try rectangles.joined().reduce(0) { max($0, abs(try solver.value(of: $1))) }
  }
}
