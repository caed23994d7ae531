import SwiftSyntax

/// What `#if` says in a copy, as far as the condition decides it: the platform is iOS on Linux.
enum PlatformConditions {
  /// Whether the compiler skips the node for sure.
  static func skip(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self), isSkipped(clause) { return true }
      current = parent
    }
    return false
  }

  /// Whether the compiler sees the node for sure.
  static func keep(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        guard let condition = clause.condition, value(of: condition) == true,
          !isSkipped(clause)
        else { return false }
      }
      current = parent
    }
    return true
  }

  private static func isSkipped(_ clause: IfConfigClauseSyntax) -> Bool {
    if let condition = clause.condition, value(of: condition) == false { return true }
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != clause.id }
      .contains { $0.condition.flatMap(value) == true }
  }

  /// True or false where it is so for every copy, nil where it depends.
  private static func value(of condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements))
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// Of operands with operators between them; "and" binds closer than "or".
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    let isOr = { (element: ExprSyntax) in element.trimmedDescription == "||" }
    let terms = elements.split(whereSeparator: isOr).map { term -> Bool? in
      let factors = term.enumerated().filter { $0.offset % 2 == 0 }.map { value(of: $0.element) }
      if factors.contains(false) { return false }
      return factors.contains(nil) ? nil : true
    }
    if terms.contains(true) { return true }
    return terms.contains(nil) ? nil : false
  }

  private static func value(of question: FunctionCallExprSyntax) -> Bool? {
    let answer = question.arguments.trimmedDescription
    switch question.calledExpression.trimmedDescription {
    case "os": return ["iOS", "Linux"].contains(answer)
    case "canImport": return ["UIKit", "Foundation"].contains(answer) ? true : nil
    case "targetEnvironment": return answer == "simulator"
    default: return nil
    }
  }
}
