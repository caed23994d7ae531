import SwiftSyntax

/// `#selector(tap(_:))` becomes `Selector("tap:", Controller.tap(_:))`: a name, and the method to
/// call by it.
struct Selectors: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for macro in draft.file.nodes.macros where macro.macroName.text == "selector" {
      draft.willNameUIKit()
      guard let argument = macro.arguments.first else { continue }
      if argument.label != nil {
        replace(macro, ofProperty: argument.expression, in: &draft)
      } else {
        replace(macro, ofMethod: argument.expression, in: &draft)
      }
    }
  }

  /// The one place that knows how UIKit's selectors are made.
  private func replace(
    _ macro: MacroExpansionExprSyntax, withName name: String, method: String?,
    in draft: inout Draft
  ) {
    let rest = method.map { ", " + $0 } ?? ""
    draft.replace(macro, with: "Selector(\"\(name)\"" + rest, closing: ")")
  }

  /// For methods that are found by a value, or in whoever conforms to a protocol.
  ///
  /// - Parameter call: Calls the method of `$0` with `$1`, `$2` and `$3`.
  private func replace(
    _ macro: MacroExpansionExprSyntax, withName name: String, of object: String,
    calling call: String, in draft: inout Draft
  ) {
    draft.replace(
      macro, with: "Selector(\"\(name)\", of: \(object), { \(call)", closing: " })")
  }

  /// `getter:` and `setter:` name an accessor; they are not called by selectors, so the name is enough.
  private func replace(
    _ macro: MacroExpansionExprSyntax, ofProperty property: ExprSyntax, in draft: inout Draft
  ) {
    guard let name = property.namePath?.last?.baseName.text else { return }
    let isSetter = macro.arguments.first?.label?.text == "setter"
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    replace(macro, withName: isSetter ? setter : name, method: nil, in: &draft)
  }

  private func replace(
    _ macro: MacroExpansionExprSyntax, ofMethod expression: ExprSyntax, in draft: inout Draft
  ) {
    guard let reference = MethodReference(expression, at: macro, in: draft.module) else {
      if let method = MethodOfValue(expression) {
        let member = method.declaration(in: draft.module)
        replace(
          macro, withName: member?.selector ?? method.selectorName, of: method.value,
          calling: method.call(member), in: &draft)
      } else {
        draft.refuse(
          expression, "'\(macro.inOneLine)' names no method",
          cure: "Write a type and its method: #selector(SomeType.method(_:))")
      }
      return
    }
    let member = reference.declaration(in: draft.module)
    if member?.isStatic == true {
      draft.refuse(
        expression, "'\(macro.inOneLine)' names a method of the type, which no control can call",
        cure: "Make it a method of an instance")
      return
    }
    let name = member?.selector ?? reference.selectorName
    if draft.module.isProtocol(reference.type) {
      replace(
        macro, withName: name, of: "nil as (any \(reference.type))?",
        calling: reference.call(member), in: &draft)
    } else {
      replace(macro, withName: name, method: reference.method, in: &draft)
    }
  }
}

/// A method as `#selector` names it.
private struct MethodReference {
  let type: String
  let baseName: String
  /// The labels, where they are written.
  let labels: [String]?
  /// How many parameters the method has, where a cast says so.
  let parameterCount: Int?
  /// The method as a function of its object: `Controller.tap(_:)`, with its cast if there is one.
  let method: String

  /// - Parameter expression: What stands in the parentheses.
  init?(_ expression: ExprSyntax, at macro: MacroExpansionExprSyntax, in module: Module) {
    let (name, cast) = Self.parts(of: expression)
    guard let path = name.namePath, let last = path.last else { return nil }
    let owner = path.dropLast().map(\.baseName.text)
    if owner.isEmpty || owner == ["self"] || owner == ["Self"] || owner == ["super"] {
      guard let enclosing = macro.enclosingType else { return nil }
      type = module.fullName(of: enclosing.fullName)
      let writtenType = enclosing.nameInside
      let whole = cast.map { " as (\(writtenType)) -> " + $0.inOneLine } ?? ""
      method = writtenType + "." + last.inOneLine + whole
    } else {
      guard owner.allSatisfy(\.isTypeName) else { return nil }
      type = module.fullName(of: owner.joined(separator: "."))
      method =
        path.map(\.inOneLine).joined(separator: ".") + (cast.map { " as " + $0.inOneLine } ?? "")
    }
    baseName = last.baseName.text
    labels = last.argumentNames?.arguments.map(\.name.text)
    parameterCount = cast?.method.parameters.count
  }

