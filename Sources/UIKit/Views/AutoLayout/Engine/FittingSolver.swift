import ConstraintCore

/// A copy of an engine's solver that is asked for the host's size instead of being told it.
///
/// Kept from question to question, because a cell that is used again asks the same with another
/// text. It follows the engine's solver as long as only constants change there.
struct FittingSolver {
  /// What is asked.
  struct Question: Equatable {
    /// The sides whose length is open: 0 for the width, 1 for the height.
    var open: [Int]
    var priorities: [Float]
  }

  let question: Question
  var solver: ConstraintSolver
  /// What the engine's solver counted when it was copied.
  let structure: Int
  /// The wishes for the open sides; nil where the length is none that can be computed with.
  private var wishes: [ConstraintKey?] = []

  /// - Parameter solver: The engine's, without what it is told of the open sides.
  init(_ question: Question, _ solver: ConstraintSolver, structure: Int) {
    self.question = question
    self.solver = solver
    self.structure = structure
  }

  /// Asks for a length of one more of the open sides.
  mutating func add(_ length: Double, _ variable: Variable) {
    let index = question.open[wishes.count]
    let priority = Double(min(max(question.priorities[index], .leastNormalMagnitude), 1000))
    let wish = try? solver.add(
      LinearExpression([LinearTerm(variable)], constant: -length), .equal,
      strength: .optional(priority: priority))
    _ = try? solver.add(
      LinearExpression([LinearTerm(variable)]), .greaterOrEqual,
      strength: .optional(priority: 10_000))
    wishes.append(wish)
  }

  /// Asks for other lengths of the open sides, by axis.
  ///
  /// - Returns: Whether that was possible.
  mutating func ask(for lengths: [Double]) -> Bool {
    for (index, wish) in zip(question.open, wishes) {
      guard let wish, (try? solver.setConstant(of: wish, to: -lengths[index])) != nil else {
        return false
      }
    }
    return true
  }

  /// Takes over a constant that changed in the engine's solver.
  ///
  /// - Returns: Whether that was possible. A constraint that is not known here is one of those that
  ///   tell the engine's solver what is open here.
  mutating func follow(_ key: ConstraintKey, _ constant: Double) -> Bool {
    do {
      try solver.setConstant(of: key, to: constant)
      return true
    } catch .unknownConstraint {
      return true
    } catch {
      return false
    }
  }
}
