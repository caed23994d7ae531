import SwiftSyntax

/// Which overrides can be called by a question for the object's class.
struct DispatchRules {
  let module: Module

  /// Whether an override is called in place of the member of an extension exactly where it is on iOS.
  func allow(
    _ override: DispatchedMember.Implementation, of base: DispatchedMember.Implementation
  ) -> Bool {
    let (member, other) = (override.member, base.member)
    guard !PlatformConditions.skip(member.item), canBeNamed(override, in: other.file),
      isUnconditional(member), isUnconditional(other),
      PlatformConditions.keep(member.item) || hasSameConditions(member, other)
    else { return false }
    if let function = member.item.decl.as(FunctionDeclSyntax.self) {
      let forward = other.item.decl.as(FunctionDeclSyntax.self).flatMap { ForwardedFunction($0) }
      return forward != nil && function.body != nil
    }
    guard let own = member.item.decl.as(VariableDeclSyntax.self).flatMap({ ForwardedProperty($0) }),
      let property = other.item.decl.as(VariableDeclSyntax.self).flatMap({ ForwardedProperty($0) })
    else { return false }
    return own.isSettable == property.isSettable
  }

  /// Whether the owner of a member is no extension with conditions.
  private func isUnconditional(_ member: Member) -> Bool {
    member.owner.as(ExtensionDeclSyntax.self)?.genericWhereClause == nil
  }

  private func hasSameConditions(_ member: Member, _ other: Member) -> Bool {
    MovedMember(member).conditions == MovedMember(other).conditions
  }

  /// Whether a file can name the class of an override: it is not generic, not local, not private.
  private func canBeNamed(_ override: DispatchedMember.Implementation, in file: SourceFile) -> Bool
  {
    guard let place = module.types[override.type] else { return true }
    let isHere = place.file.number == file.number
    var node = Syntax(place.node)
    while true {
      if let type = node.asProtocol((any DeclGroupSyntax).self) {
        guard !type.isGeneric else { return false }
        let isAtTop = node.as(DeclSyntax.self)?.outermostDeclaration?.id == node.id
        if type.isPrivate, !(isHere && isAtTop) { return false }
      } else if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) {
        return false
      }
      guard let parent = node.parent else { return true }
      node = parent
    }
  }
}

extension DeclGroupSyntax {
  fileprivate var isGeneric: Bool {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }

  fileprivate var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
