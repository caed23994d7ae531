import SwiftSyntax

/// `#if os(iOS)` becomes `#if os(Linux)`: what sources have for iOS is what they are compiled for.
/// `targetEnvironment(simulator)` holds, because there is no device.
struct Platforms: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for call in draft.file.nodes.calls where call.asksForPhones {
      draft.replace(call.arguments, with: "Linux")
    }
    for call in draft.file.nodes.calls where call.asksForSimulator {
      draft.replace(call, with: "os(Linux)")
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether this is `os(iOS)`, which stands in conditions alone.
  fileprivate var asksForPhones: Bool {
    calledExpression.trimmedDescription == "os" && arguments.trimmedDescription == "iOS"
  }

  /// Whether this is `targetEnvironment(simulator)`.
  fileprivate var asksForSimulator: Bool {
    calledExpression.trimmedDescription == "targetEnvironment"
      && arguments.trimmedDescription == "simulator"
  }
}
