/// A linear program solved from scratch, written for clarity: dense, two phases, Bland's rule.
///
/// The reference the incremental solver is compared with. It shares nothing with it.
public struct ReferenceProgram {
  /// One `sum of coefficients × variables (relation) bound`, over non-negative variables.
  public struct Line {
    public enum Kind { case equal, atMost, atLeast }
    var coefficients: [Double]
    var kind: Kind
    var bound: Double

    public init(coefficients: [Double], kind: Kind, bound: Double) {
      self.coefficients = coefficients
      self.kind = kind
      self.bound = bound
    }
  }

  public var variableCount: Int
  public var lines: [Line] = []

  public init(variableCount: Int) { self.variableCount = variableCount }

  /// Whether all lines can hold together.
  public var canHold: Bool { minimum(of: [Double](repeating: 0, count: variableCount)) != nil }

  /// The least value of `objective`, or nil when the lines contradict each other.
  public func minimum(of objective: [Double]) -> Double? {
    // 1. Standard form: equalities with non-negative bounds, one artificial variable each.
    let slackCount = lines.filter { $0.kind != .equal }.count
    let realCount = variableCount + slackCount
    let width = realCount + lines.count
    var matrix: [[Double]] = []
    var slack = variableCount
    for (index, line) in lines.enumerated() {
      var row = [Double](repeating: 0, count: width + 1)
      for (column, value) in line.coefficients.enumerated() { row[column] = value }
      row[width] = line.bound
      if line.kind != .equal {
        row[slack] = line.kind == .atMost ? 1 : -1
        slack += 1
      }
      if row[width] < 0 { row = row.map { -$0 } }
      row[realCount + index] = 1
      matrix.append(row)
    }
    var basis = Array(realCount..<width)
    // 2. Phase one drives the artificial variables to zero.
    let artificial = (0..<width).map { $0 >= realCount ? 1.0 : 0 }
    guard let excess = solve(&matrix, &basis, artificial, allowed: width), excess < 1e-6 else {
      return nil
    }
    for row in basis.indices where basis[row] >= realCount {
      if let column = (0..<realCount).first(where: { abs(matrix[row][$0]) > 1e-7 }) {
        pivot(&matrix, &basis, row, column)
      }
    }
    // 3. Phase two minimises what was asked for.
    let padded = objective + [Double](repeating: 0, count: width - variableCount)
    return solve(&matrix, &basis, padded, allowed: realCount)
  }

  private func solve(
    _ matrix: inout [[Double]], _ basis: inout [Int], _ objective: [Double], allowed: Int
  ) -> Double? {
    let bound = objective.count
    func value() -> Double {
      zip(basis, matrix).reduce(0) { $0 + objective[$1.0] * $1.1[bound] }
    }
    for _ in 0..<5000 {
      let entering = (0..<allowed).first { column in
        let reduced = zip(basis, matrix).reduce(objective[column]) {
          $0 - objective[$1.0] * $1.1[column]
        }
        return reduced < -1e-8
      }
      guard let entering else { return value() }
      let candidates = matrix.indices.filter { matrix[$0][entering] > 1e-8 }
      let leaving = candidates.min {
        let left = matrix[$0][bound] / matrix[$0][entering]
        let right = matrix[$1][bound] / matrix[$1][entering]
        return abs(left - right) < 1e-10 ? basis[$0] < basis[$1] : left < right
      }
      guard let leaving else { return -.infinity }
      pivot(&matrix, &basis, leaving, entering)
    }
    return nil
  }

  private func pivot(
    _ matrix: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int
  ) {
    let divisor = matrix[row][column]
    matrix[row] = matrix[row].map { $0 / divisor }
    for other in matrix.indices where other != row && matrix[other][column] != 0 {
      let factor = matrix[other][column]
      for place in matrix[other].indices { matrix[other][place] -= factor * matrix[row][place] }
    }
    basis[row] = column
  }
}
