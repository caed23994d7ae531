import Foundation

/// A text for one call.
struct InlineRecording: Hashable {
  /// Where the call was when the test was compiled, from 1.
  let line: Int
  let column: Int
  /// Nil takes the closure away.
  let text: String?
  let descriptor: InlineSnapshotSyntaxDescriptor
}

/// The texts that are written into sources when the process ends.
final class InlineRecordings: @unchecked Sendable {
  static let shared = InlineRecordings()

  private let lock = NSLock()
  private var recordings: [String: [InlineRecording]] = [:]

  /// - Returns: False where the call has been recorded with another text.
  func add(_ recording: InlineRecording, in file: String) -> Bool {
    lock.withLock {
      if recordings.isEmpty, self === Self.shared { atexit { InlineRecordings.shared.write() } }
      let place = recordings[file]?.first {
        $0.line == recording.line && $0.column == recording.column
          && $0.descriptor == recording.descriptor
      }
      if let place { return place.text == recording.text }
      recordings[file, default: []].append(recording)
      return true
    }
  }

  /// Writes all texts, and says on standard error what could not be.
  func write() {
    let all = lock.withLock {
      defer { recordings = [:] }
      return recordings
    }
    for (file, recordings) in all.sorted(by: { $0.key < $1.key }) {
      for problem in InlineFile(path: file).write(recordings) {
        FileHandle.standardError.write(Data((problem + "\n").utf8))
      }
    }
  }
}
