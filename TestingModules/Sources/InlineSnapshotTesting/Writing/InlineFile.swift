import Foundation
@_spi(TestingModules) import SnapshotTesting

/// A test's source file, into which several processes of one run may write literals.
///
/// A later process knows calls by their lines before the run; a file in the temporary folder stores
/// how lines have moved in this run.
struct InlineFile {
  let path: String
  /// The identity of the run, equal in all its processes.
  var run = ModuleSupport.run

  /// Lines after `line` moved by `count`.
  struct Shift: Codable {
    let line: Int
    let count: Int
  }

  private var notes: String {
    let name = path.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { sum, byte in
      (sum ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return NSTemporaryDirectory() + "inline-\(run)-\(String(name, radix: 16)).json"
  }

  /// - Returns: The errors, in words.
  func write(_ recordings: [InlineRecording]) -> [String] {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      return ["\(path) can't be written: its snapshots are not recorded."]
    }
    defer { close(descriptor) }
    do {
      let before = try String(contentsOfFile: path, encoding: .utf8)
      let shifts = FileManager.default.contents(atPath: notes).flatMap {
        try? JSONDecoder().decode([Shift].self, from: $0)
      }
      let source = InlineSource(before)
      let result = source.replacing(recordings, shifts: shifts ?? [])
      try Data(result.text.utf8).write(to: URL(fileURLWithPath: path))
      try JSONEncoder().encode((shifts ?? []) + result.shifts)
        .write(to: URL(fileURLWithPath: notes))
      return result.missing.map {
        "\(path):\($0.line): no call is here to record for. Its snapshot is:\n\($0.text ?? "nil")"
      }
    } catch {
      return ["\(path) can't be written: its snapshots are not recorded: \(error)"]
    }
  }
}
