import SwiftSyntax

/// Previews belong to Xcode: `#Preview { … }`, types that are a `PreviewProvider`, the wrappers that
/// nothing but previews uses, and the import of SwiftUI beside them are left out.
struct PreviewRemoval: Rewrite {
  func rewrite(_ draft: inout Draft) {
    var removed: [Syntax] = []
    removed += draft.file.nodes.macros.filter { $0.macroName.text == "Preview" }.map(Syntax.init)
    removed += draft.file.nodes.macroDeclarations.filter { $0.macroName.text == "Preview" }
      .map(Syntax.init)
    let types = draft.file.nodes.types.map { Syntax($0) }
    removed += types.filter { $0.isPreview }
    guard !removed.isEmpty else { return }
    removed += types.filter { $0.isWrapper && isUnused($0, outside: removed, in: draft.module) }
    for node in removed { draft.remove(node) }
    for node in draft.file.nodes.imports where node.path.trimmedDescription == "SwiftUI" {
      draft.remove(node)
    }
  }

  /// Whether a type is named nowhere but in itself and in what is left out.
  private func isUnused(_ type: Syntax, outside removed: [Syntax], in module: Module) -> Bool {
    guard let name = type.asProtocol((any NamedDeclSyntax).self)?.name.text else { return false }
    return module.files.allSatisfy { file in
      let uses =
        file.nodes.names.filter { $0.baseName.text == name }.map(Syntax.init)
        + file.nodes.namedTypes.filter { $0.name.text == name }.map(Syntax.init)
      return uses.allSatisfy { use in
        use.isInside(type) || removed.contains { use.isInside($0) } || use.isInsidePreview
      }
    }
  }
}

extension Syntax {
  fileprivate var isPreview: Bool {
    inherits(from: ["PreviewProvider", "SwiftUI.PreviewProvider"])
  }

  /// Whether the type shows a view or controller in SwiftUI.
  fileprivate var isWrapper: Bool {
    inherits(from: ["UIViewRepresentable", "UIViewControllerRepresentable"])
  }

  private func inherits(from names: [String]) -> Bool {
    let inherited = asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    return inherited?.contains { names.contains($0.type.trimmedDescription) } ?? false
  }

  fileprivate func isInside(_ other: Syntax) -> Bool {
    var node: Syntax? = self
    while let current = node {
      if current.id == other.id { return true }
      node = current.parent
    }
    return false
  }

  /// Whether the node is part of a preview of any file.
  fileprivate var isInsidePreview: Bool {
    var node = parent
    while let current = node {
      if current.isPreview { return true }
      if current.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { return true }
      if current.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview" { return true }
      node = current.parent
    }
    return false
  }
}
