import SwiftSyntax

/// A class with outlets, attributes for Interface Builder or actions tells UIKit how documents connect
/// them: a table at the end of its body, so that private outlets work and observers run.
struct DocumentMembers: Rewrite {
  func rewrite(_ draft: inout Draft) {
    let module = draft.module
    for node in draft.file.nodes.types {
      guard let type = node.as(ClassDeclSyntax.self),
        module.types[type.fullName]?.node.id == type.id, !PlatformConditions.skip(type)
      else { continue }
      let members = module.documentMembers(of: type.fullName)
      guard !members.isEmpty else { continue }
      draft.willNameUIKit()
      draft.insert(table(of: members, in: type, of: module), before: type.memberBlock.rightBrace)
      if module.isRootOfDocumentObjects(type.fullName) {
        draft.insert(
          "; extension \(type.fullName): _DocumentObject {}",
          after: type.outermostDeclaration ?? DeclSyntax(type))
      }
    }
    openUp(&draft)
  }

  private func table(
    of members: [DocumentMember], in type: ClassDeclSyntax, of module: Module
  ) -> String {
    let isVisible = type.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let inherits = !module.isRootOfDocumentObjects(type.fullName)
    let entries = "[" + members.map(\.entry).joined(separator: ", ") + "]"
    // A list of its own, because the compiler takes long over the sum of a list without a type.
    return (inherits ? "" : "@MainActor ") + (isVisible ? "public " : "")
      + (inherits ? "override " : "") + "class var _documentMembers: [_DocumentMember] { "
      + (inherits
        ? "let own: [_DocumentMember] = \(entries); return super._documentMembers + own"
        : entries)
      + " } "
  }

  /// The table sees members of extensions in other files only if they are not private.
  private func openUp(_ draft: inout Draft) {
    for owner in draft.file.nodes.extensions {
      let type = draft.module.fullName(of: owner.fullName)
      guard let place = draft.module.types[type], place.file.number != draft.file.number else {
        continue
      }
      let here = draft.module.documentMembers(of: type).filter {
        $0.member.owner.id == owner.id
      }
      guard !here.isEmpty else { continue }
      let ofMembers = here.compactMap {
        $0.member.item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      }
      for modifier in ([owner.modifiers] + ofMembers).joined()
      where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
        draft.remove(modifier)
      }
    }
  }
}

extension Module {
  /// What documents name of a class, extensions among it.
  fileprivate func documentMembers(of type: String) -> [DocumentMember] {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return members(of: type).filter { !PlatformConditions.skip($0.item) }
      .compactMap { DocumentMember($0, of: name, in: self) }
  }

  /// Whether no class above has a table, neither of this module nor UIKit's responders.
  fileprivate func isRootOfDocumentObjects(_ type: String) -> Bool {
    let chain = superclasses(of: type)
    if chain.contains(where: { types[$0] != nil && !documentMembers(of: $0).isEmpty }) {
      return false
    }
    guard let root = chain.last(where: { types[$0] == nil }) else { return true }
    return Self.otherRoots.contains(root) || Self.otherEndings.contains(where: root.hasSuffix)
  }

  /// Classes that documents hold and that are no responders.
  private static let otherRoots: Set = [
    "NSObject", "NSLayoutConstraint", "UIBarItem", "UIBarButtonItem", "UITabBarItem",
    "UINavigationItem", "UIStoryboardSegue",
  ]
  private static let otherEndings = [
    "Layout", "GestureRecognizer", "Protocol", "Delegate", "Source",
  ]
}
