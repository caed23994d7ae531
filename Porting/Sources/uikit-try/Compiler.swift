import Foundation
import HoleCore

/// Compiles modules against the UIKit of this repository, to see what is wrong with them.
struct Compiler {
  private let root: String
  /// Where the modules of UIKit are, and the flags to reach them.
  private let flags: [String]
  /// The folder for modules of the project.
  let modules: String

  /// The modules that are there without a project's doing.
  static let known: Set = [
    "UIKit", "Foundation", "FoundationEssentials", "FoundationExtras", "FoundationNetworking",
    "CoreGraphics", "QuartzCore", "Combine", "os", "OSLog", "Swift", "Dispatch", "Testing",
    "XCTest", "CoreFoundation", "ObjectiveC", "Darwin", "Glibc", "_Concurrency", "Observation",
    "RegexBuilder", "Synchronization", "UIKitTesting", "SnapshotTesting",
  ]

  /// Builds UIKit if it is not built, by a program that imports all there is, and reads from that
  /// build how modules are compiled.
  init(root: String, work: String) throws {
    self.root = root
    modules = work + "/Built"
    try FileManager.default.createDirectory(
      atPath: modules, withIntermediateDirectories: true)
    let probe = Probe(root: root)
    if !probe.isCurrent { try probe.build() }
    flags = try probe.flags()
  }

  /// Takes the modules of earlier projects away, which this one would find among UIKit's.
  ///
  /// - Parameter names: Those of this project, which the next one takes away.
  func forgetModules(before names: [String]) throws {
    let list = root + "/.build/try/modules.txt"
    let earlier = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    for name in earlier.split(separator: "\n") {
      try? FileManager.default.removeItem(
        atPath: root + "/.build/debug/Modules/\(name).swiftmodule")
    }
    try names.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
  }

  /// The names of the modules that sources can import, those of the project that are built among them.
  var available: Set<String> {
    let built = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return Self.known.union(
      built.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// What a module is compiled with.
  struct Module {
    var name: String
    var files: [String]
    var languageMode = 5
    var conditions: [String] = []
    var isLibrary = false
    var isTest = false
  }

  /// The errors of a module; first those of its types, then, where there are none, those of its flow.
  func errors(of module: Module) throws -> (errors: [CompilerError], output: String) {
    let checked = try compile(module, ["-typecheck"])
    var errors = CompilerError.errors(in: checked.output)
    if checked.status == 0 {
      let flow = try compile(
        module, ["-emit-sil", "-wmo", "-Onone", "-o", modules + "/\(module.name).sil"])
      errors = CompilerError.errors(in: flow.output)
      try? FileManager.default.removeItem(atPath: modules + "/\(module.name).sil")
      return (errors, flow.status == 0 ? "" : flow.output)
    }
    return (errors, checked.output)
  }

  /// Writes the module for others to import.
  func emit(_ module: Module) throws -> Bool {
    let path = modules + "/\(module.name).swiftmodule"
    return try compile(module, ["-emit-module", "-wmo", "-o", path]).status == 0
  }

  private func compile(_ module: Module, _ mode: [String]) throws -> Command.Result {
    var arguments = [
      "swiftc", "-module-name", module.name, "-swift-version", "\(module.languageMode)",
    ]
    // The project's modules come first: UIKit's are built beside those of the last project.
    arguments += mode + ["-I", modules] + flags + ["-enable-testing", "-parse-as-library"]
    if !mode.contains("-wmo") { arguments += ["-enable-batch-mode", "-j2"] }
    if module.files.contains(where: { $0.hasSuffix("/main.swift") }) {
      arguments.removeAll { $0 == "-parse-as-library" }
    }
    arguments += ["-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    for condition in Set(module.conditions + ["DEBUG", "SWIFT_PACKAGE"]) {
      arguments += ["-D", condition]
    }
    return try Command.run(arguments + module.files, in: root, seconds: 400)
  }
}

/// Why the command cannot go on, and the status it ends with.
struct TryError: Error, CustomStringConvertible {
  let description: String
  let code: Int32

  init(_ text: String, code: Int32) {
    description = text
    self.code = code
  }
}
