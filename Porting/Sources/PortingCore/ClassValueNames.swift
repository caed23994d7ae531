import SwiftSyntax

/// The names of a module's properties, parameters and variables that hold class values, or
/// collections of them.
///
/// Sources are not type-checked here. A name counts only where all that bear it hold the same class.
struct ClassValueNames {
  private var types: [String: Set<String>] = [:]
  /// Of what the elements are, by the names of arrays and dictionaries.
  private var elements: [String: Set<String>] = [:]

  init() {}

  init(of files: [SourceFile], in module: Module) {
    for metatype in files.lazy.flatMap(\.nodes.metatypes) {
      guard metatype.metatypeSpecifier.text == "Type", let place = Syntax(metatype).annotated
      else { continue }
      let type = module.fullName(of: metatype.baseType.plainName)
      if place.isElement {
        elements[place.name, default: []].insert(type)
      } else {
        types[place.name, default: []].insert(type)
      }
    }
    // A variable may be made of one that stands behind it.
    for _ in 0..<2 { for file in files { addVariables(of: file, in: module) } }
  }

  private mutating func addVariables(of file: SourceFile, in module: Module) {
    for binding in file.nodes.optionalBindings {
      add(binding.pattern, binding.initializer?.value, in: module)
    }
    for binding in file.nodes.bindings where binding.typeAnnotation == nil {
      add(binding.pattern, binding.initializer?.value, in: module)
    }
    for loop in file.nodes.loops {
      guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = elementType(of: loop.sequence, in: module)
      else { continue }
      types[name, default: []].insert(type)
    }
  }

  private mutating func add(_ pattern: PatternSyntax, _ value: ExprSyntax?, in module: Module) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value else {
      return
    }
    if let type = type(of: value) {
      types[name, default: []].insert(type)
    } else if let element = elementType(of: value, in: module) {
      elements[name, default: []].insert(element)
    }
  }

  /// The class whose value, or one below, an expression is.
  func type(of expression: ExprSyntax) -> String? {
    if let inner = expression.withoutWrapping { return type(of: inner) }
    if let cast = expression.castType?.as(MetatypeTypeSyntax.self) {
      return cast.baseType.plainName
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call) }
    if let call = expression.as(SubscriptCallExprSyntax.self) {
      return elementType(of: call.calledExpression)
    }
    if expression.trimmedDescription == "self", expression.isInStaticFunction {
      return expression.enclosingType?.fullName
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["first", "last"].contains(member.declName.baseName.text),
      let type = elementType(of: base)
    {
      return type
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let collection = expression.collectionOfClosure(naming: name)
    {
      return elementType(of: collection)
    }
    guard let name = expression.namePath?.last?.baseName.text ?? expression.lastName else {
      return nil
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap { localType(of: $0) }
      ?? only(types[name])
  }

  /// What a parameter, the variable of a loop or a constant around the name holds, where the name
  /// means other things elsewhere in the module.
  private func localType(of reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    var node = reference.parent
    while let current = node {
      if let loop = current.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
        return elementType(of: loop.sequence)
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters
          .first { ($0.secondName ?? $0.firstName).text == name }
        return parameter?.type.as(MetatypeTypeSyntax.self)?.baseType.plainName
      }
      if let items = current.as(CodeBlockItemListSyntax.self),
        let value = items.constant(name, before: reference.position)
      {
        return type(of: value)
      }
      node = current.parent
    }
    return nil
  }

  private func type(of call: FunctionCallExprSyntax) -> String? {
    if call.trimmedDescription == "type(of: self)" { return call.enclosingType?.fullName }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.flatMap { only(types[$0]) }
    }
    let name = member.declName.baseName.text
    if ["first", "last", "randomElement", "popLast", "removeFirst", "removeLast"].contains(name),
      let base = member.base, let type = elementType(of: base)
    {
      return type
    }
    return only(types[name])
  }

  /// The class of the elements of a collection of class values.
  private func elementType(of expression: ExprSyntax, in module: Module? = nil) -> String? {
    if let inner = expression.withoutWrapping { return elementType(of: inner, in: module) }
    if let array = expression.as(ArrayExprSyntax.self), let module {
      return array.classOfElements(in: module)
    }
    guard let name = expression.namePath?.last?.baseName.text ?? expression.lastName else {
      return nil
    }
    return only(elements[name])
  }

  private func only(_ types: Set<String>?) -> String? { types?.count == 1 ? types?.first : nil }
}

extension ArrayExprSyntax {
  /// What the classes of `[A.self, B.self]` have in common, as far as making them goes.
  fileprivate func classOfElements(in module: Module) -> String? {
    let types = elements.map { element -> MadeClass? in
      guard let member = element.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self",
        let path = member.base?.namePath?.map(\.baseName.text)
      else { return nil }
      return MadeClass(module.fullName(of: path.joined(separator: ".")), in: module)
    }
    guard let first = types.first, let made = first, types.allSatisfy({ $0 == made }) else {
      return nil
    }
    return made.rawValue
  }
}

extension Syntax {
  /// The name of the property, parameter, function or part of a tuple whose type holds the node, and
  /// whether it holds many of them.
  fileprivate var annotated: (name: String, isElement: Bool)? {
    var isElement = false
    var node = parent
    while let current = node {
      if let name = current.annotatedName { return (name, isElement) }
      if current.is(ArrayTypeSyntax.self) || current.is(DictionaryTypeSyntax.self) {
        isElement = true
      } else if !current.isAroundTypes {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// The name that the node gives to what is of the type in it.
  private var annotatedName: String? {
    if let parameter = self.as(FunctionParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).text
    }
    if let part = self.as(TupleTypeElementSyntax.self) { return part.firstName?.text }
    if let annotation = self.as(TypeAnnotationSyntax.self) {
      return annotation.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    }
    guard let result = self.as(ReturnClauseSyntax.self) else { return nil }
    return result.parent?.parent?.as(FunctionDeclSyntax.self)?.name.text
  }

  private var isAroundTypes: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.is(TupleTypeSyntax.self) || self.is(TupleTypeElementSyntax.self)
      || self.is(TupleTypeElementListSyntax.self)
  }
}
