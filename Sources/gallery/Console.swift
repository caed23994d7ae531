import Foundation

/// Where a command writes.
struct Console {
  /// Takes results, whole lines.
  var write: (String) -> Void
  /// Takes progress and complaints, whole lines.
  var report: (String) -> Void

  /// The process's own streams.
  static var standard: Console {
    Console(
      write: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      report: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
  }
}
