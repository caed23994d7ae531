import SwiftSyntax

/// Bytes of a source that are replaced.
struct InlineEdit {
  let range: Range<Int>
  let text: String
}

/// What is changed in a call so that its closure has a text.
struct CallEdit {
  /// Nil where nothing has to be.
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

  /// The closure that has the text; nil if there is none yet.
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

  /// A nil text takes away the white space before, too.
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
    // Without closures before it the label can stand in the parentheses alone.
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
  /// The bytes of the source, without what stands before and behind.
  fileprivate var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
