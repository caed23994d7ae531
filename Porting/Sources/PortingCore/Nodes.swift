import SwiftSyntax

/// The nodes of a file that rewrites look at, found in one walk, in the order of the text.
final class Nodes: SyntaxVisitor {
  private(set) var attributes: [AttributeSyntax] = []
  private(set) var modifiers: [DeclModifierSyntax] = []
  private(set) var imports: [ImportDeclSyntax] = []
  /// Freestanding macros in expressions: `#selector(…)`.
  private(set) var macros: [MacroExpansionExprSyntax] = []
  /// Freestanding macros as declarations: `#Preview { … }` in a list of members.
  private(set) var macroDeclarations: [MacroExpansionDeclSyntax] = []
  private(set) var types: [any DeclGroupSyntax] = []
  private(set) var extensions: [ExtensionDeclSyntax] = []
  private(set) var functions: [FunctionDeclSyntax] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var names: [DeclReferenceExprSyntax] = []
  private(set) var metatypes: [MetatypeTypeSyntax] = []
  private(set) var optionalBindings: [OptionalBindingConditionSyntax] = []
  private(set) var bindings: [PatternBindingSyntax] = []
  private(set) var loops: [ForStmtSyntax] = []
  private(set) var memberAccesses: [MemberAccessExprSyntax] = []
  private(set) var aliases: [TypeAliasDeclSyntax] = []
  private(set) var associatedTypes: [AssociatedTypeDeclSyntax] = []
  /// Names of types where types are written.
  private(set) var namedTypes: [IdentifierTypeSyntax] = []
  /// What stands at the top of the file.
  let items: [CodeBlockItemSyntax]

  init(of tree: SourceFileSyntax) {
    items = Array(tree.statements)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    attributes.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    modifiers.append(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macros.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    macroDeclarations.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { found(type: node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { found(type: node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { found(type: node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { found(type: node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { found(type: node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node)
    return .visitChildren
  }

  override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
    metatypes.append(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    optionalBindings.append(node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    bindings.append(node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    loops.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    memberAccesses.append(node)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases.append(node)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    associatedTypes.append(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    namedTypes.append(node)
    return .visitChildren
  }

  private func found(type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }
}
