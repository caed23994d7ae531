import Foundation

/// Asserts that a value's snapshot matches its reference. A missing reference is recorded.
///
/// - Parameters:
///   - value: The value of which the snapshot is taken.
///   - snapshotting: The strategy that takes and compares the snapshot.
///   - name: The snapshot's name within the test. Default nil: its number.
///   - record: When the reference is written. Default nil: as configured for the task, the process
///     or its environment.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file. The reference is in `__Snapshots__` beside it.
///   - testName: The prefix of the reference's name.
///   - line: The line of the assertion.
///   - column: The column in the line.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  let report = LatestFailure.report(
    failure, of: testName, named: name, kind: snapshotting.pathExtension, at: place)
  place.fail(failure + report)
}

/// Asserts that a value's snapshots by several named strategies match their references.
///
/// - Parameters:
///   - value: The value of which the snapshots are taken.
///   - strategies: The strategies by the names of their snapshots.
///   - record: When references are written. Default nil: as configured.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file. References are in `__Snapshots__` beside it.
///   - testName: The prefix of the references' names.
///   - line: The line of the assertion.
///   - column: The column in the line.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value's snapshots by several strategies match their numbered references.
///
/// - Parameters:
///   - value: The value of which the snapshots are taken.
///   - strategies: The strategies that take and compare the snapshots.
///   - record: When references are written. Default nil: as configured.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file. References are in `__Snapshots__` beside it.
///   - testName: The prefix of the references' names.
///   - line: The line of the assertion.
///   - column: The column in the line.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value's snapshot with its reference and returns the failure, for test helpers of your
/// own.
///
/// - Parameters:
///   - value: The value of which the snapshot is taken.
///   - snapshotting: The strategy that takes and compares the snapshot.
///   - name: The snapshot's name within the test. Default nil: its number.
///   - record: When the reference is written. Default nil: as configured.
///   - snapshotDirectory: The folder of the reference; `.linux` is appended to its name. Default
///     nil: `__Snapshots__/FileName` beside the test's file.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - testName: The prefix of the reference's name.
///   - line: The line of the assertion.
///   - column: The column in the line.
/// - Returns: The failure's message; nil if the snapshot matches, or if another machine takes it
///   (`SNAPSHOT_SHARD`).
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  if SnapshotShard.leavesOut(testName, in: filePath) { return nil }
  LatestFailure.attachments = nil
  let place = ReferencePlace(
    testFile: "\(filePath)", folder: snapshotDirectory, testName: testName, name: name,
    pathExtension: snapshotting.pathExtension)
  AskedReferences.shared.note(place)
  do {
    let async = snapshotting.snapshot(try value())
    guard let snapshot = Waiting.value(of: async, timeout: timeout) else {
      AskedReferences.shared.noteFailure(place)
      return """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        A strategy that calls back later may need longer: pass a greater timeout: to the assertion.
        """
    }
    return try Verification(
      place: place, diffing: snapshotting.diffing, record: record,
      testName: testName, name: name
    ).failure(of: snapshot)
  } catch {
    AskedReferences.shared.noteFailure(place)
    return "The snapshot could not be taken: \(error)"
  }
}
