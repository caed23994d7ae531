import SwiftSyntax

/// One change of a copy that takes something out.
struct Cut {
  /// In bytes of the copy.
  var range: Range<Int>
  var text: String
  var extent: Hole.Extent
  /// Names that nothing declares any more.
  var lostNames: [String] = []
  /// Whether what is cut out was put in before, and is no hole of the source's.
  var isOwn = false
}

/// What may be cut out around a place, the smallest first.
///
/// A statement or a value, the statements around it, the body, the member, the types around it, and
/// the file.
struct CutLadder {
  /// What a hole says, as a literal of Swift.
  let says: String
  /// Whether the hole needs a module for layout, whose views are then placed below each other.
  let isLayout: Bool
  private(set) var cuts: [Cut] = []

  /// - Parameters:
  ///   - token: What the compiler points to.
  ///   - says: What the hole says when it is met.
  init(at token: TokenSyntax, says: String, isLayout: Bool = false) {
    self.says = says
    self.isLayout = isLayout
    var node = Syntax(token)
    while let parent = node.parent {
      if let cut = cut(node, token: token) { cuts.append(contentsOf: cut) }
      node = parent
    }
  }

  private func cut(_ node: Syntax, token: TokenSyntax) -> [Cut]? {
    if let item = node.as(CodeBlockItemSyntax.self) {
      return item.isAtTop ? top(item) : statement(item, token: token)
    }
    if let item = node.as(MemberBlockItemSyntax.self) { return member(item, token: token) }
    if let body = node.as(CodeBlockSyntax.self), body.isBodyOfMember { return [wholeBody(body)] }
    if let body = node.as(AccessorBlockSyntax.self), case .getter = body.accessors {
      return [self.body(body.ownRange, call: "_hole(\(says))")]
    }
    return nil
  }

  private func statement(_ item: CodeBlockItemSyntax, token: TokenSyntax) -> [Cut] {
    let hole = "_hole(\(says))"
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var cuts: [Cut] = []
    if let value = item.valueWithKnownType, value.ownRange.contains(offset) {
      cuts.append(Cut(range: value.ownRange, text: hole, extent: .value))
    }
    if let variable = item.item.as(VariableDeclSyntax.self) {
      cuts += variable.bindings.compactMap { $0.madeObject(at: offset, hole: hole) }
    }
    if let result = item.item.as(ReturnStmtSyntax.self)?.expression {
      if cuts.isEmpty {
        cuts.append(Cut(range: result.ownRange, text: hole, extent: .statement))
      }
      return cuts
    }
    let place = item.placedViews(isLayout: isLayout).map { "; _place(\($0))" }.joined()
    cuts.append(
      Cut(
        range: item.isSilent ? item.ownRange : item.item.ownRange,
        text: item.isSilent ? "" : hole + place, extent: .statement,
        lostNames: item.declaredNames))
    return cuts
  }

  private func member(_ item: MemberBlockItemSyntax, token: TokenSyntax) -> [Cut] {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var cuts: [Cut] = []
    if let variable = item.decl.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.typeAnnotation != nil {
        guard let value = binding.initializer?.value, value.ownRange.contains(offset) else {
          continue
        }
        cuts.append(Cut(range: value.ownRange, text: "_hole(\(says))", extent: .value))
      }
      cuts += variable.bindings.compactMap { $0.madeObject(at: offset, hole: "_hole(\(says))") }
    }
    return cuts + [
      Cut(range: item.ownRange, text: "", extent: .member, lostNames: item.decl.declaredNames)
    ]
  }

  private func top(_ item: CodeBlockItemSyntax) -> [Cut] {
    let isCode = item.item.is(DeclSyntax.self) == false
    return [
      Cut(
        range: isCode ? item.item.ownRange : item.ownRange, text: isCode ? "_hole(\(says))" : "",
        extent: isCode ? .statement : .type, lostNames: item.declaredNames)
    ]
  }

  private func wholeBody(_ body: CodeBlockSyntax) -> Cut {
    let isInitializer = body.parent?.is(InitializerDeclSyntax.self) ?? false
    let isVoid = body.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause == nil
    let isSetter =
      body.parent?.as(AccessorDeclSyntax.self).map { $0.accessorSpecifier.text != "get" } ?? false
    let call = isInitializer ? "_stop(\(says))" : "_hole(\(says))"
    let isPlain =
      isInitializer || isSetter || (isVoid && body.parent?.is(FunctionDeclSyntax.self) == true)
    return self.body(body.ownRange, call: isPlain ? call : "return " + call)
  }

  private func body(_ range: Range<Int>, call: String) -> Cut {
    Cut(range: range, text: "{ \(call) }", extent: .body)
  }
}

