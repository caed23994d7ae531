import SwiftSyntax

extension ExprSyntax {
  /// What parentheses, `!` and `?` are around.
  var withoutWrapping: ExprSyntax? {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      tuple.elements.first?.label == nil
    else { return nil }
    return tuple.elements.first?.expression
  }

  /// The type behind `as?`.
  var castType: TypeSyntax? {
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    return type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
  }

  /// The last name of a path with `?` or `!` in it.
  var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether `self` is a class value here.
  var isInStaticFunction: Bool {
    var node = parent
    while let current = node, !current.isProtocol((any DeclGroupSyntax).self) {
      if let function = current.as(FunctionDeclSyntax.self), function.modifiers.saysStatic {
        return true
      }
      if current.is(InitializerDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// The collection whose elements go one by one to the closure that has a parameter of the name.
  func collectionOfClosure(naming name: String) -> ExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self), closure.firstParameter == name {
        return closure.collection
      }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// What a constant is made of that is declared before a place.
  func constant(_ name: String, before place: AbsolutePosition) -> ExprSyntax? {
    for item in self where item.endPosition <= place {
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.trimmedDescription == name {
        return binding.initializer?.value
      }
    }
    return nil
  }
}

extension ClosureExprSyntax {
  fileprivate var firstParameter: String? {
    guard let clause = signature?.parameterClause else { return "$0" }
    switch clause {
    case .simpleInput(let names): return names.first?.name.text
    case .parameterClause(let parameters):
      let first = parameters.parameters.first
      return (first?.secondName ?? first?.firstName)?.text
    }
  }

  /// What `map` or one of its kind is called on with the closure.
  fileprivate var collection: ExprSyntax? {
    let holder = parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? parent
    guard let call = holder?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "forEach", "compactMap", "flatMap", "filter"].contains(member.declName.baseName.text)
    else { return nil }
    return member.base
  }
}
