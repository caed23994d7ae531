import SwiftSyntax

/// `expectation.fulfill` as a closure becomes `{ expectation.fulfill() }`: on Linux the method has
/// parameters with defaults, which only calls may leave out.
struct Expectations: Rewrite {
  func rewrite(_ draft: inout Draft) {
    guard draft.file.importedModules.contains("XCTest") else { return }
    for access in draft.file.nodes.memberAccesses where access.isUncalledFulfill {
      draft.insert("{ ", before: access)
      draft.insert("() }", after: access)
    }
  }
}

extension MemberAccessExprSyntax {
  fileprivate var isUncalledFulfill: Bool {
    guard declName.trimmedDescription == "fulfill", base != nil else { return false }
    let call = parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id != id
  }
}
