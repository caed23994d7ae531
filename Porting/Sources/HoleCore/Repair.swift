import SwiftSyntax

/// Changes that take less out than a statement or member: a word, an attribute, a conformance; or that
/// put in what was lost.
struct Repair {
  let cut: Cut

  /// Nil where only cutting out helps.
  ///
  /// - Parameters:
  ///   - token: What the compiler points to.
  ///   - says: What a hole says, as a literal of Swift.
  init?(of error: CompilerError, at token: TokenSyntax, says: String) {
    let message = error.message
    let cut: Cut?
    if message.contains("does not override") || message.contains("overrides nothing") {
      cut = Self.withoutOverride(token)
    } else if message.contains("requires an 'override' keyword") {
      cut = Self.withOverride(token)
    } else if message.contains("does not conform to protocol") {
      cut = Self.withoutConformance(error, token)
    } else if message.hasPrefix("unknown attribute") || message.contains("external macro") {
      cut = Self.withoutAttribute(token)
    } else if message.hasPrefix("missing return") {
      cut = Self.inserting("return _hole(\(says)) ", before: token)
    } else if message.contains("'required' initializer 'init(coder:)' must be provided") {
      cut = Self.inserting("required init?(coder: NSCoder) { _stop(\(says)) } ", before: token)
    } else if message.hasSuffix("has no member 'then'") {
      cut = Self.withoutCall(of: "then", token)
    } else if message.hasPrefix("incorrect argument label") {
      cut = Self.withLabels(error, token)
    } else if let thrown = token.enclosing(CodeBlockItemSyntax.self)?.item
      .as(ThrowStmtSyntax.self)
    {
      cut = Cut(range: thrown.expression.ownRange, text: "_HoleError(\(says))", extent: .value)
    } else {
      cut = nil
    }
    guard let cut else { return nil }
    self.cut = cut
  }

  private static func declaration(at token: TokenSyntax) -> (any WithModifiersSyntax)? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let found = current.asProtocol((any WithModifiersSyntax).self),
        current.is(FunctionDeclSyntax.self) || current.is(VariableDeclSyntax.self)
          || current.is(InitializerDeclSyntax.self) || current.is(SubscriptDeclSyntax.self)
      {
        return found
      }
      node = current.parent
    }
    return nil
  }

  private static func withoutOverride(_ token: TokenSyntax) -> Cut? {
    declaration(at: token)?.modifiers.first { $0.name.text == "override" }
      .map { Cut(range: $0.ownRange, text: "", extent: .attribute) }
  }

  private static func withOverride(_ token: TokenSyntax) -> Cut? {
    guard let declaration = declaration(at: token) else { return nil }
    let start =
      declaration.modifiers.first?.ownRange.lowerBound
      ?? declaration.children(viewMode: .sourceAccurate)
      .first { $0.is(TokenSyntax.self) }?.ownRange.lowerBound
    return start.map { Cut(range: $0..<$0, text: "override ", extent: .attribute) }
  }

  /// Which written protocols bring a requirement of another with them.
  private static let bringers: [String: Set<String>] = [
    "Decodable": ["Codable", "Decodable"], "Encodable": ["Codable", "Encodable"],
    "Equatable": ["Hashable", "Equatable", "Comparable"],
  ]

  private static func withoutConformance(_ error: CompilerError, _ token: TokenSyntax) -> Cut? {
    var node: Syntax? = Syntax(token)
    while let current = node, current.asProtocol((any DeclGroupSyntax).self) == nil {
      node = current.parent
    }
    guard let group = node?.asProtocol((any DeclGroupSyntax).self),
      let clause = group.inheritanceClause, let name = error.names.last
    else { return nil }
    let wanted = bringers[name] ?? [name]
    let types = Array(clause.inheritedTypes)
    guard let index = types.firstIndex(where: { wanted.contains($0.type.trimmedDescription) })
    else { return nil }
    if types.count == 1 { return Cut(range: clause.ownRange, text: "", extent: .conformance) }
    // The comma before the last goes with it.
    guard index == types.count - 1, let comma = types[index - 1].trailingComma else {
      return Cut(range: types[index].ownRange, text: "", extent: .conformance)
    }
    return Cut(
      range: comma.ownRange.lowerBound..<types[index].ownRange.upperBound, text: "",
      extent: .conformance)
  }

  /// `UILabel().then { … }` as `UILabel()`: what configures the object goes, the object stays.
  private static func withoutCall(of name: String, _ token: TokenSyntax) -> Cut? {
    guard let member = token.enclosing(MemberAccessExprSyntax.self),
      member.declName.baseName.text == name, let base = member.base,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return Cut(
      range: base.ownRange.upperBound..<call.ownRange.upperBound, text: "", extent: .value)
  }

  /// A call with the labels that the declaration has, of "(have 'a:b:', expected 'c:b:')".
  private static func withLabels(_ error: CompilerError, _ token: TokenSyntax) -> Cut? {
    guard error.names.count == 2, let call = token.enclosing(FunctionCallExprSyntax.self) else {
      return nil
    }
    let expected = error.names[1].split(separator: ":").map(String.init)
    let arguments = Array(call.arguments)
    guard expected.count == arguments.count, let first = arguments.first,
      let last = arguments.last
    else { return nil }
    let text = zip(expected, arguments).map { label, argument in
      (label == "_" ? "" : "\(label): ") + argument.expression.trimmedDescription
    }.joined(separator: ", ")
    return Cut(
      range: first.ownRange.lowerBound..<last.ownRange.upperBound, text: text, extent: .attribute)
  }

  private static func withoutAttribute(_ token: TokenSyntax) -> Cut? {
    token.enclosing(AttributeSyntax.self).map {
      Cut(range: $0.ownRange, text: "", extent: .attribute)
    }
  }

  private static func inserting(_ text: String, before token: TokenSyntax) -> Cut? {
    guard token.tokenKind == .rightBrace else { return nil }
    let start = token.ownRange.lowerBound
    return Cut(range: start..<start, text: text, extent: .statement)
  }
}
