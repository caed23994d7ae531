import SwiftSyntax

/// `type(of: object).description()` becomes a question that objects of every class answer: of one that is
/// known as `AnyObject` alone, Swift looks for no class method.
struct TypeDescription: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for call in draft.file.nodes.calls {
      guard call.arguments.isEmpty, call.trailingClosure == nil,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "description",
        let type = member.base?.as(FunctionCallExprSyntax.self),
        type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
        type.arguments.map({ $0.label?.text }) == ["of"]
      else { continue }
      let text = type.inOneLine
      draft.replace(
        call,
        with:
          "((\(text) as Any.Type as? NSObject.Type)?.description() ?? String(reflecting: \(text)))")
    }
  }
}
