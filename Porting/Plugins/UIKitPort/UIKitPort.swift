import Foundation
import PackagePlugin

/// Compiles copies of a target's sources, written by `uikit-port`.
///
/// The target's `sources` are one file or a few that need no porting; every other Swift file in its
/// folder is copied.
@main struct UIKitPort: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let own = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let sources = swiftFiles(in: target.directoryURL).filter { !own.contains($0.path) }
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "UIKitPort found no source to port in \(target.directoryURL.path): let the "
          + "sources of '\(target.name)' in Package.swift be one file, so that copies of the "
          + "others are compiled.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
    let catalogues = hasCatalogues(in: target.directoryURL)
    let hasBundle = module.sourceFiles.contains { $0.type == .resource }
    let copies =
      sources.map { nameOfCopy($0.lastPathComponent) }
      + (catalogues ? ["AssetSymbols.ported.swift"] : [])
    return [
      .buildCommand(
        displayName: "Porting \(target.name)",
        executable: try context.tool(named: "uikit-port").url,
        arguments: [
          "-o", output.path, "--resources", target.directoryURL.path,
          "--bundle", hasBundle ? "module" : "main",
        ] + sources.map(\.path),
        inputFiles: sources,
        outputFiles: copies.map { output.appending(path: $0) })
    ]
  }

  /// The name the command gives a copy.
  private func nameOfCopy(_ name: String) -> String {
    name == "main.swift" ? name : name.dropLast(".swift".count) + ".ported.swift"
  }

  /// Whether the names of images and colours are generated.
  private func hasCatalogues(in folder: URL) -> Bool {
    FileManager.default.enumerator(atPath: folder.path)?
      .contains { ($0 as? String)?.hasSuffix(".xcassets") ?? false } ?? false
  }

  private func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasPrefix(".") }
      .sorted()
      .map { folder.appending(path: $0).standardizedFileURL }.filter(isFile)
  }
}
