import Foundation

/// What holds for the whole process where no task says otherwise.
enum GlobalConfiguration {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var chosenRecord: SnapshotTestingConfiguration.Record?
  private nonisolated(unsafe) static var tool = SnapshotTestingConfiguration.DiffTool.default

  /// What code chose for the process; nil leaves the choice to the environment.
  static var chosen: SnapshotTestingConfiguration.Record? {
    get { lock.withLock { chosenRecord } }
    set { lock.withLock { chosenRecord = newValue } }
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
    wanted ?? _record
  }
}

/// Whether every snapshot of the process becomes the reference.
///
/// Default false: `SNAPSHOT_TESTING_RECORD` says what is recorded, or else what is missing is. New
/// code says `withSnapshotTesting(record: .all)` or uses the trait `.snapshots(record: .all)`.
public var isRecording: Bool {
  get { GlobalConfiguration.chosen == .all }
  set { GlobalConfiguration.chosen = newValue ? .all : nil }
}

/// When references are written: as the present task says, or else the process. Setting it sets
/// ``__record``.
public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.current?.record ?? __record }
  set { __record = newValue }
}

/// When references are written where no task says otherwise. Default: as `SNAPSHOT_TESTING_RECORD`
/// says, or else what is missing.
public var __record: SnapshotTestingConfiguration.Record {
  get { GlobalConfiguration.chosen ?? GlobalConfiguration.environmentRecord ?? .missing }
  set { GlobalConfiguration.chosen = newValue }
}

/// Makes the lines of failures that help to look at them, where no task says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalConfiguration.diffTool }
  set { GlobalConfiguration.diffTool = newValue }
}

/// Makes the lines of failures that help to look at them: the present task's tool, or else the
/// process's. Setting it sets ``diffTool``.
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? diffTool }
  set { diffTool = newValue }
}

/// Another name of ``diffTool``.
public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { diffTool }
  set { diffTool = newValue }
}
