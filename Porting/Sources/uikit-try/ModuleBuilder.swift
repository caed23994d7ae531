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
        try copy.writeSettings()
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
    ImportedModules.module(named: name, for: target, in: checkouts)
  }

  /// The modules that the application imports, each behind those that it imports itself.
  var names: [String] {
    ImportedModules(of: target, in: checkouts, known: Compiler.known).names
  }
}
