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
    addExtensions(&draft)
    openUp(&draft)
  }

  /// A table of what extensions add to classes of other modules, such as `UIView`: one class of the
  /// module has it, in the first file with such an extension.
  private func addExtensions(_ draft: inout Draft) {
    let module = draft.module
    let owners = module.ownersOfExtensionTable
    guard module.fileOfExtensionTable == draft.file.number,
      let place = draft.file.nodes.extensions.last(where: {
        owners.contains(module.fullName(of: $0.fullName))
      })
    else { return }
    let members = owners.flatMap { module.documentMembers(of: $0) }
    let entries = "[" + members.map(\.entry).joined(separator: ", ") + "]"
    draft.willNameUIKit()
    draft.insert(
      "; @MainActor final class _DocumentExtensions: _DocumentObject "
        + "{ static var _documentMembers: [_DocumentMember] { \(entries) } }",
      after: place.outermostDeclaration ?? DeclSyntax(place))
  }

  private func table(
    of members: [DocumentMember], in type: ClassDeclSyntax, of module: Module
  ) -> String {
    // Classes of other modules that inherit from an open one have tables too.
    let access = type.modifiers.map(\.name.text).first { ["public", "open"].contains($0) } ?? ""
    let inherits = !module.isRootOfDocumentObjects(type.fullName)
    let entries = "[" + members.map(\.entry).joined(separator: ", ") + "]"
    // A list of its own, because the compiler takes long over the sum of a list without a type.
    return (inherits ? "" : "@MainActor ") + (access.isEmpty ? "" : access + " ")
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
      let table = draft.module.types[type]?.file.number ?? draft.module.fileOfExtensionTable
      guard let table, table != draft.file.number else { continue }
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

  /// Classes of other modules whose extensions documents name.
  fileprivate var ownersOfExtensionTable: [String] {
    extensions.keys.filter { types[$0] == nil && !documentMembers(of: $0).isEmpty }.sorted()
  }

  /// The file with the table of what extensions add to other modules' classes.
  fileprivate var fileOfExtensionTable: Int? {
    ownersOfExtensionTable.flatMap { extensions[$0] ?? [] }
      .filter { !PlatformConditions.skip($0.node) }.map(\.file.number).min()
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
