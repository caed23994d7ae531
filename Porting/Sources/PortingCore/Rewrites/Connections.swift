import SwiftSyntax

/// `@IBOutlet` and `@IBAction` go into the table that a reader of nib files connects by.
struct Connections: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for attribute in draft.file.nodes.attributes {
      guard let type = attribute.enclosingType?.fullName else { continue }
      let declaration = attribute.parent?.parent
      switch attribute.name {
      case "IBOutlet":
        declaration?.as(VariableDeclSyntax.self).map { add($0, of: type, to: &draft) }
      case "IBAction", "IBSegueAction":
        declaration?.as(FunctionDeclSyntax.self).map { add($0, of: type, to: &draft) }
      default:
        break
      }
    }
  }

  private func add(_ outlet: VariableDeclSyntax, of type: String, to draft: inout Draft) {
    for binding in outlet.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let written = binding.typeAnnotation?.type
      else { continue }
      let object = written.withoutOptional
      let element = object.as(ArrayTypeSyntax.self)?.element
      draft.connect(
        .init(type: (element ?? object).inOneLine, isCollection: element != nil), named: name,
        of: type)
    }
  }

  private func add(_ action: FunctionDeclSyntax, of type: String, to draft: inout Draft) {
    draft.connect(
      action: SelectorName(of: action).text, to: action.name.text + action.labels, of: type)
  }
}
