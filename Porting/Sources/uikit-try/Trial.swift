import ArgumentParser
import Foundation
import HoleCore
import PortingCore
import ProjectCore

/// One project from its folder to its report.
struct Trial {
  private let options: UIKitTry
  private let start = Date()
  private let work: String
  private let output: String
  private let checkout: Checkout
  private let target: ProjectTarget

  init(_ options: UIKitTry) throws {
    self.options = options
    checkout = try Checkout(at: URL(fileURLWithPath: options.checkout).standardizedFileURL.path)
    target = try checkout.application(named: options.target)
    let name = (checkout.folder as NSString).lastPathComponent.asModuleName
    work = options.root + "/.build/try/" + name
    output = options.report ?? work + "/Report"
    try? FileManager.default.removeItem(atPath: work)
    for folder in [work, output] {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
  }

  private var runner: Runner {
    Runner(
      root: options.root, folder: work + "/App/" + target.moduleName, modules: work + "/Modules",
      languageMode: target.languageMode, conditions: target.conditions)
  }

  private var end: Date { start.addingTimeInterval(options.seconds) }

  func run() throws {
    Progress.say("\(target.name): \(target.sources.count) Swift files")
    for error in checkout.errors { Progress.say(error.description) }
    let compiler = try Compiler(root: options.root, work: work)
    var report = TrialReport(
      project: (checkout.folder as NSString).lastPathComponent, target: target.name)
    report.missingFiles = target.missingFiles
    report.otherFiles = target.otherSources
    let builder = try moduleBuilder(with: compiler)
    try compiler.forgetModules(before: builder.names + [target.moduleName])
    let modules = try builder.build()
    report.modules = modules.states

    let folder = work + "/App/" + target.moduleName
    var screens: Screens?
    var application = try ModuleCopy(
      target, into: folder, isLibrary: false,
      extra: { originals, _ in
        let found = Screens(of: target, sources: originals.map { ($0.path, $0.text) })
        screens = found
        return ["_Screens.swift": found.text]
      },
      change: { source in
        source.path.hasSuffix("/main.swift")
          ? source.text.withStatement(Screens.beginning)
          : screens?.changed(source) ?? source.text
      })
    try application.cut(with: compiler, until: end)
    let layout = Layout(folder: folder)
    layout.addResources(of: target, and: modules.targets)
    try layout.addInformation(of: target)
    report.add(application.originals.map { ($0.path, $0.text) }, holes: application.holes)
    report.controllers = screens?.controllerCount ?? 0
    guard application.isComplete else {
      try write(report)
      throw TryError("\(target.name) does not compile, even with holes.", code: 3)
    }
    try draw(&report, screens: screens)
    if options.test {
      report.tests = try TestTrial(
        checkout: checkout, target: target, application: application, work: work, runner: runner,
        compiler: compiler, end: end
      ).run()
    }
    try write(report)
    if report.firstScreen?.picture == nil { throw ExitCode(4) }
  }

  /// Builds the modules whose sources are in the project, in `--sources` or beside the project.
  private func moduleBuilder(with compiler: Compiler) throws -> ModuleBuilder {
    let given = try [checkout] + options.sources.map { try Checkout(at: $0) }
    let beside = Siblings.checkouts(
      beside: checkout.folder, for: target, without: given, known: Compiler.known)
    return ModuleBuilder(
      checkouts: given + beside, target: target, folder: work + "/Modules", compiler: compiler,
      end: end)
  }

  private func draw(_ report: inout TrialReport, screens: Screens?) throws {
    let left = max(60, end.timeIntervalSinceNow)
    let built = try runner.build(seconds: left)
    try runner.arguments.joined(separator: "\n").write(
      toFile: work + "/arguments", atomically: true, encoding: .utf8)
    guard let program = built.program else {
      try write(report)
      throw TryError("the copies do not build:\n\(built.output.suffix(3000))", code: 3)
    }
    let first = output + "/first.png"
    report.firstScreen = try runner.draw(program, screen: options.screen, to: first)
    // A machine that is busy may need longer.
    if report.firstScreen?.picture == nil {
      report.firstScreen = try runner.draw(program, screen: options.screen, to: first, after: 6)
    }
    if options.screen == nil {
      let names = (screens?.names ?? []).prefix(options.sheet).enumerated().map {
        (name: $0.element, picture: output + "/screen\($0.offset + 1).png")
      }
      report.screens = try runner.draw(program, screens: names, until: end)
    }
    // An application that does not come up by itself is shown by a controller of its.
    if report.firstScreen?.picture == nil,
      let other = report.screens.first(where: { $0.picture != nil })
    {
      let problem = report.firstScreen?.problem
      report.firstScreen = other
      report.firstScreen?.problem = "the application itself shows nothing: \(problem ?? "")"
      try? FileManager.default.copyItem(
        atPath: output + "/" + (other.picture ?? ""), toPath: first)
    }
    if let png = options.png, report.firstScreen?.picture != nil {
      try? FileManager.default.removeItem(atPath: png)
      try FileManager.default.copyItem(atPath: first, toPath: png)
    }
  }

  private func write(_ report: TrialReport) throws {
    var report = report
    report.seconds = Date().timeIntervalSince(start)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(report).write(to: URL(fileURLWithPath: output + "/report.json"))
    try report.page.write(toFile: output + "/index.html", atomically: true, encoding: .utf8)
    try (report.text + "\nEvery hole\n" + report.places)
      .write(toFile: output + "/report.txt", atomically: true, encoding: .utf8)
    print(report.text + "  report   \(output)/index.html")
  }
}
