import Foundation
import HoleCore

/// Builds what was laid out by `Scripts/run`, and draws its screens.
struct Runner {
  let root: String
  let folder: String
  let modules: String
  let languageMode: Int
  let conditions: [String]

  private var options: [String] {
    var options = [folder, "--ported", "--swift", "\(languageMode)"]
    if FileManager.default.fileExists(atPath: modules) { options += ["--modules", modules] }
    if !conditions.isEmpty { options += ["--define", conditions.joined(separator: " ")] }
    return options
  }

  /// The arguments for `Scripts/run` that show the application again.
  var arguments: [String] { options }

  /// Builds the application.
  ///
  /// - Returns: The path of the program, nil where it does not build, and what was said.
  func build(seconds: Double) throws -> (program: String?, output: String) {
    let run = try Command.run(
      [root + "/Scripts/run"] + options + ["--build"], in: root, seconds: seconds)
    let last = run.output.split(separator: "\n").last { $0.hasPrefix("/") }
    return (run.status == 0 ? last.map(String.init) : nil, run.output)
  }

  /// Builds and runs tests of the application.
  ///
  /// - Parameter folder: A folder of sources for each module of tests.
  func test(folder: String, seconds: Double) throws -> String {
    try Command.run(
      [root + "/Scripts/run"] + options + ["--tests", folder], in: root, seconds: seconds
    ).output
  }

  /// Runs the program for a moment and draws what it shows.
  ///
  /// - Parameter screen: A name of `Screens`; nil for what the application shows first.
  func draw(
    _ program: String, screen: String?, to picture: String, after: Double = 1.5
  ) throws -> TrialReport.Screen {
    try start(program, screen: screen, to: picture, after: after).finish()
  }

  /// Draws several screens, some at a time, because programs wait most of their time.
  func draw(
    _ program: String, screens: [(name: String, picture: String)], until end: Date
  ) throws -> [TrialReport.Screen] {
    let most = 4
    var drawn: [TrialReport.Screen] = []
    while drawn.count < screens.count, Date() < end {
      let next = screens[drawn.count..<min(drawn.count + most, screens.count)]
      let running = try next.map {
        try start(program, screen: $0.name, to: $0.picture, after: 1)
      }
      drawn += running.map { $0.finish() }
    }
    return drawn
  }

  private func start(
    _ program: String, screen: String?, to picture: String, after: Double
  ) throws -> Drawing {
    try? FileManager.default.removeItem(atPath: picture)
    var environment = [
      "UIKIT_PICTURE": picture, "UIKIT_AFTER": "\(after)",
      // That of a phone of the screen's size, unless the environment says another.
      "UIKIT_SAFE_AREA": ProcessInfo.processInfo.environment["UIKIT_SAFE_AREA"] ?? "47,0,34,0",
    ]
    if let screen { environment["UIKIT_TRY_SCREEN"] = screen }
    let command = try Command(
      [program], environment: environment, in: (folder as NSString).deletingLastPathComponent,
      seconds: 40)
    return Drawing(command: command, screen: screen, picture: picture)
  }
}

/// A program that is drawing a screen.
private struct Drawing {
  let command: Command
  let screen: String?
  let picture: String

  func finish() -> TrialReport.Screen {
    let run = command.finish()
    let lines = run.output.split(separator: "\n").map(String.init)
    let holes = lines.filter { $0.hasPrefix("hole: ") }.map { String($0.dropFirst(6)) }
    let isDrawn = FileManager.default.fileExists(atPath: picture)
    let problem =
      lines.last { $0.contains("The application stops here") }
      ?? lines.first { $0.contains("Fatal error") || $0.contains("fatal error") }
      ?? (run.hasTimedOut ? "it did not end within 40 s" : lines.last)
    return TrialReport.Screen(
      name: screen ?? "as the application starts",
      picture: isDrawn ? (picture as NSString).lastPathComponent : nil,
      problem: isDrawn ? nil : problem ?? "it ended with status \(run.status)", holes: holes)
  }
}
