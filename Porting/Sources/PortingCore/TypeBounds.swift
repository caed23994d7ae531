import SwiftSyntax

/// What the names of types stand for at a place: generic parameters, associated types, `Self`.
extension SyntaxProtocol {
  /// The class, or the protocol of classes, that a type of unknown class is bound to.
  ///
  /// Nil where the name is that of one class, or nothing is said of it.
  func bound(ofTypeNamed name: String, in module: Module) -> String? {
    if name == "Self" { return boundOfSelf(in: module) }
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let bound = current.boundOfParameter(name) { return bound }
      if let owner = current.as(ExtensionDeclSyntax.self),
        let type = module.types[module.fullName(of: owner.fullName)]?.node
      {
        if let bound = Syntax(type).boundOfParameter(name) { return bound }
        if type.is(ProtocolDeclSyntax.self), let bound = owner.bounds(of: name).first {
          return bound
        }
      }
      node = current.parent
    }
    return isInProtocol(of: module) ? module.boundOfAssociatedType(name) : nil
  }

  /// The class around the node, or what the classes of the protocol around it must be.
  private func boundOfSelf(in module: Module) -> String? {
    guard let owner = enclosingType else { return nil }
    let type = module.fullName(of: owner.fullName)
    let node = module.types[type]?.node
    if let own = owner.as(ExtensionDeclSyntax.self), node?.is(ClassDeclSyntax.self) != true {
      if let bound = own.bounds(of: "Self").first(where: { MadeClass($0, in: module) != nil }) {
        return bound
      }
    }
    return node?.is(ClassDeclSyntax.self) == true || MadeClass(type, in: module) != nil ? type : nil
  }

  private func isInProtocol(of module: Module) -> Bool {
    guard let owner = enclosingType else { return false }
    return module.isProtocol(owner.fullName)
  }
}

extension Module {
  /// What all associated types of a name must be, if they agree.
  func boundOfAssociatedType(_ name: String) -> String? {
    guard let bounds = associatedBounds[name] else { return nil }
    let made = bounds.filter { MadeClass($0, in: self) != nil }
    return made.count == 1 ? made.first : nil
  }
}

extension Syntax {
  /// What a generic parameter of the declaration must be.
  fileprivate func boundOfParameter(_ name: String) -> String? {
    guard
      let parameter = genericParameters?.parameters.first(where: { $0.name.text == name })
    else { return nil }
    return parameter.inheritedType?.plainName ?? genericConditions?.bounds(of: name).first
  }

  private var genericParameters: GenericParameterClauseSyntax? {
    self.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? self.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? self.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? self.as(StructDeclSyntax.self)?.genericParameterClause
      ?? self.as(EnumDeclSyntax.self)?.genericParameterClause
  }

  private var genericConditions: GenericWhereClauseSyntax? {
    self.as(FunctionDeclSyntax.self)?.genericWhereClause
      ?? self.as(InitializerDeclSyntax.self)?.genericWhereClause
      ?? self.as(ClassDeclSyntax.self)?.genericWhereClause
      ?? self.as(StructDeclSyntax.self)?.genericWhereClause
      ?? self.as(EnumDeclSyntax.self)?.genericWhereClause
  }
}

extension GenericWhereClauseSyntax {
  /// What the clause says that a type must be.
  func bounds(of name: String) -> [String] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let condition) = requirement.requirement,
        condition.leftType.trimmedDescription == name
      else { return nil }
      return condition.rightType.plainName
    }
  }
}

extension ExtensionDeclSyntax {
  fileprivate func bounds(of name: String) -> [String] {
    genericWhereClause?.bounds(of: name) ?? []
  }
}

extension ProtocolDeclSyntax {
  /// What classes that conform must be, besides.
  func bounds(of name: String) -> [String] {
    let refined = inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    return refined + (genericWhereClause?.bounds(of: name) ?? [])
  }
}

extension AssociatedTypeDeclSyntax {
  var bounds: [String] {
    let written = inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    return written + (genericWhereClause?.bounds(of: name.text) ?? [])
  }
}
