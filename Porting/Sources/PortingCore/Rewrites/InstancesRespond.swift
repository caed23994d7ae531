import SwiftSyntax

/// `A.instancesRespond(to: #selector(B.method))` becomes the question whether `A` is a `B`: what is
/// written in `#selector` exists, so the classes below its own have it.
struct InstancesRespond: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for call in draft.file.nodes.calls {
      guard let question = Question(call) else { continue }
      guard let owner = question.owner else {
        draft.refuse(
          call, "'instancesRespond(to:)' finds methods by names that only Objective-C keeps",
          cure: "Write the method in #selector(…), or ask for a class or protocol by 'is'")
        continue
      }
      draft.replace(call, with: "((\(question.type)) as Any.Type is \(owner).Type)")
    }
  }
}

private struct Question {
  /// An expression of the class that is asked.
  let type: String
  /// The type whose method it is asked for; nil where the selector is no `#selector`.
  let owner: String?

  init?(_ call: FunctionCallExprSyntax) {
    guard call.arguments.map({ $0.label?.text }) == ["to"],
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "instancesRespond"
    else { return nil }
    let isType = base.namePath?.last?.baseName.text.isTypeName ?? false
    type = base.inOneLine + (isType ? ".self" : "")
    let macro = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self)
    guard let macro, macro.macroName.text == "selector",
      let path = macro.arguments.first?.expression.namePath
    else {
      owner = nil
      return
    }
    let names = path.dropLast().map(\.baseName.text)
    let isOwn = names.isEmpty || names == ["self"] || names == ["Self"]
    owner = isOwn ? call.enclosingType?.fullName : names.joined(separator: ".")
  }
}
