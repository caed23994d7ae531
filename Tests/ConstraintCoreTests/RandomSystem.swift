import ConstraintCore
import TestSupport

/// A constraint in terms of variable numbers, which solver and reference both understand.
struct PlainConstraint {
  /// One coefficient per variable.
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  /// Nil for required.
  var priority: Double?

  /// A constraint on up to three of `variableCount` variables with small numbers.
  static func random(variableCount: Int, using random: inout SplitMix64) -> PlainConstraint {
    var coefficients = [Double](repeating: 0, count: variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let factors: [Double] = [-2, -1, -1, -0.5, 0.5, 1, 1, 1, 2, 3]
      coefficients[Int.random(in: 0..<variableCount, using: &random)] =
        factors.randomElement(using: &random) ?? 1
    }
    let isRequired = Int.random(in: 0..<3, using: &random) == 0
    return PlainConstraint(
      coefficients: coefficients,
      constant: Double(Int.random(in: -40...40, using: &random)) / 4,
      relation: Relation.allCases.randomElement(using: &random) ?? .equal,
      priority: isRequired ? nil : [1, 50, 250, 250, 251, 750, 999].randomElement(using: &random))
  }

  var strength: Strength { priority.map { .optional(priority: $0) } ?? .required }

  func expression(_ variables: [Variable]) -> LinearExpression {
    let terms = zip(coefficients, variables).filter { $0.0 != 0 }
    return LinearExpression(terms.map { LinearTerm($0.1, $0.0) }, constant: constant)
  }

  /// By how much the constraint fails at `values`.
  func error(at values: [Double]) -> Double {
    let sum = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .equal: return abs(sum)
    case .lessOrEqual: return max(0, sum)
    case .greaterOrEqual: return max(0, -sum)
    }
  }
}

/// The errors of `constraints` at `values`, summed per priority, highest first; required last.
func errorSums(
  of constraints: [PlainConstraint], at values: [Double]
) -> (byPriority: [Double], required: Double) {
  let priorities = Set(constraints.compactMap(\.priority)).sorted(by: >)
  let byPriority = priorities.map { priority in
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: values) }
  }
  let required = constraints.filter { $0.priority == nil }.map { $0.error(at: values) }.max()
  return (byPriority, required ?? 0)
}

/// The least error sums per priority, found by one linear program after the other, each with
/// the results before it as lines; nil when the required constraints contradict each other.
func referenceSums(of constraints: [PlainConstraint], variableCount: Int) -> [Double]? {
  // Columns: x⁺ and x⁻ of each variable, then two errors per constraint.
  let errors = variableCount * 2
  var program = ReferenceProgram(variableCount: errors + constraints.count * 2)
  for (index, constraint) in constraints.enumerated() {
    var row = [Double](repeating: 0, count: program.variableCount)
    for (variable, value) in constraint.coefficients.enumerated() {
      row[variable * 2] = value
      row[variable * 2 + 1] = -value
    }
    if constraint.priority != nil {
      row[errors + index * 2] = -1
      row[errors + index * 2 + 1] = 1
    }
    let kind: ReferenceProgram.Line.Kind
    switch constraint.relation {
    case .equal: kind = .equal
    case .lessOrEqual: kind = .atMost
    case .greaterOrEqual: kind = .atLeast
    }
    program.lines.append(.init(coefficients: row, kind: kind, bound: -constraint.constant))
  }
  var sums: [Double] = []
  for priority in Set(constraints.compactMap(\.priority)).sorted(by: >) {
    var objective = [Double](repeating: 0, count: program.variableCount)
    for (index, constraint) in constraints.enumerated() where constraint.priority == priority {
      objective[errors + index * 2] = 1
      objective[errors + index * 2 + 1] = 1
    }
    guard let least = program.minimum(of: objective) else { return nil }
    sums.append(least)
    program.lines.append(.init(coefficients: objective, kind: .atMost, bound: least + 1e-9))
  }
  let nothing = [Double](repeating: 0, count: program.variableCount)
  return program.minimum(of: nothing) == nil ? nil : sums
}
