import Foundation

/// The output of a command.
struct Console {
  /// Writes results, line by line.
  var write: (String) -> Void
  /// Writes progress and errors, line by line.
  var report: (String) -> Void

  /// The standard streams of the process.
  static var standard: Console {
    Console(
      write: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      report: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
  }
}
