import SwiftSyntax

/// A method whose body goes on under another name, behind questions for the object's class.
struct ForwardedFunction {
  private let node: FunctionDeclSyntax
  /// Behind the brace that opens the body.
  let brace: TokenSyntax
  /// `(gap: gap, &sum)`.
  private let arguments: String

  /// Nil where no call can hand all of the arguments on.
  init?(_ node: FunctionDeclSyntax) {
    let result = node.signature.returnClause?.type.inOneLine ?? ""
    guard node.genericParameterClause == nil, node.genericWhereClause == nil, let body = node.body,
      result == "Self" || !result.contains(/\bSelf\b/)
    else { return nil }
    var arguments: [String] = []
    for parameter in node.signature.parameterClause.parameters {
      guard let argument = parameter.argument else { return nil }
      arguments.append(argument)
    }
    self.node = node
    brace = body.leftBrace
    self.arguments = "(" + arguments.joined(separator: ", ") + ")"
  }

  /// What stands behind the brace: the calls, and the head of the function that has the body.
  func text(of dispatched: DispatchedMember) -> String {
    let casts = dispatched.overrides.map { override -> String in
      let effects = override.member.item.decl.as(FunctionDeclSyntax.self)?.effects ?? ""
      let returnsSelf = node.signature.returnClause?.type.inOneLine == "Self"
      return " if let _other = self as? \(override.typeOfSelf) { return "
        + "\(effects)_other.\(override.name)\(arguments)\(returnsSelf ? " as! Self" : "") };"
    }
    let head = node.attributes.textWithoutRuntime + node.modifiers.textWithoutRuntime
    return casts.joined() + " return \(node.effects)\(dispatched.base.name)\(arguments) }; "
      + "\(head)func \(dispatched.base.name)\(node.signature.inOneLine) {"
  }
}

/// The same of a property that is computed.
struct ForwardedProperty {
  private let node: VariableDeclSyntax
  private let type: String
  let brace: TokenSyntax
  let isSettable: Bool

  /// Nil for properties that are stored, observed or have accessors with effects.
  init?(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      !type.inOneLine.contains(/\bSelf\b/)
    else { return nil }
    var names: Set<String> = ["get"]
    if case .accessors(let accessors) = block.accessors {
      names = Set(accessors.map(\.accessorSpecifier.text))
      guard accessors.allSatisfy({ $0.effectSpecifiers == nil && $0.body != nil }) else {
        return nil
      }
    }
    guard names.contains("get"), names.isSubset(of: ["get", "set"]) else { return nil }
    self.node = node
    self.type = type.inOneLine
    brace = block.leftBrace
    isSettable = names.contains("set")
  }

  /// What stands behind the brace: the accessors, and the head of the property that has the body.
  func text(of dispatched: DispatchedMember) -> String {
    let base = dispatched.base.name
    let gets = dispatched.overrides.map {
      "if let _other = self as? \($0.typeOfSelf) { return _other.\($0.name) }; "
    }
    let sets = dispatched.overrides.map {
      "if let _other = self as? \($0.typeOfSelf) { _other.\($0.name) = newValue; return }; "
    }
    let setter = isSettable ? " set { \(sets.joined())\(base) = newValue }" : ""
    let head = node.attributes.textWithoutRuntime + node.modifiers.textWithoutRuntime
    return " get { \(gets.joined())return \(base) }\(setter) }; \(head)var \(base): \(type) {"
  }
}

extension DispatchedMember.Implementation {
  /// What `self` is where the implementation is the one to call.
  fileprivate var typeOfSelf: String { member.isStatic ? "\(type).Type" : type }
}

extension Member {
  /// The types of the parameters as they are written; of properties none.
  var parameterTypes: [String] {
    item.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      .map { $0.type.inOneLine + ($0.ellipsis?.text ?? "") } ?? []
  }
}

extension FunctionParameterSyntax {
  /// The parameter as an argument of a function with the same parameters; nil for a variadic one.
  fileprivate var argument: String? {
    guard ellipsis == nil else { return nil }
    let name = secondName ?? firstName
    let label = firstName.text == "_" ? "" : "\(firstName.text): "
    let attributed = type.as(AttributedTypeSyntax.self)
    let isInOut = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    let isCalled = attributed?.attributes.names.contains("autoclosure") ?? false
    return label + (isInOut ? "&" : "") + name.text + (isCalled ? "()" : "")
  }
}

extension FunctionDeclSyntax {
  /// What stands before a call of the function, with a blank behind it, or empty.
  fileprivate var effects: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension AttributeListSyntax {
  /// The attributes that do not speak to the Objective-C runtime, in one line with a blank behind each.
  fileprivate var textWithoutRuntime: String {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { !AttributeRemoval.names.contains($0.name) }.map { $0.inOneLine + " " }.joined()
  }
}

extension DeclModifierListSyntax {
  /// Nothing overrides what has a body under another name: it is public where the member is open.
  fileprivate var textWithoutRuntime: String {
    filter { $0.name.text != "dynamic" }
      .map { ($0.name.text == "open" ? "public" : $0.inOneLine) + " " }.joined()
  }
}
