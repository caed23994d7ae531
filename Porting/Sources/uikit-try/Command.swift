import Foundation

/// A program that is run to its end, or to the end of its time.
struct Command {
  /// What a program left.
  struct Result {
    var status: Int32
    var output: String
    var hasTimedOut: Bool
  }

  private let process = Process()
  private let log = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  /// Starts a program; its output and errors go into a file together, so that no pipe can fill up.
  ///
  /// - Parameters:
  ///   - arguments: The program's path or name, and its arguments.
  ///   - environment: What is added to the environment.
  ///   - seconds: After which it is ended.
  init(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil,
    seconds: Double
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The whole group of processes ends with its time.
    process.arguments = ["timeout", "-k", "5", "\(Int(seconds))"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    try? handle.close()
  }

  /// Waits for the program's end.
  func finish() -> Result {
    process.waitUntilExit()
    let output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    try? FileManager.default.removeItem(at: log)
    return Result(
      status: process.terminationStatus, output: output,
      hasTimedOut: process.terminationStatus == 124)
  }

  /// Runs a program to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil,
    seconds: Double
  ) throws -> Result {
    try Command(arguments, environment: environment, in: folder, seconds: seconds).finish()
  }
}

/// What the command says while it works.
enum Progress {
  static func say(_ text: String) {
    FileHandle.standardError.write(Data("Scripts/try: \(text)\n".utf8))
  }
}
