import SwiftSyntax

/// A method or property of a type, as far as finding it by name takes.
struct Member {
  /// What an override shares with what it overrides: `tap(_:)`, or a property's name.
  let name: String
  let baseName: String
  /// The name Objective-C code would send: `tap:`.
  let selector: String
  let item: MemberBlockItemSyntax
  /// The type or extension whose body holds it.
  let owner: any DeclGroupSyntax
  let file: SourceFile
  /// Of a property 0.
  let parameterCount: Int
  let isStatic: Bool
  let isOverride: Bool
}

extension Member {
  /// Nil for members that have no name to be found by: initializers, types, conditions.
  init?(_ item: MemberBlockItemSyntax, of owner: any DeclGroupSyntax, in file: SourceFile) {
    let modifiers: DeclModifierListSyntax
    if let function = item.decl.as(FunctionDeclSyntax.self) {
      baseName = function.name.text
      name = baseName + function.labels
      selector = SelectorName(of: function).text
      parameterCount = function.signature.parameterClause.parameters.count
      modifiers = function.modifiers
    } else if let variable = item.decl.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      baseName = pattern.identifier.text
      name = baseName
      selector = baseName
      parameterCount = 0
      modifiers = variable.modifiers
    } else {
      return nil
    }
    self.item = item
    self.owner = owner
    self.file = file
    isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    isOverride = modifiers.contains { $0.name.text == "override" }
  }
}

extension FunctionDeclSyntax {
  /// The labels in parentheses, as in a full name: `(_:for:)`.
  var labels: String {
    "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
