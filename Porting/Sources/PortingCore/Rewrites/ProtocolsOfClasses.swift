import SwiftSyntax

/// `@objc protocol P` becomes `protocol P: AnyObject`: classes alone can conform to it, as before.
///
/// Those with optional requirements are the matter of ``OptionalRequirements``.
struct ProtocolsOfClasses: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard let node = type.as(ProtocolDeclSyntax.self), node.attributes.names.contains("objc"),
        node.optionalRequirements.isEmpty
      else { continue }
      let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      guard parents.allSatisfy({ !["AnyObject", "NSObjectProtocol", "class"].contains($0) })
      else { continue }
      draft.insertParent("AnyObject", of: node)
    }
  }
}

extension Draft {
  /// Adds a protocol behind those that another one refines.
  mutating func insertParent(_ name: String, of node: ProtocolDeclSyntax) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(", \(name)", after: last.type)
    } else {
      insert(": \(name)", after: node.name)
    }
  }
}
