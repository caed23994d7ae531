import Foundation

/// Asserts that a value's snapshot matches its reference, by the label of older suites.
///
/// - Parameters:
///   - value: The value of which the snapshot is taken.
///   - snapshotting: The strategy that takes and compares the snapshot.
///   - name: The snapshot's name within the test. Default nil: its number.
///   - recording: Whether the reference is written. Default `false`: as configured.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file. The reference is in `__Snapshots__` beside it.
///   - testName: The prefix of the reference's name.
///   - line: The line of the assertion.
///   - column: The column in the line.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts that a value's snapshots by several named strategies match their references, by the label
/// of older suites.
///
/// - Parameters:
///   - value: The value of which the snapshots are taken.
///   - strategies: The strategies by the names of their snapshots.
///   - recording: Whether references are written. Default `false`: as configured.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file. References are in `__Snapshots__` beside it.
///   - testName: The prefix of the references' names.
///   - line: The line of the assertion.
///   - column: The column in the line.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
