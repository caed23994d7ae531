import Foundation

/// The configuration of the process, for tasks without one of their own.
enum GlobalConfiguration {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var chosenRecord: SnapshotTestingConfiguration.Record?
  private nonisolated(unsafe) static var tool = SnapshotTestingConfiguration.DiffTool.default

  /// The value set by code; nil for that of the environment.
  static var chosen: SnapshotTestingConfiguration.Record? {
    get { lock.withLock { chosenRecord } }
    set { lock.withLock { chosenRecord = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { lock.withLock { tool } }
    set { lock.withLock { tool = newValue } }
  }

  /// The value of `SNAPSHOT_TESTING_RECORD`. An invalid value is reported on standard error.
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

  /// When references are written by an assertion with its own value `wanted`.
  static func record(
    _ wanted: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record {
    wanted ?? _record
  }
}

/// Whether all snapshots of the process are recorded as references.
///
/// Default `false`: `SNAPSHOT_TESTING_RECORD` applies, or else missing references are recorded. In
/// new code use `withSnapshotTesting(record: .all)` or the trait `.snapshots(record: .all)`.
public var isRecording: Bool {
  get { GlobalConfiguration.chosen == .all }
  set { GlobalConfiguration.chosen = newValue ? .all : nil }
}

/// When references are written: the current task's value, or else that of the process. Setting it
/// sets ``__record``.
public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.current?.record ?? __record }
  set { __record = newValue }
}

/// When references are written by tasks without a configuration of their own. Default: the value of
/// `SNAPSHOT_TESTING_RECORD`, or else `missing`.
public var __record: SnapshotTestingConfiguration.Record {
  get { GlobalConfiguration.chosen ?? GlobalConfiguration.environmentRecord ?? .missing }
  set { GlobalConfiguration.chosen = newValue }
}

/// The diff tool for tasks without a configuration of their own.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalConfiguration.diffTool }
  set { GlobalConfiguration.diffTool = newValue }
}

/// The diff tool: the current task's, or else that of the process. Setting it sets ``diffTool``.
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? diffTool }
  set { diffTool = newValue }
}

/// An alias of ``diffTool``.
public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { diffTool }
  set { diffTool = newValue }
}
