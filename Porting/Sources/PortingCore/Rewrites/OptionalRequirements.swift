import SwiftSyntax

/// Turns optional requirements of Objective-C protocols into plain ones that throw by default, with
/// stand-ins for calls such as `delegate?.method?(x)`.
///
/// A throwing requirement is satisfied by a method that does not throw, so conforming classes do not
/// change; its default implementation throws, so they may omit it. ``StandIns`` writes the rest.
struct OptionalRequirements: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard let node = type.as(ProtocolDeclSyntax.self), !node.optionalRequirements.isEmpty else {
        continue
      }
      let standIns = StandIns(for: node)
      draft.insertParent(standIns.parent, of: node)
      for requirement in node.optionalRequirements {
        rewrite(requirement, error: standIns.error, in: &draft)
      }
      draft.insert("; " + standIns.text, after: node.outermostDeclaration ?? DeclSyntax(node))
    }
  }

  private func rewrite(_ requirement: DeclSyntax, error: String, in draft: inout Draft) {
    if let method = OptionalMethod(requirement) {
      method.placeOfThrows.map { draft.insert(" throws(\(error))", after: $0) }
    } else if let property = OptionalProperty(requirement) {
      draft.insert("@_disfavoredOverload ", before: property.node)
      draft.replace(property.accessors, with: "{ get throws(\(error)) }")
    } else {
      draft.refuse(
        requirement, "An optional requirement must be a method or a property of instances",
        cure: "Write a requirement, with a default implementation in an extension of the protocol")
    }
  }
}

extension ProtocolDeclSyntax {
  /// The requirements that classes may leave out.
  var optionalRequirements: [DeclSyntax] {
    guard attributes.names.contains("objc") else { return [] }
    return memberBlock.members.map(\.decl).filter { declaration in
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "optional" } ?? false
    }
  }
}
