import Foundation

/// What holds for the whole process where no task says otherwise.
enum GlobalConfiguration {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var isRecording = false
  private nonisolated(unsafe) static var tool = SnapshotTestingConfiguration.DiffTool.default

  static var recordsAll: Bool {
    get { lock.withLock { isRecording } }
    set { lock.withLock { isRecording = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { lock.withLock { tool } }
    set { lock.withLock { tool = newValue } }
  }

  /// What `SNAPSHOT_TESTING_RECORD` says; a value that means nothing is named on standard error.
  static let environmentRecord: SnapshotTestingConfiguration.Record? = {
    let name = "SNAPSHOT_TESTING_RECORD"
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    let record = SnapshotTestingConfiguration.Record(rawValue: text)
    if record == nil {
      let complaint = "\(name): expected all, failed, missing or never, got \"\(text)\".\n"
      FileHandle.standardError.write(Data(complaint.utf8))
    }
    return record
  }()

  /// When references are written by an assertion that asks for `wanted`.
  static func record(
    _ wanted: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record {
    wanted ?? SnapshotTestingConfiguration.current?.record
      ?? (recordsAll ? .all : environmentRecord ?? .missing)
  }
}

/// Whether every snapshot of the process becomes the reference.
///
/// New code says `withSnapshotTesting(record: .all)` or uses the trait `.snapshots(record: .all)`.
public var isRecording: Bool {
  get { GlobalConfiguration.recordsAll }
  set { GlobalConfiguration.recordsAll = newValue }
}

/// Makes the lines of failures that help to look at them, where no task says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalConfiguration.diffTool }
  set { GlobalConfiguration.diffTool = newValue }
}
