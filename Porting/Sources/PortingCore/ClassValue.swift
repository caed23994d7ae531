import SwiftSyntax

/// A call that makes an object of a class value, `type.init()`, of a generic parameter, `T()`, or of
/// `Self`.
struct ClassValue {
  let construction: Construction
  let made: MadeClass
  /// What stands for the class: an expression before `.init`, the generic parameter or `Self`.
  let expression: ExprSyntax
  let isParameter: Bool

  /// Nil where Swift makes the object itself, or where the class is not known.
  init?(_ call: FunctionCallExprSyntax, in module: Module) {
    guard call.leftParen != nil, call.trailingClosure == nil,
      let construction = Construction(call.arguments)
    else { return nil }
    let callee = call.calledExpression
    let member = callee.as(MemberAccessExprSyntax.self)
    let base = member?.declName.baseName.text == "init" ? member?.base : nil
    guard let expression = base ?? (callee.is(DeclReferenceExprSyntax.self) ? callee : nil) else {
      return nil
    }
    let parameter = expression.genericBound ?? expression.classOfSelf(in: module)
    guard let type = parameter ?? (base == nil ? nil : module.classValues.type(of: expression)),
      let made = MadeClass(type, in: module), construction == .plain || made == .view,
      !module.requires(construction, of: type)
    else { return nil }
    self.construction = construction
    self.made = made
    self.expression = expression
    isParameter = parameter != nil
  }
}

extension ExprSyntax {
  /// The class around the expression, if that is `Self`.
  fileprivate func classOfSelf(in module: Module) -> String? {
    guard trimmedDescription == "Self", let name = enclosingType?.fullName else { return nil }
    let type = module.fullName(of: name)
    return module.types[type]?.node.is(ClassDeclSyntax.self) == true ? type : nil
  }

  /// Whether `self` is a class value here.
  fileprivate var isInStaticFunction: Bool {
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

  /// What a generic parameter of a function or type around the expression inherits from, if the
  /// expression is its name.
  fileprivate var genericBound: String? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isTypeName else {
      return nil
    }
    var node = parent
    while let current = node {
      if let bound = current.genericParameters?.parameters.first(where: { $0.name.text == name })?
        .inheritedType
      {
        return bound.plainName
      }
      node = current.parent
    }
    return nil
  }
}

extension Syntax {
  fileprivate var genericParameters: GenericParameterClauseSyntax? {
    self.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? self.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? self.as(StructDeclSyntax.self)?.genericParameterClause
      ?? self.as(EnumDeclSyntax.self)?.genericParameterClause
  }
}

/// The names of a module's properties, parameters and variables that hold class values.
///
/// Sources are not type-checked here. A name counts only where all that bear it hold the same class.
struct ClassValueNames {
  private var types: [String: Set<String>] = [:]

  init() {}

  init(of files: [SourceFile], in module: Module) {
    for metatype in files.lazy.flatMap(\.nodes.metatypes) {
      guard metatype.metatypeSpecifier.text == "Type", let name = Syntax(metatype).annotatedName
      else { continue }
      types[name, default: []].insert(module.fullName(of: metatype.baseType.plainName))
    }
    for binding in files.lazy.flatMap(\.nodes.optionalBindings) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, let type = type(of: value)
      else { continue }
      types[name, default: []].insert(type)
    }
  }

  /// The class whose value, or one below, an expression is.
  func type(of expression: ExprSyntax) -> String? {
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return type(of: forced.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.trimmedDescription == "type(of: self)"
    {
      return call.enclosingType?.fullName
    }
    if expression.trimmedDescription == "self", expression.isInStaticFunction {
      return expression.enclosingType?.fullName
    }
    guard let name = expression.namePath?.last?.baseName.text, let known = types[name],
      known.count == 1
    else { return nil }
    return known.first
  }
}

extension Syntax {
  /// The name of the property, parameter or part of a tuple whose type holds the node.
  fileprivate var annotatedName: String? {
    var node = parent
    while let current = node {
      if let parameter = current.as(FunctionParameterSyntax.self) {
        return (parameter.secondName ?? parameter.firstName).text
      }
      if let part = current.as(TupleTypeElementSyntax.self), let name = part.firstName {
        return name.text
      }
      if let annotation = current.as(TypeAnnotationSyntax.self) {
        return annotation.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
      }
      guard
        current.is(OptionalTypeSyntax.self)
          || current.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
          || current.is(TupleTypeSyntax.self) || current.is(TupleTypeElementSyntax.self)
          || current.is(TupleTypeElementListSyntax.self)
      else { return nil }
      node = current.parent
    }
    return nil
  }
}