  /// The name where the declaration is not in sight.
  var selectorName: String { SelectorName(baseName: baseName, labels: labels ?? []).text }

  /// A call of a protocol's method on whoever conforms.
  ///
  /// - Parameter member: What the protocol declares; nil if that is not in sight.
  func call(_ member: Member?) -> String {
    let function = member?.item.decl.as(FunctionDeclSyntax.self)
    let isOptional = function?.modifiers.contains { $0.name.text == "optional" } ?? false
    return (isOptional ? "_ = try? " : "")
      + "$0.\(baseName)(\(arguments(for: member?.labels ?? labels ?? [])))"
  }

  /// The method, if this module declares it.
  func declaration(in module: Module) -> Member? {
    let written = labels.map { baseName + "(" + $0.map { $0 + ":" }.joined() + ")" }
    return module.firstMember(of: type) { member in
      member.item.decl.is(FunctionDeclSyntax.self)
        && (written.map { $0 == member.name } ?? (member.baseName == baseName))
        && (parameterCount.map { $0 == member.parameterCount } ?? true)
    }
  }

  /// The name itself, and the type it is cast to.
  fileprivate static func parts(of expression: ExprSyntax) -> (
    name: ExprSyntax, cast: FunctionTypeSyntax?
  ) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return parts(of: only.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let last = sequence.elements.last,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return (expression, nil) }
    return (first, last.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self))
  }
}

/// A method of a value whose type is for the compiler to find, `#selector(model.save(_:))`.
private struct MethodOfValue {
  private let baseName: String
  private let labels: [String]?
  /// The method as it is written behind the value, and the type it is cast to.
  private let method: (name: String, cast: String?, parameterCount: Int)
  let value: String

  /// - Parameter expression: What stands in the parentheses.
  init?(_ expression: ExprSyntax) {
    let (name, cast) = MethodReference.parts(of: expression)
    guard let member = name.as(MemberAccessExprSyntax.self), let value = member.base else {
      return nil
    }
    baseName = member.declName.baseName.text
    labels = member.declName.argumentNames?.arguments.map(\.name.text)
    method = (member.declName.inOneLine, cast?.inOneLine, cast?.parameters.count ?? 0)
    self.value = value.inOneLine
  }

  /// The name where the declaration is not in sight.
  var selectorName: String { SelectorName(baseName: baseName, labels: labels ?? []).text }

  /// A call of the method.
  ///
  /// - Parameter member: What the value's class declares; nil if that is not in sight.
  func call(_ member: Member?) -> String {
    if let cast = method.cast {
      let none = Array(repeating: "_", count: method.parameterCount)
      return "($0.\(method.name) as \(cast))(\(arguments(for: none)))"
    }
    return "$0.\(baseName)(\(arguments(for: member?.labels ?? labels ?? [])))"
  }

  /// The method, if all of that name in this module are sent alike.
  func declaration(in module: Module) -> Member? {
    let written = labels.map { baseName + "(" + $0.map { $0 + ":" }.joined() + ")" }
    let found = module.typeNames.flatMap { module.members(of: $0) }.filter { member in
      !member.isStatic && member.item.decl.is(FunctionDeclSyntax.self)
        && (written.map { $0 == member.name } ?? (member.baseName == baseName))
    }
    return Set(found.map(\.selector)).count == 1 ? found.first : nil
  }
}

/// The arguments of a call with such labels: `$1, for: $2`.
private func arguments(for labels: [String]) -> String {
  labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "$\($0 + 1)" }.joined(separator: ", ")
}

extension Member {
  /// The labels of a method's parameters.
  fileprivate var labels: [String]? {
    item.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      .map(\.firstName.text)
  }
}

extension FunctionTypeSyntax {
  /// The type of the method itself in `(Object) -> (Sender) -> Void`.
  fileprivate var method: FunctionTypeSyntax {
    returnClause.type.as(FunctionTypeSyntax.self) ?? self
  }
}

extension DeclGroupSyntax {
  /// The name by which code inside names the type.
  fileprivate var nameInside: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.plainName ?? "Self"
  }
}

extension Module {
  /// Whether a name is that of one of the module's protocols.
  func isProtocol(_ name: String) -> Bool {
    types[fullName(of: name)]?.node.is(ProtocolDeclSyntax.self) ?? false
  }
}
