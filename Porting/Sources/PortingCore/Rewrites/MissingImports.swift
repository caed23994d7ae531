import SwiftSyntax

/// Modules that a file sees on Apple's systems without naming them are imported: `UIKit` where a
/// header of the target, XCTest or Foundation brings it there or an edit names something of UIKit's,
/// `Foundation` likewise, `FoundationNetworking` and `FoundationExtras`, whose declarations are
/// Foundation's there.
///
/// The last rewrite, because it asks what the others have written.
struct MissingImports: Rewrite {
  func rewrite(_ draft: inout Draft) {
    let missing = missingModules(in: draft)
    guard !missing.isEmpty else { return }
    let text = missing.map { "import \($0)" }.joined(separator: "; ")
    if let node = draft.file.nodes.imports.first(where: PlatformConditions.keep) {
      draft.insert(text + "; ", before: node)
    } else if let item = draft.file.nodes.items.first, !item.item.is(IfConfigDeclSyntax.self) {
      draft.insert(text + "; ", before: item)
    } else {
      draft.insert(.line(text), at: draft.file.bytes.count)
    }
  }

  private func missingModules(in draft: Draft) -> [String] {
    let imported = draft.file.importedModules
    let seesUIKit = imported.contains("UIKit")
    var wanted = names(in: draft).compactMap(AppleName.module).reduce(into: Set<String>()) {
      $0.insert($1)
    }
    if draft.namesUIKit { wanted.insert("UIKit") }
    if wanted.contains("UIKit"), !draft.namesUIKit, !mayImportUIKit(draft) {
      wanted.remove("UIKit")
    }
    // UIKit brings the others with it.
    if seesUIKit || wanted.contains("UIKit") { wanted.formIntersection(["UIKit"]) }
    if imported.contains("QuartzCore") { wanted.remove("CoreGraphics") }
    if wanted.contains("QuartzCore") { wanted.remove("CoreGraphics") }
    let others = imported.union(wanted.subtracting(["Foundation"]))
    if !others.isDisjoint(with: AppleName.bringingFoundation) { wanted.remove("Foundation") }
    return wanted.subtracting(imported).sorted()
  }

  /// Whether UIKit's names can be meant by a file that does not import it.
  private func mayImportUIKit(_ draft: Draft) -> Bool {
    draft.module.seesUIKit || draft.file.importedModules.allSatisfy(AppleName.modules.contains)
  }

  /// What the file names and the module does not declare.
  private func names(in draft: Draft) -> Set<String> {
    let nodes = draft.file.nodes
    let values = nodes.names.filter { !PlatformConditions.skip($0) }.map(\.baseName.text)
    let types = nodes.namedTypes.filter { !PlatformConditions.skip($0) }.map(\.name.text)
    return Set(values + types).filter { !draft.module.declares($0) }
  }
}

extension SourceFile {
  /// The modules that the file imports under any condition that may hold.
  var importedModules: Set<String> {
    Set(
      nodes.imports.filter { !PlatformConditions.skip($0) }
        .compactMap { $0.path.first?.name.text }.map {
          $0 == "ObjectiveC" ? "FoundationExtras" : $0
        })
  }
}
