import Foundation
import HoleCore
import PortingCore
import PortingFiles
import ProjectCore

/// A module of the project: its sources, ported, and with holes where they do not compile.
struct ModuleCopy {
  let target: ProjectTarget
  let name: String
  let folder: String
  private(set) var holes: [Hole] = []
  private(set) var isComplete = false
  private(set) var rounds = 0
  /// The sources as they are.
  let originals: [Source]
  private let copies: [(path: String, text: String)]
  private let diagnostics: [Diagnostic]
  private(set) var settings: Compiler.Module

  /// More rounds than this are no progress.
  private static let mostRounds = 60

  /// Reads and ports a target's sources.
  ///
  /// - Parameters:
  ///   - folder: Where the copies go.
  ///   - extra: Files that are written for the module, by their names.
  init(
    _ target: ProjectTarget, into folder: String, isLibrary: Bool,
    extra: ([Source], Porter) -> [String: String] = { _, _ in [:] },
    change: (Source) -> String = \.text
  ) throws {
    self.target = target
    self.folder = folder
    name = target.moduleName
    originals = target.sources.compactMap { path in
      FileManager.default.contents(atPath: path).map {
        Source(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
    let surroundings = ModuleSurroundings(of: target)
    let ported = Porter(originals, headersImportUIKit: surroundings.headersImportUIKit)
    diagnostics = ported.diagnostics
    var extra = extra(originals, ported)
    var names: Set<String> = []
    var copies: [(path: String, text: String)] = []
    for source in ported.sources {
      var name = (source.path as NSString).lastPathComponent
      while !names.insert(name).inserted { name = "_" + name }
      copies.append((folder + "/" + name, Self.importing(change(source))))
    }
    let symbols = AssetSymbols(surroundings.assets, in: "Bundle.main", sources: originals)
    if !isLibrary, let text = symbols.text { extra["_AssetSymbols.swift"] = text }
    let texts = originals.map(\.text)
    if let text = OldNames.text(for: texts) { extra["_OldNames.swift"] = text }
    // The resources of all modules lie in the application's bundle.
    if texts.contains(where: { $0.contains("module") }), isLibrary || target.kind == .unitTests {
      extra["_Bundle.swift"] =
        "import Foundation\n\nextension Bundle { static var module: Bundle { .main } }\n"
    }
    copies += extra.sorted { $0.key < $1.key }.map { (folder + "/" + $0.key, $0.value) }
    self.copies = copies
    settings = Compiler.Module(
      name: name, files: [], languageMode: target.languageMode, conditions: target.conditions,
      isLibrary: isLibrary)
  }

  /// A copy that imports Combine where it names something of it: Foundation brings it on iOS.
  private static func importing(_ text: String) -> String {
    let names = /\b(?:Published|ObservableObject|AnyCancellable|PassthroughSubject|AnyPublisher)\b/
    guard text.firstMatch(of: names) != nil,
      text.firstMatch(of: /\bimport +(?:\w+ +)?Combine\b/) == nil,
      text.firstMatch(of: /\bimport +(?:Rx\w+|ReactiveSwift)\b/) == nil
    else { return text }
    return text.withStatement("import Combine; ")
  }

  /// Writes beside the copies what `Scripts/run` builds the module with: the mode and conditions of its own.
  func writeSettings() throws {
    let defines = settings.conditions.map { ", .define(\"\($0)\")" }.joined()
    try ".swiftLanguageMode(.v\(settings.languageMode))\(defines)\n"
      .write(toFile: folder + "/.settings", atomically: true, encoding: .utf8)
  }

  /// Compiles the copies and cuts out what does not compile, until the rest does.
  ///
  /// - Parameter seconds: After which it ends where it is.
  mutating func cut(with compiler: Compiler, until end: Date) throws {
    var cutter = Cutter(copies)
    cutter.addPlainValues(isNeeded: copies.contains { $0.text.contains("_part()") })
    cutter.objectiveCNames = target.objectiveCNames
    cutter.cutImports(without: compiler.available)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let support = folder + "/_Holes.swift"
    let placeholders = folder + "/_Placeholders.swift"
    try HoleSupport.text.write(toFile: support, atomically: true, encoding: .utf8)
    settings.files = copies.map(\.path) + [support, placeholders]
    let coarse = Date().addingTimeInterval(end.timeIntervalSinceNow * 0.6)
    while rounds < Self.mostRounds, Date() < end {
      rounds += 1
      try write(cutter.sources)
      cutter.isCoarse = Date() > coarse
      try cutter.placeholderText.write(toFile: placeholders, atomically: true, encoding: .utf8)
      let (errors, output) = try compiler.errors(of: settings)
      if errors.isEmpty, output.isEmpty {
        isComplete = true
        break
      }
      let last = errors.count == 1 && rounds > 8 ? ": \(errors[0].message)" : ""
      Progress.say("\(name): round \(rounds), \(errors.count) errors\(last)")
      let isChanged = cutter.cut(errors)
      cutter.addPlainValues()
      guard isChanged else {
        Progress.say("\(name): nothing more to cut:\n\(output.suffix(2000))")
        break
      }
    }
    if settings.isLibrary, isComplete { isComplete = try compiler.emit(settings) }
    try write(cutter.finished)
    // What is written for the module is no part of it.
    let own = Set(originals.map(\.path))
    holes = cutter.holes.filter { own.contains($0.path) }
  }

  private func write(_ sources: [(path: String, text: String)]) throws {
    for source in sources {
      try source.text.write(toFile: source.path, atomically: true, encoding: .utf8)
    }
  }
}

/// Catalogues and headers of a target.
private struct ModuleSurroundings {
  private(set) var assets: [AssetSymbols.Asset] = []
  private(set) var headersImportUIKit = false

  init(of target: ProjectTarget) {
    for path in target.resources where path.hasSuffix(".xcassets") {
      assets += CatalogueNames(in: path).assets
    }
    let header = target.bridgingHeader.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    headersImportUIKit = header?.contains("UIKit") ?? false
  }
}

extension String {
  /// The text with a statement on its first line that is not one of `#sourceLocation`.
  func withStatement(_ statement: String) -> String {
    guard hasPrefix("#sourceLocation"), let end = firstIndex(of: "\n") else {
      return statement + self
    }
    return self[...end] + statement + self[index(after: end)...]
  }
}
