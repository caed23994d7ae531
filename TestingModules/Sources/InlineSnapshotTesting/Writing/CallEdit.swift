import SwiftSyntax

/// A replacement of bytes in a source.
struct InlineEdit {
  let range: Range<Int>
  let text: String
}

/// The edit that gives a call's closure a literal.
struct CallEdit {
  /// The edit; nil if none is needed.
  let edit: InlineEdit?

  init(
    _ call: FunctionCallExprSyntax, _ descriptor: InlineSnapshotSyntaxDescriptor,
    _ writer: ClosureWriter
  ) {
    if let argument = Self.argument(of: call, descriptor) {
      edit = InlineEdit(range: argument.expression.bytes, text: writer.closure ?? "nil")
    } else if let labeled = Self.labeled(of: call, descriptor) {
      edit = Self.replacement(
        from: labeled.bytes, writer.closure.map { "\(descriptor.trailingClosureLabel): \($0)" })
    } else if descriptor.trailingClosureOffset == 0, let closure = call.trailingClosure {
      edit = Self.replacement(from: closure.bytes, writer.closure)
    } else {
      edit = writer.closure.map { Self.insertion($0, in: call, descriptor) }
    }
  }

  /// The closure with the literal; nil if there is none.
  static func closure(
    of call: FunctionCallExprSyntax, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> Syntax? {
    argument(of: call, descriptor).map { Syntax($0.expression) }
      ?? labeled(of: call, descriptor).map { Syntax($0.closure) }
      ?? (descriptor.trailingClosureOffset == 0 ? call.trailingClosure.map { Syntax($0) } : nil)
  }

  /// The closure among the arguments in parentheses.
  private static func argument(
    of call: FunctionCallExprSyntax, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> LabeledExprSyntax? {
    call.arguments.first { descriptor.names($0.label) }
  }

  /// The closure among those after the first trailing one.
  private static func labeled(
    of call: FunctionCallExprSyntax, _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> MultipleTrailingClosureElementSyntax? {
    call.additionalTrailingClosures.first { descriptor.names($0.label) }
  }

  /// A nil text also removes the white space before the closure.
  private static func replacement(from range: Range<Int>, _ text: String?) -> InlineEdit {
    text.map { InlineEdit(range: range, text: $0) }
      ?? InlineEdit(range: (range.lowerBound - 1)..<range.upperBound, text: "")
  }

  private static func insertion(
    _ closure: String, in call: FunctionCallExprSyntax,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> InlineEdit {
    let label = descriptor.trailingClosureLabel
    let others = Array(call.additionalTrailingClosures)
    if descriptor.trailingClosureOffset == 0 {
      let end = call.rightParen?.bytes.upperBound ?? call.calledExpression.bytes.upperBound
      return InlineEdit(range: end..<end, text: " \(closure)")
    }
    if let first = call.trailingClosure {
      let index = min(descriptor.trailingClosureOffset - 1, others.count)
      let end = index == 0 ? first.bytes.upperBound : others[index - 1].bytes.upperBound
      return InlineEdit(range: end..<end, text: " \(label): \(closure)")
    }
    // Without a closure before it, the label is only possible inside the parentheses.
    let end = call.rightParen?.bytes.lowerBound ?? call.bytes.upperBound
    let separator = call.arguments.isEmpty ? "" : ", "
    return InlineEdit(range: end..<end, text: "\(separator)\(label): \(closure)")
  }
}

extension InlineSnapshotSyntaxDescriptor {
  fileprivate func names(_ label: TokenSyntax?) -> Bool {
    guard let label = label?.text else { return false }
    return label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }
}

extension SyntaxProtocol {
  /// The byte range in the source, without leading and trailing trivia.
  fileprivate var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
