import SwiftSyntax

extension SyntaxProtocol {
  /// The nearest type or extension around the node, the node itself left out.
  var enclosingType: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let type = current.asProtocol((any DeclGroupSyntax).self) { return type }
      node = current.parent
    }
    return nil
  }
}

extension DeclGroupSyntax {
  /// The name with those of the types around it: `Outer.Inner`.
  var fullName: String {
    guard let outer = enclosingType else { return simpleName }
    return "\(outer.fullName).\(simpleName)"
  }

  /// The name as it is written, type arguments left out; of an extension what it extends.
  private var simpleName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.plainName }
    return "_"
  }
}

extension TypeSyntax {
  /// The name without type arguments: `Outer.Inner` of `Outer<Int>.Inner`.
  var plainName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.plainName).\(member.name.text)"
    }
    return trimmedDescription
  }
}

extension ExprSyntax {
  /// The names of a path such as `Outer.Inner.property`, parentheses left out, or nil for any other expression.
  var namePath: [DeclReferenceExprSyntax]? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name] }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.namePath
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return base.namePath.map { $0 + [member.declName] }
  }
}

extension String {
  /// Whether a name is one of a type by Swift's custom: its first letter is a capital.
  var isTypeName: Bool { drop { $0 == "_" || $0 == "`" }.first?.isUppercase ?? false }
}

extension SyntaxProtocol {
  /// The declaration at the top of the file that holds the node, or is it; `#if` does not count.
  var outermostDeclaration: DeclSyntax? {
    var outermost: DeclSyntax?
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let declaration = current.as(DeclSyntax.self), !current.is(IfConfigDeclSyntax.self) {
        outermost = declaration
      }
      node = current.parent
    }
    return outermost
  }
}
