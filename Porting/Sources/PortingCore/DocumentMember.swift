import SwiftSyntax

/// A member that interface documents name, with the entry that tells UIKit of it.
struct DocumentMember {
  /// What is written into the table of the class: `.outlet("label") { … }`.
  let entry: String
  let member: Member

  /// Nil for members that documents do not name.
  init?(_ member: Member, of owner: String, in module: Module) {
    let entry: String?
    if let variable = member.item.decl.as(VariableDeclSyntax.self), !member.isStatic {
      entry = Self.entry(of: variable, named: member.baseName, owner: owner)
    } else if let function = member.item.decl.as(FunctionDeclSyntax.self), !member.isStatic {
      entry = Self.entry(of: function, member: member, owner: owner, in: module)
    } else {
      entry = nil
    }
    guard let entry else { return nil }
    self.entry = entry
    self.member = member
  }

  private static func entry(
    of variable: VariableDeclSyntax, named name: String, owner: String
  ) -> String? {
    let names = variable.attributes.names
    let isOutlet = names.contains("IBOutlet")
    guard isOutlet || names.contains("IBInspectable"),
      let type = variable.bindings.first?.documentType
    else { return nil }
    let plain = name.replacing("`", with: "")
    let set = "{ (owner: \(owner), value: \(type.name)) in owner.\(name) = value }"
    if !isOutlet {
      return ".attribute(\"\(plain)\") \(set)"
    } else if let element = type.element {
      return ".outletCollection(\"\(plain)\") "
        + "{ (owner: \(owner), value: [\(element)]) in owner.\(name) = value }"
    }
    return ".outlet(\"\(plain)\") \(set)"
  }

  private static func entry(
    of function: FunctionDeclSyntax, member: Member, owner: String, in module: Module
  ) -> String? {
    let names = function.attributes.names
    if names.contains("IBSegueAction") {
      return segueAction(function, member: member, owner: owner)
    }
    guard names.contains("IBAction"), member.parameterCount <= 3 else { return nil }
    var method = "\(owner).\(member.baseName)"
    if member.parameterCount > 0 { method += function.labels }
    // A name without labels is that of every method that is called so.
    let alike = module.members(of: owner).filter { $0.baseName == member.baseName }
    if member.parameterCount == 0, alike.count > 1 { method += " as (\(owner)) -> () -> Void" }
    return ".action(Selector(\"\(member.selector)\", \(method)))"
  }

  private static func segueAction(
    _ function: FunctionDeclSyntax, member: Member, owner: String
  ) -> String? {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    guard (1...3).contains(labels.count) else { return nil }
    let arguments = zip(labels, ["coder", "sender", "identifier"])
      .map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    return ".segueAction(\"\(member.selector)\") { "
      + "(owner: \(owner), coder: NSCoder, sender: Any?, identifier: String?) in "
      + "owner.\(member.baseName)(\(arguments)) }"
  }
}

/// The type of a property as documents set it.
private struct DocumentType {
  /// The type without `?` or `!`.
  var name: String
  /// That of the elements of an array.
  var element: String?
}

extension PatternBindingSyntax {
  /// The type that is written, or that of a plain initial value.
  fileprivate var documentType: DocumentType? {
    if let written = typeAnnotation?.type.withoutOptional {
      return DocumentType(name: written.inOneLine, element: written.elementOfArray?.inOneLine)
    }
    guard let value = initializer?.value else { return nil }
    let literals: [(name: String, isIt: Bool)] = [
      ("Bool", value.is(BooleanLiteralExprSyntax.self)),
      ("Int", value.is(IntegerLiteralExprSyntax.self)),
      ("Double", value.is(FloatLiteralExprSyntax.self)),
      ("String", value.is(StringLiteralExprSyntax.self)),
    ]
    if let literal = literals.first(where: \.isIt) { return DocumentType(name: literal.name) }
    guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.namePath,
      called.allSatisfy(\.baseName.text.isTypeName)
    else { return nil }
    return DocumentType(name: called.map(\.inOneLine).joined(separator: "."))
  }
}

extension TypeSyntax {
  /// The type without `?`, `!` and parentheses around it.
  var withoutOptional: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.withoutOptional
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.withoutOptional
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first?.type
    {
      return only.is(FunctionTypeSyntax.self) ? self : only.withoutOptional
    }
    return self
  }

  /// The elements' type of `[Element]` and `Array<Element>`.
  fileprivate var elementOfArray: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Array" else {
      return nil
    }
    return named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}
