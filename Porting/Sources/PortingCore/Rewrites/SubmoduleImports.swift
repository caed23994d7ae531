/// `import UIKit.UICollectionView` becomes `import UIKit`: modules have no parts here.
struct SubmoduleImports: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for node in draft.file.nodes.imports where node.importKindSpecifier == nil {
      guard node.path.count > 1, let module = node.path.first else { continue }
      draft.replace(node.path, with: module.name.text)
    }
  }
}
