import Foundation
import HoleCore
import ProjectCore

/// The unit tests of an application: built with its module in reach, run where they compile.
struct TestTrial {
  let checkout: Checkout
  let target: ProjectTarget
  /// The application's sources as they compile.
  let application: ModuleCopy
  let work: String
  let runner: Runner
  let compiler: Compiler
  let end: Date

  /// What the tests gave, a line each.
  func run() throws -> [String] {
    let targets = checkout.tests(of: target)
    guard !targets.isEmpty else { return ["the project has no unit tests of this target"] }
    guard try compiler.emit(application.settings) else {
      return ["the application's module cannot be imported"]
    }
    let folder = work + "/Tests"
    var lines: [String] = []
    for tests in targets {
      var copy = try ModuleCopy(tests, into: folder + "/" + tests.moduleName, isLibrary: false)
      try copy.cut(with: compiler, until: end)
      lines.append(
        "\(tests.name): \(copy.originals.count) files, \(copy.holes.count) holes"
          + (copy.isComplete ? "" : ", does not compile"))
      lines += copy.holes.map {
        "  left out: \(($0.path as NSString).lastPathComponent):\($0.line) \($0.cause)"
      }
      if copy.isComplete {
        Layout(folder: copy.folder).addResources(of: tests, and: [])
      } else {
        try? FileManager.default.removeItem(atPath: copy.folder)
      }
    }
    let run = try runner.test(folder: folder, seconds: max(120, end.timeIntervalSinceNow))
    let results = run.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter {
        $0.hasPrefix("Executed ") || $0.contains("Test run with")
          || ($0.contains("error:") && $0.contains("test"))
      }
    return lines + (results.isEmpty ? ["they do not run: \(run.suffix(600))"] : results)
  }
}
