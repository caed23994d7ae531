import SwiftSyntax

/// `import UIKit.UICollectionView` becomes `import UIKit`: modules have no parts here. `import
/// ObjectiveC` becomes the import of what Foundation on Linux lacks of it.
struct SubmoduleImports: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for node in draft.file.nodes.imports where node.importKindSpecifier == nil {
      guard let module = node.path.first?.name.text else { continue }
      if module == "ObjectiveC" {
        draft.replace(node.path, with: "FoundationExtras")
      } else if node.path.count > 1 {
        draft.replace(node.path, with: module)
      }
    }
  }
}
