import SwiftParser
import SwiftSyntax

/// A method that an implementer may leave out.
struct OptionalMethod {
  private let node: FunctionDeclSyntax

  /// Nil for what is no method of instances.
  init?(_ declaration: DeclSyntax) {
    guard let node = declaration.as(FunctionDeclSyntax.self), !node.modifiers.saysStatic else {
      return nil
    }
    self.node = node
  }

  var name: String { node.name.text }

  /// Where `throws` belongs, unless the method says it itself.
  var placeOfThrows: Syntax? {
    guard !throwsItself else { return nil }
    return node.signature.effectSpecifiers.map(Syntax.init)
      ?? Syntax(node.signature.parameterClause)
  }

  /// - Parameter access: The protocol's, with a blank behind it, or empty.
  func defaultImplementation(throwing error: String, access: String) -> String {
    let effects = asyncWord + (throwsItself ? "throws" : "throws(\(error))")
    return
      "\(attributes)\(access)func \(name)\(parameters) \(effects)\(result) { throw \(error).missing }"
  }

  /// The method of the stand-in: what an optional call answers.
  func call(missing error: String, access: String) -> String {
    let waiting = isAsync ? "try await" : "try"
    let call = "return \(waiting) of.\(name)(\(arguments))"
    let effects = asyncWord + (throwsItself ? "throws " : "")
    let handler = throwsItself ? "catch is \(error) { return nil }" : "catch { return nil }"
    return "@discardableResult \(attributes)\(access)func callAsFunction\(parameters) \(effects)"
      + "-> \(optionalResult) { do { \(call) } \(handler) }"
  }

  private var attributes: String { node.attributes.textWithoutObjectiveC }
  private var throwsItself: Bool { node.signature.effectSpecifiers?.throwsClause != nil }
  private var isAsync: Bool { node.signature.effectSpecifiers?.asyncSpecifier != nil }
  private var asyncWord: String { isAsync ? "async " : "" }
  private var parameters: String { node.signature.parameterClause.inOneLine }

  private var result: String { node.signature.returnClause.map { " " + $0.inOneLine } ?? "" }

  /// An optional call flattens what is optional already.
  private var optionalResult: String {
    guard let type = node.signature.returnClause?.type else { return "Void?" }
    if type.is(OptionalTypeSyntax.self) { return type.inOneLine }
    let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    return "(\(wrapped.inOneLine))?"
  }

  private var arguments: String {
    node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isInout = parameter.type.inOneLine.hasPrefix("inout ")
      return label + (isInout ? "&" : "") + parameter.localName
    }.joined(separator: ", ")
  }
}

extension FunctionParameterSyntax {
  /// The name inside of the function, in backticks where it is a word of the language.
  fileprivate var localName: String {
    let name = (secondName ?? firstName).text
    return name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
  }
}

/// A property that an implementer may leave out.
struct OptionalProperty {
  let node: VariableDeclSyntax
  let accessors: AccessorBlockSyntax
  private let name: String
  private let type: TypeSyntax

  /// Nil for what is no property of instances.
  init?(_ declaration: DeclSyntax) {
    guard let node = declaration.as(VariableDeclSyntax.self), !node.modifiers.saysStatic,
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else { return nil }
    (self.node, self.name, self.type, self.accessors) = (node, name, type, accessors)
  }

  /// - Parameter access: The protocol's, with a blank behind it, or empty.
  func defaultImplementation(throwing error: String, access: String) -> String {
    "@_disfavoredOverload \(node.attributes.textWithoutObjectiveC)\(access)var \(name): "
      + "\(type.inOneLine) { get throws(\(error)) { throw \(error).missing } }"
  }

  /// The property's value in code: nil if it is not implemented.
  func value(access: String) -> String {
    "\(node.attributes.textWithoutObjectiveC)\(access)var \(name): (\(type.inOneLine))? "
      + "{ do { return try (self.\(name) as \(type.inOneLine)) } catch { return nil } }"
  }
}

extension DeclModifierListSyntax {
  var saysStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
