import SwiftSyntax

/// `#Preview { … }` is left out: previews belong to Xcode.
struct PreviewRemoval: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for node in draft.file.nodes.macros where node.macroName.text == "Preview" {
      draft.remove(node)
    }
    for node in draft.file.nodes.macroDeclarations where node.macroName.text == "Preview" {
      draft.remove(node)
    }
  }
}
