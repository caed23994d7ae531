/// Keeps what a recorder writes down in a file, so that a crash leaves the script that led to it.
@MainActor package final class ScriptFile {
  private let recorder: ScriptRecorder
  private let handle: FileHandle
  private var written = 0
  private var complete: UInt64 = 0

  /// - Throws: If the file cannot be written.
  package init(_ recorder: ScriptRecorder, _ path: String) throws {
    self.recorder = recorder
    try Data().write(to: URL(fileURLWithPath: path))
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    save()
    recorder.willDeliver = { [weak self] in self?.save() }
  }

  /// Adds what is complete, and after it what is under way, which the next call replaces.
  package func save() {
    let lines = recorder.steps.dropFirst(written).map { $0.text + "\n" }.joined()
    let pending = recorder.pending.map { $0.text + "\n" }.joined()
    do {
      try handle.truncate(atOffset: complete)
      try handle.seek(toOffset: complete)
      try handle.write(contentsOf: Data(lines.utf8))
      complete += UInt64(lines.utf8.count)
      written = recorder.steps.count
      try handle.write(contentsOf: Data(pending.utf8))
    } catch {
      FileHandle.standardError.write(Data("The script cannot be written: \(error)\n".utf8))
      recorder.willDeliver = {}
    }
  }
}
