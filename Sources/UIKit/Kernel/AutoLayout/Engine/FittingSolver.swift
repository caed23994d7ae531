import ConstraintCore

/// A copy of an engine's solver that is asked for the host's size instead of being told it.
///
/// Kept from question to question, because a cell that is used again asks the same with another
/// text. It follows the engine's solver as long as only constants change there.
@MainActor final class FittingSolver {
  /// The question.
  struct Question: Equatable {
    var width: Side
    var height: Side

    /// A side whose length is open, and how strong the wish for a length is; nil for one that stays
    /// as long as it is.
    struct Side: Equatable {
      var priority: Float?
      var isOpen: Bool { priority != nil }
    }

    /// - Parameter index: 0 for the width, 1 for the height.
    subscript(index: Int) -> Side { index == 0 ? width : height }
  }

  let question: Question
  var solver: ConstraintSolver
  /// The structure count of the engine's solver when it was copied.
  let structure: Int
  /// The wishes for the open sides; nil where the length is none that can be computed with.
  private var wishes: (width: ConstraintKey?, height: ConstraintKey?)

  /// - Parameter solver: A copy of the engine's, without the inputs of the open sides.
  init(_ question: Question, _ solver: ConstraintSolver, structure: Int) {
    self.question = question
    self.solver = solver
    self.structure = structure
  }

  /// Asks for lengths of the open sides.
  func begin(_ lengths: CGSize, of host: LayoutItem) {
    if let priority = question.width.priority {
      wishes.width = wish(priority, for: Double(lengths.width), of: host.width)
    }
    if let priority = question.height.priority {
      wishes.height = wish(priority, for: Double(lengths.height), of: host.height)
    }
  }

  private func wish(
    _ priority: Float, for length: Double, of variable: Variable
  ) -> ConstraintKey? {
    let priority = Double(min(max(priority, .leastNormalMagnitude), 1000))
    let wish = try? solver.add(
      LinearExpression([LinearTerm(variable)], constant: -length), .equal,
      strength: .optional(priority: priority))
    _ = try? solver.add(
      LinearExpression([LinearTerm(variable)]), .greaterOrEqual,
      strength: .optional(priority: 10_000))
    return wish
  }

  /// Asks for other lengths of the open sides.
  ///
  /// - Returns: Whether that was possible.
  func ask(for lengths: CGSize) -> Bool {
    (!question.width.isOpen || change(wishes.width, to: lengths.width))
      && (!question.height.isOpen || change(wishes.height, to: lengths.height))
  }

  private func change(_ wish: ConstraintKey?, to length: CGFloat) -> Bool {
    guard let wish else { return false }
    return (try? solver.setConstant(of: wish, to: -Double(length))) != nil
  }

  /// Takes over a constant that changed in the engine's solver.
  ///
  /// - Returns: Whether that was possible. A constraint that is not known here is one of those that
  ///   give the engine's solver the sides that are open here.
  func follow(_ key: ConstraintKey, _ constant: Double) -> Bool {
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
