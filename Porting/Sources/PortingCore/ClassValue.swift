import SwiftSyntax

/// A place where an object is made of a class that is known at run time alone: of a class value,
/// `type.init()`, of a generic parameter or an associated type, `T()`, or of `Self`.
struct ClassValue {
  /// How the place is written.
  enum Form {
    /// `type.init()`, `T()`: what stands for the class, and whether it is the name of a type.
    case call(of: ExprSyntax, isTypeName: Bool)
    /// `type?.init()`: what stands for the class, and whether it may be nil by itself.
    case chain(of: ExprSyntax, isFollowed: Bool)
    /// `.init()` where the type is written beside it.
    case implicit(type: String)
    /// `T.init` that is not called here.
    case function(of: ExprSyntax)
  }

  let construction: Construction
  let made: MadeClass
  let form: Form

  private init?(
    _ construction: Construction?, of type: String?, form: Form, in module: Module
  ) {
    guard let construction, let type, let made = MadeClass(type, in: module),
      construction.makes(made), !module.requires(construction, of: type)
    else { return nil }
    self.construction = construction
    self.made = made
    self.form = form
  }

  /// Nil where Swift makes the object itself, or where the class is not known.
  init?(_ call: FunctionCallExprSyntax, in module: Module) {
    guard call.leftParen != nil, call.trailingClosure == nil else { return nil }
    let construction = Construction(labels: call.arguments.map { $0.label?.text ?? "_" })
    let callee = call.calledExpression
    guard let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else {
      self.init(
        construction, of: callee.boundOfName(in: module), form: .call(of: callee, isTypeName: true),
        in: module)
      return
    }
    guard let base = member.base else {
      guard let type = call.annotatedType else { return nil }
      self.init(
        construction, of: call.bound(ofTypeNamed: type, in: module), form: .implicit(type: type),
        in: module)
      return
    }
    self.init(construction, madeBy: base, in: call, module)
  }

  /// `base.init(…)`
  private init?(
    _ construction: Construction?, madeBy base: ExprSyntax, in call: FunctionCallExprSyntax,
    _ module: Module
  ) {
    if let bound = base.boundOfName(in: module) {
      self.init(construction, of: bound, form: .call(of: base, isTypeName: true), in: module)
    } else if let name = module.classValues.type(of: base) {
      let type = call.bound(ofTypeNamed: name, in: module) ?? name
      let form: Form =
        base.isChain
        ? .chain(of: base, isFollowed: call.isFollowed) : .call(of: base, isTypeName: false)
      self.init(construction, of: type, form: form, in: module)
    } else {
      return nil
    }
  }

  /// `T.init` and `T.init(frame:)` as values.
  init?(function member: MemberAccessExprSyntax, in module: Module) {
    guard member.declName.baseName.text == "init", let base = member.base,
      member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
    else { return nil }
    let labels = member.declName.argumentNames?.arguments.map(\.name.text) ?? []
    self.init(
      Construction(labels: labels), of: base.boundOfName(in: module), form: .function(of: base),
      in: module)
  }
}

extension ExprSyntax {
  /// What the type is bound to whose name the expression is, if its class is not known.
  fileprivate func boundOfName(in module: Module) -> String? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isTypeName {
      return bound(ofTypeNamed: name, in: module)
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let path = namePath,
      path.allSatisfy({ $0.baseName.text.isTypeName }),
      module.types[path.map(\.baseName.text).joined(separator: ".")] == nil
    else { return nil }
    return module.boundOfAssociatedType(member.declName.baseName.text)
  }

  /// Whether the expression is nil where something in it is.
  fileprivate var isChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isChain ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChain }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.isChain }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the chain goes on behind the call.
  fileprivate var isFollowed: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(self).id
      || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }

  /// The type that is written for what the call makes: `let x: T = .init()`, `-> T { .init() }`.
  fileprivate var annotatedType: String? {
    guard let parent else { return nil }
    if let value = parent.as(InitializerClauseSyntax.self) {
      return
        (value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? value.parent?.as(FunctionParameterSyntax.self)?.type)?.nameOfOneType
    }
    let isReturned =
      parent.is(ReturnStmtSyntax.self)
      || (parent.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1)
    return isReturned ? typeOfFunctionAround?.nameOfOneType : nil
  }

  private var typeOfFunctionAround: TypeSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure.writtenResult }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let binding = current.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      node = current.parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The type that is written for the closure's result, in it or for the variable that it is the value of.
  fileprivate var writtenResult: TypeSyntax? {
    if let written = signature?.returnClause?.type { return written }
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.ofFunction?.returnClause.type
  }
}

extension TypeSyntax {
  /// The function type that this is, in parentheses or optional.
  fileprivate var ofFunction: FunctionTypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.ofFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.ofFunction
    }
    return self.as(FunctionTypeSyntax.self)
  }

  fileprivate var nameOfOneType: String? { self.as(IdentifierTypeSyntax.self)?.name.text }
}
