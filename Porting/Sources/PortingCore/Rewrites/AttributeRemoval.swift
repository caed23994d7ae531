import SwiftSyntax

/// Attributes that speak to the Objective-C runtime and to Interface Builder are left out, and
/// `dynamic` and `optional` beside them.
struct AttributeRemoval: Rewrite {
  /// The names of these attributes.
  static let names: Set = [
    "objc", "objcMembers", "nonobjc", "GKInspectable",
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
  ]

  func rewrite(_ draft: inout Draft) {
    for attribute in draft.file.nodes.attributes where Self.names.contains(attribute.name) {
      draft.remove(attribute)
    }
    for modifier in draft.file.nodes.modifiers where dependsOnRuntime(modifier) {
      draft.remove(modifier)
    }
  }

  private func dependsOnRuntime(_ modifier: DeclModifierSyntax) -> Bool {
    switch modifier.name.text {
    case "optional": true
    case "dynamic": modifier.declaredAttributes.contains("objc") || isInObjectiveCClass(modifier)
    default: false
    }
  }

  private func isInObjectiveCClass(_ modifier: DeclModifierSyntax) -> Bool {
    modifier.enclosingType?.attributes.names.contains("objcMembers") ?? false
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
  var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.name } }
}

extension DeclModifierSyntax {
  /// The names of the attributes of the declaration it modifies.
  fileprivate var declaredAttributes: [String] {
    let declaration = parent?.parent?.asProtocol((any WithAttributesSyntax).self)
    return declaration?.attributes.names ?? []
  }
}
