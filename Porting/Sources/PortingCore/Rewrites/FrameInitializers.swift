import SwiftSyntax

/// A collection or table view that has its own `init(frame:)` is made by it where nothing is given, as on
/// iOS: `Grid()`. In Swift that initializer overrides nothing, so that the one without arguments would not
/// find it.
struct FrameInitializers: Rewrite {
  func rewrite(_ draft: inout Draft) {
    for type in draft.file.nodes.types {
      guard
        ["UICollectionView", "UITableView"].contains(
          draft.module.superclasses(of: type.fullName).last)
      else { continue }
      let initializers = type.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      guard !initializers.contains(where: { $0.labels.isEmpty }),
        let own = initializers.first(where: { $0.labels == ["frame"] && $0.opens })
      else { continue }
      let access = own.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      draft.insert("; \(access)convenience init() { self.init(frame: .zero) }", after: own)
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

  /// Can the type's other initializers call it as it stands?
  fileprivate var opens: Bool {
    optionalMark == nil && signature.effectSpecifiers == nil
      && signature.parameterClause.parameters.allSatisfy {
        $0.type.plainName == "CGRect" && $0.defaultValue == nil
      }
  }
}