extension SyntaxProtocol {
  /// The node's own bytes, blanks and comments around it left out.
  var ownRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension PatternBindingSyntax {
  /// A plain value of the class that makes the initial value, `let map = MapView(frame: f)`, so that the
  /// variable stays.
  fileprivate func madeObject(at offset: Int, hole: String) -> Cut? {
    guard typeAnnotation == nil, let value = initializer?.value, value.ownRange.contains(offset),
      let call = value.as(FunctionCallExprSyntax.self)
    else { return nil }
    let called = call.calledExpression
    let name =
      called.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      ?? called.trimmedDescription
    guard name.wholeMatch(of: /[A-Z]\w*/) != nil else { return nil }
    return Cut(
      range: pattern.ownRange.upperBound..<value.ownRange.upperBound,
      text: ": \(called.trimmedDescription) = \(hole)", extent: .value)
  }
}

extension CodeBlockSyntax {
  /// Whether this is the body of a function, an initializer or an accessor.
  fileprivate var isBodyOfMember: Bool {
    guard let parent else { return false }
    return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
      || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// Whether this stands at the top of a file, conditions left out.
  fileprivate var isAtTop: Bool {
    var node = Syntax(self).parent
    while let current = node {
      if current.is(SourceFileSyntax.self) { return true }
      let isCondition =
        current.is(CodeBlockItemListSyntax.self) || current.is(IfConfigClauseSyntax.self)
        || current.is(IfConfigClauseListSyntax.self) || current.is(IfConfigDeclSyntax.self)
        || current.is(CodeBlockItemSyntax.self)
      guard isCondition else { return false }
      node = current.parent
    }
    return true
  }

  /// Whether nothing has to be said where the item was: a declaration of a type or function.
  fileprivate var isSilent: Bool {
    item.is(DeclSyntax.self) && !item.is(VariableDeclSyntax.self)
  }

  /// The value of a variable whose type is written, or of an assignment that must not be left out.
  fileprivate var valueWithKnownType: ExprSyntax? {
    if let variable = item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil
    {
      return binding.initializer?.value
    }
    guard let sequence = item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let target = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      target.is(DeclReferenceExprSyntax.self) || isInInitializer
    else { return nil }
    return sequence.elements.last
  }

  private var isInInitializer: Bool {
    var node = Syntax(self).parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// The names that the item declares for what follows.
  fileprivate var declaredNames: [String] {
    if let declaration = item.as(DeclSyntax.self) { return declaration.declaredNames }
    guard let guarded = item.as(GuardStmtSyntax.self) else { return [] }
    return guarded.conditions.compactMap {
      $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
    }
  }
}

extension DeclSyntax {
  /// The names of what is declared, members of types among them.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { binding in
        binding.pattern.tokens(viewMode: .sourceAccurate).compactMap {
          if case .identifier(let name) = $0.tokenKind { name } else { nil }
        }
      }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
    guard let named = self.asProtocol((any NamedDeclSyntax).self) else { return [] }
    let members = self.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    return [named.name.text] + (members?.flatMap { $0.decl.declaredNames } ?? [])
  }
}
