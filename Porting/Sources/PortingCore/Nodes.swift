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

  init(of tree: SourceFileSyntax) {
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

  private func found(type: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }
}
