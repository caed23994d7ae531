import SwiftSyntax

/// `#if os(iOS)` becomes `#if os(Linux)`: what sources have for iOS is what they are compiled for.
struct Platforms: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for call in draft.file.nodes.calls where call.asksForPhones {
      draft.replace(call.arguments, with: "Linux")
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether this is `os(iOS)`, which stands in conditions alone.
  fileprivate var asksForPhones: Bool {
    calledExpression.trimmedDescription == "os" && arguments.trimmedDescription == "iOS"
  }
}
