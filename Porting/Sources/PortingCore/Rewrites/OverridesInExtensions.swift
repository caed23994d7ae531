import SwiftSyntax

/// Overrides in an extension, and what is overridden there, move into the body of the class.
struct OverridesInExtensions: Rewrite {
  func rewrite(_ draft: inout Draft) {
    let moves = draft.module.moves
    for type in draft.file.nodes.types {
      let members = moves.byClass[type.fullName] ?? []
      guard !members.isEmpty, isFirst(type, in: draft) else { continue }
      draft.insert(.members(members), at: type.memberBlock.rightBrace.ownRange.lowerBound)
    }
    for member in moves.byClass.values.joined() where member.member.file.number == draft.file.number
    {
      draft.moveAway(member.range)
    }
    for dead in moves.dead where dead.member.file.number == draft.file.number {
      draft.refuse(dead.member.item, dead.problem, cure: dead.cure)
    }
    openUp(&draft)
  }

  /// Whether a declaration is the one its name stands for.
  private func isFirst(_ type: any DeclGroupSyntax, in draft: Draft) -> Bool {
    draft.module.types[type.fullName]?.node.id == type.id
  }

  /// What a member names that moved into another file must be seen from there.
  private func openUp(_ draft: inout Draft) {
    let names = namesUsedElsewhere(from: draft)
    guard !names.isEmpty else { return }
    for modifier in draft.file.nodes.modifiers
    where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
      guard let declaration = modifier.parent?.parent,
        !names.isDisjoint(with: declaration.declaredNames)
      else { continue }
      draft.remove(modifier)
    }
  }

  private func namesUsedElsewhere(from draft: Draft) -> Set<String> {
    var names: Set<String> = []
    for (type, members) in draft.module.moves.byClass {
      guard draft.module.types[type]?.file.number != draft.file.number else { continue }
      for member in members where member.member.file.number == draft.file.number {
        names.formUnion(member.member.item.tokens(viewMode: .sourceAccurate).map(\.text))
      }
    }
    return names
  }
}

extension Syntax {
  /// The names a declaration gives to what it declares.
  fileprivate var declaredNames: [String] {
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    let bindings = self.as(VariableDeclSyntax.self)?.bindings
    return bindings?.map(\.pattern.trimmedDescription) ?? []
  }
}
