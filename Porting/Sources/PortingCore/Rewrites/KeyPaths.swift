import SwiftSyntax

/// `#keyPath(Item.owner.name)` becomes `"owner.name"`.
struct KeyPaths: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for macro in draft.file.nodes.macros where macro.macroName.text == "keyPath" {
      guard let path = macro.arguments.first?.expression.namePath else { continue }
      let properties = path.map(\.baseName.text).drop(while: \.isTypeName).filter { $0 != "self" }
      draft.replace(macro, with: "\"\(properties.joined(separator: "."))\"")
    }
  }
}
