import Foundation

/// One run of a goal in a process of its own. What others have looked up, and the memory that they left
/// in pieces, would make its times depend on which goals were measured before it.
enum Run {
  /// What the process is called with, and the goal behind it.
  static let argument = "--run"

  /// What the process does: it prints the rows as JSON.
  static func printRows(of benchmark: Benchmark) throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(benchmark.run()))
  }

  /// Starts the process, and reads its rows.
  ///
  /// - Throws: What kept the process from starting, or the rows from being read.
  static func rows(of benchmark: Benchmark) throws -> [Row] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [argument, benchmark.goal]
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([Row].self, from: text)
  }
}
