import SwiftSyntax

/// What an extension adds to a class of another module and classes below override asks for the class of
/// the object, and calls the implementation of that class, under a name of its own.
struct DispatchedOverrides: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for dispatched in draft.module.dispatched.all {
      if isHere(dispatched.base, in: draft) { dispatch(dispatched, in: &draft) }
      for override in dispatched.overrides where isHere(override, in: draft) {
        rename(override, in: &draft)
      }
    }
    renameCallsOfSuper(in: &draft)
  }

  private func isHere(
    _ implementation: DispatchedMember.Implementation, in draft: Draft
  ) -> Bool { implementation.member.file.number == draft.file.number }

  private func dispatch(_ dispatched: DispatchedMember, in draft: inout Draft) {
    let declaration = dispatched.base.member.item.decl
    if let function = declaration.as(FunctionDeclSyntax.self).flatMap({ ForwardedFunction($0) }) {
      draft.insert(function.text(of: dispatched), after: function.brace)
    }
    if let property = declaration.as(VariableDeclSyntax.self).flatMap({ ForwardedProperty($0) }) {
      draft.insert(property.text(of: dispatched), after: property.brace)
    }
  }

  private func rename(
    _ override: DispatchedMember.Implementation, in draft: inout Draft
  ) {
    let declaration = override.member.item.decl
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    for modifier in modifiers where modifier.name.text == "override" { draft.remove(modifier) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      draft.replace(function.name, with: override.name)
    }
    if let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern {
      draft.replace(pattern, with: override.name)
    }
  }

  /// `super.add(view)` becomes `self._UIView_add(view)`, also outside of the overrides: the member itself
  /// would call the object's own.
  private func renameCallsOfSuper(in draft: inout Draft) {
    let all = draft.module.dispatched.all
    guard !all.isEmpty else { return }
    for access in draft.file.nodes.memberAccesses {
      guard let object = access.base?.as(SuperExprSyntax.self), let owner = access.enclosingType
      else { continue }
      let type = draft.module.fullName(of: owner.fullName)
      let named = all.first { $0.base.member.isNamed(by: access) }
      guard let implementation = named?.inherited(by: type, in: draft.module) else { continue }
      draft.replace(object, with: "self")
      draft.replace(access.declName.baseName, with: implementation.name)
    }
  }
}

extension Member {
  /// Whether `super.name`, with its arguments if it is a call, may be this member.
  fileprivate func isNamed(by access: MemberAccessExprSyntax) -> Bool {
    guard access.declName.baseName.text == baseName,
      isStatic == access.isInStaticMember
    else { return false }
    guard let function = item.decl.as(FunctionDeclSyntax.self) else { return true }
    if let labels = access.declName.argumentNames?.arguments.map(\.name.text) {
      return labels == function.signature.parameterClause.parameters.map(\.firstName.text)
    }
    guard let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return true }
    return function.takes(call)
  }
}

extension SyntaxProtocol {
  /// Whether the member of a type that holds the node is one of the type itself.
  fileprivate var isInStaticMember: Bool {
    var isStatic = false
    var node = parent
    while let current = node, !current.isProtocol((any DeclGroupSyntax).self) {
      if let declaration = current.asProtocol((any WithModifiersSyntax).self) {
        isStatic = declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
      node = current.parent
    }
    return isStatic
  }
}

extension FunctionDeclSyntax {
  /// Whether a call has arguments for parameters in their order and none too many.
  fileprivate func takes(_ call: FunctionCallExprSyntax) -> Bool {
    let parameters = Array(signature.parameterClause.parameters)
    var rest = parameters[...]
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      guard let index = rest.firstIndex(where: { $0.firstName.text == label }) else { return false }
      rest = rest[(index + 1)...]
    }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return call.arguments.count + closures <= parameters.count
  }
}
