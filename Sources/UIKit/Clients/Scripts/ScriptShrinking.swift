/// Shrinks a script that shows a fault of an application, in processes of its own.
///
/// A fault is an expectation that does not hold, a crash, or else a complaint on standard error, such
/// as of constraints that contradict each other.
@MainActor struct ScriptShrinking {
  private let script: InputScript
  private let file: URL
  private let environment: [String: String]
  private let folder: URL

  init(_ script: InputScript, file: String, _ environment: [String: String]) {
    self.script = script
    self.file = URL(fileURLWithPath: file)
    self.environment = environment
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shrink-\(ProcessInfo.processInfo.processIdentifier)")
  }

  /// Ends the process.
  func run() -> Never {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let fault = fault(of: script, isInstant: false) else {
      finish("\(file.lastPathComponent): nothing goes wrong, so there is nothing to shrink.", 2)
    }
    // Only faults that need timers of the application are waited for.
    let isInstant = self.fault(of: script, isInstant: true) == fault
    var shrinker = ScriptShrinker()
    let shrunk = shrinker.shrunk(script) { self.fault(of: $0, isInstant: isInstant) == fault }
    let target = file.deletingPathExtension().appendingPathExtension("shrunk")
      .appendingPathExtension(file.pathExtension.isEmpty ? "txt" : file.pathExtension)
    let text =
      "# Shows: \(fault)\n" + shrunk.lines.map { $0.step.text + "\n" }.joined()
    do {
      try text.write(to: target, atomically: true, encoding: .utf8)
    } catch {
      finish("\(target.path) cannot be written: \(error.localizedDescription)", 1)
    }
    finish(
      "\(script.lines.count) steps became \(shrunk.lines.count) in \(shrinker.attempts) attempts: "
        + "\(target.path)\n\(text)", 0)
  }

  private func finish(_ words: String, _ code: Int32) -> Never {
    try? FileManager.default.removeItem(at: folder)
    ScriptRun.say(words)
    exit(code)
  }

  /// What goes wrong with a script, in one line; nil if nothing does.
  private func fault(of script: InputScript, isInstant: Bool) -> String? {
    let (input, told) = (file(named: file.lastPathComponent), file(named: "fault"))
    try? FileManager.default.removeItem(at: told)
    let text = script.lines.map { $0.step.text + "\n" }.joined()
    try? text.write(to: input, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = Array(CommandLine.arguments.dropFirst())
    process.environment = environment.merging([
      "UIKIT_INPUT": input.path, "UIKIT_FAULT": told.path, "UIKIT_SHRINK": "0",
      "UIKIT_INSTANT": isInstant ? "1" : "0", "SWIFT_BACKTRACE": "enable=off",
    ]) { $1 }
    process.environment?["UIKIT_PICTURE"] = nil
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let written = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if let told = try? String(contentsOf: told, encoding: .utf8) { return told }
    return Self.fault(
      written, signal: process.terminationReason == .uncaughtSignal, process.terminationStatus,
      but: input.lastPathComponent + ": ")
  }

  /// The line of standard error that says what is wrong, without its numbers.
  private static func fault(
    _ errors: String, signal: Bool, _ status: Int32, but warning: String
  ) -> String? {
    let lines = errors.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix(warning) && !$0.hasPrefix("Called at")
    }
    if signal || status != 0 {
      let words = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
      return "crash \(signal ? "by signal" : "with code") \(status): \(plain(words))"
    }
    return lines.first.map { "complaint: \(plain($0))" }
  }

  private static func plain(_ line: String) -> String {
    line.replacingOccurrences(of: "0x[0-9a-f]+|[0-9]+", with: "N", options: .regularExpression)
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent(name) }
}
