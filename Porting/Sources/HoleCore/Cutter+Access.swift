import SwiftSyntax

extension Cutter {
  /// Makes placeholders public that a public declaration names: those that the error quotes, or else those in the
  /// signature of the nearest declaration around it.
  mutating func publishPlaceholders(_ error: CompilerError) -> Bool {
    guard error.message.contains("internal") || error.message.hasSuffix("must be open"),
      let file = files[error.path],
      let token = file.token(line: error.line, column: error.column)
    else { return false }
    let quoted = error.names.flatMap { $0.matches(of: /\w+/).map { String($0.output) } }
    if publish(Set(quoted)) { return true }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(DeclSyntax.self), publish(SignatureNames(of: current).names) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether one of the names is that of a type that was not public yet.
  private mutating func publish(_ names: Set<String>) -> Bool {
    var isChanged = false
    for name in names where placeholders[name]?.isPublic == false {
      placeholders[name]?.isPublic = true
      isChanged = true
    }
    if isSwiftUIMissing, !isSwiftUIPublic, !names.isDisjoint(with: HoleSupport.swiftUINames) {
      isSwiftUIPublic = true
      isChanged = true
    }
    return isChanged
  }
}

/// The names of types in a declaration, those in its bodies left out.
private final class SignatureNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(of declaration: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(declaration)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { names.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
