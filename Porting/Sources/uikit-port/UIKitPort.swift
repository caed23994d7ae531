import ArgumentParser
import Foundation
import PortingCore

/// `uikit-port SOURCES -o OUT`: writes copies of sources that compile on Linux.
@main struct UIKitPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-port",
    abstract: "Writes copies of iOS sources that Swift compiles on Linux.",
    discussion: """
      The sources of one module go in together; folders are searched for Swift files. They stay as \
      they are. The copies point back to them, so that the compiler's messages do too. Beside the \
      copies lies connections.json, the outlets and actions of every type.
      """)

  @Argument(help: "Swift files and folders of one module.", completion: .file())
  var sources: [String]

  @Option(name: [.short, .customLong("output")], help: "The folder for the copies.")
  var output: String

  @Option(help: "Folders with asset catalogues and headers of the module, besides the sources.")
  var resources: [String] = []

  @Option(help: "The bundle that has the catalogues: 'main', or 'module' of a package's target.")
  var bundle = "main"

  func run() throws {
    let files = try SourceFiles(at: sources)
    let surroundings = Surroundings(in: sources + resources)
    let originals = try files.read()
    let ported = Porter(originals, headersImportUIKit: surroundings.headersImportUIKit)
    for diagnostic in ported.diagnostics { Self.report(diagnostic) }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    for (name, source) in zip(files.names, ported.sources) {
      try write(source.text, to: folder.appendingPathComponent(name))
    }
    if surroundings.hasCatalogues {
      let symbols = AssetSymbols(surroundings.assets, in: "Bundle.\(bundle)", sources: originals)
      try write(symbols.text ?? "", to: folder.appendingPathComponent("AssetSymbols.ported.swift"))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let table = String(decoding: try encoder.encode(ported.connections), as: UTF8.self)
    try write(table + "\n", to: folder.appendingPathComponent("connections.json"))
    if ported.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
  }

  private static func report(_ diagnostic: Diagnostic) {
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }

  /// Writes a file unless it holds the text already, so that builds see what changed.
  private func write(_ text: String, to file: URL) throws {
    let bytes = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != bytes else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }
}
