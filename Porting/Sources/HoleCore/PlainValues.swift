import SwiftSyntax

/// Plain values of the types of a file, for holes that have to give one.
///
/// A structure or class is made by the initializer with the fewest parameters, an enumeration is its
/// first case. What does not compile of this is left out.
final class PlainValues: SyntaxVisitor {
  /// Extensions, all in one line.
  private(set) var text = ""
  private var outer: [String] = []

  init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      let written = node.memberBlock.shortestInitializer
      let arguments = written?.plainArguments ?? node.memberBlock.memberwiseArguments
      add(node.name.text, "\(path(node.name.text))(\(arguments))")
    }
    outer.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    if node.genericParameterClause == nil, let first = cases.first?.elements.first {
      let parameters = first.parameterClause?.parameters.map { $0.firstName?.text }
      let arguments = parameters.map { labels in
        "(" + labels.map { ($0.map { "\($0): " } ?? "") + "_part()" }.joined(separator: ", ") + ")"
      }
      add(node.name.text, "\(path(node.name.text)).\(first.name.text)\(arguments ?? "")")
    }
    outer.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Only classes at the root of their families: those below inherit the conformance.
    let isRoot =
      node.inheritanceClause?.inheritedTypes.first.map { first in
        ["Protocol", "Delegate", "able", "Type", "Input", "Output", "Service"]
          .contains(where: first.type.trimmedDescription.hasSuffix)
      } ?? true
    if node.genericParameterClause == nil, isRoot {
      let arguments = node.memberBlock.shortestInitializer?.plainArguments ?? ""
      add(node.name.text, "\(path(node.name.text))(\(arguments))")
    }
    outer.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func path(_ name: String) -> String { (outer + [name]).joined(separator: ".") }

  private func add(_ name: String, _ value: String) {
    text += "extension \(path(name)): _PlainValue { static var _plain: Any { \(value) as Any } }; "
  }
}

extension MemberBlockSyntax {
  fileprivate var shortestInitializer: InitializerDeclSyntax? {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.isThrowing && $0.genericParameterClause == nil }
      .min { $0.needed.count < $1.needed.count }
  }

  /// Of the stored properties without a value.
  fileprivate var memberwiseArguments: String {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable -> [String] in
      let isStatic = variable.modifiers.contains {
        ["static", "class", "lazy"].contains($0.name.text)
      }
      guard !isStatic else { return [] }
      return variable.bindings.compactMap { binding in
        guard binding.initializer == nil, binding.accessorBlock == nil,
          let type = binding.typeAnnotation?.type
        else { return nil }
        let isOptional = type.is(OptionalTypeSyntax.self) && variable.isVariable
        return isOptional ? nil : "\(binding.pattern.trimmedDescription): _part()"
      }
    }.joined(separator: ", ")
  }
}

extension VariableDeclSyntax {
  fileprivate var isVariable: Bool { bindingSpecifier.text == "var" }
}

extension InitializerDeclSyntax {
  fileprivate var needed: [FunctionParameterSyntax] {
    signature.parameterClause.parameters.filter { $0.defaultValue == nil }
  }

  fileprivate var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }

  fileprivate var plainArguments: String {
    needed.map { $0.firstName.text == "_" ? "_part()" : "\($0.firstName.text): _part()" }
      .joined(separator: ", ")
  }
}
