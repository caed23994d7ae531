import Foundation

/// A program that is run to its end, or to the end of its time.
struct Command {
  /// What a program left.
  struct Result {
    var status: Int32
    var output: String
    var hasTimedOut: Bool
  }

  /// Runs a program; its output and errors go into a file together, so that no pipe can fill up.
  ///
  /// - Parameters:
  ///   - arguments: The program's path or name, and its arguments.
  ///   - environment: What is added to the environment.
  ///   - seconds: After which it is ended.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil,
    seconds: Double
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The whole group of processes ends with its time.
    process.arguments = ["timeout", "-k", "5", "\(Int(seconds))"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try? handle.close()
    let output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Result(
      status: process.terminationStatus, output: output,
      hasTimedOut: process.terminationStatus == 124)
  }
}

/// What the command says while it works.
enum Progress {
  static func say(_ text: String) {
    FileHandle.standardError.write(Data("Scripts/try: \(text)\n".utf8))
  }
}
