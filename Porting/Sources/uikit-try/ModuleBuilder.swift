import Foundation
import HoleCore
import ProjectCore

/// Builds the modules of a checkout that its application imports, those that others need first.
struct ModuleBuilder {
  /// The project's and those of `--sources`.
  let checkouts: [Checkout]
  let target: ProjectTarget
  let folder: String
  let compiler: Compiler
  let end: Date

  /// More modules than this are not built.
  private static let most = 40

  /// What became of each module, and the targets of those that are built.
  func build() throws -> (states: [TrialReport.ModuleState], targets: [ProjectTarget]) {
    var states: [TrialReport.ModuleState] = []
    var targets: [ProjectTarget] = []
    for name in names {
      guard let found = module(named: name) else {
        states.append(.init(name: name, state: "missing", holes: 0))
        continue
      }
      var copy = try ModuleCopy(found, into: folder + "/" + name, isLibrary: true)
      // A module that takes half of the time has none left for the application.
      let half = Date().addingTimeInterval(max(30, end.timeIntervalSinceNow / 2))
      try copy.cut(with: compiler, until: half)
      if copy.isComplete {
        targets.append(found)
        let state = copy.holes.isEmpty ? "built" : "built with holes"
        states.append(.init(name: name, state: state, holes: copy.holes.count))
      } else {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
        states.append(.init(name: name, state: "missing: its sources do not compile", holes: 0))
      }
    }
    return (states, targets)
  }

  private func module(named name: String) -> ProjectTarget? {
    checkouts.lazy.compactMap { $0.module(named: name, for: target) }.first
  }

  /// The modules that the application imports, each behind those that it imports itself.
  var names: [String] {
    var order: [String] = []
    var seen: Set<String> = [target.moduleName]
    func visit(_ sources: [String]) {
      for name in Self.imports(in: sources) where seen.count < Self.most {
        guard !Compiler.known.contains(name), seen.insert(name).inserted else { continue }
        if let found = module(named: name) { visit(found.sources) }
        order.append(name)
      }
    }
    visit(target.sources)
    return order
  }

  /// The names of imported modules, in order.
  static func imports(in sources: [String]) -> [String] {
    var names: Set<String> = []
    let form =
      /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public\s+)?import\s+(?:class |struct |enum |func |protocol |typealias )?(\w+)/
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import")
      else { continue }
      for line in text.split(separator: "\n") where line.contains("import") {
        if let match = line.firstMatch(of: form) { names.insert(String(match.1)) }
      }
    }
    return names.sorted()
  }
}
