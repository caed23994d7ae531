import Foundation

/// Asserts that a value's snapshot equals the reference, which is recorded if there is none.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken and compared.
///   - name: What tells the snapshot apart from others of the test. Default: its number in the test.
///   - record: When the reference is written. Default: as the task, the process or its environment
///     says.
///   - timeout: How many seconds the snapshot may take to come.
///   - fileID: The test's file within its module.
///   - filePath: The test's file. The reference lies in `__Snapshots__` beside it.
///   - testName: The name that the reference's name begins with.
///   - line: The line of the assertion.
///   - column: Where in the line it is.
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
  TestPlace(fileID: fileID, file: filePath, line: line, column: column).fail(failure)
}

/// Asserts that a value's snapshots by several strategies equal the references with their names.
///
/// - Parameters:
///   - value: What the snapshots are taken of.
///   - strategies: How they are taken and compared, and what the snapshots are called.
///   - record: When references are written.
///   - timeout: How many seconds a snapshot may take to come.
///   - fileID: The test's file within its module.
///   - filePath: The test's file. References lie in `__Snapshots__` beside it.
///   - testName: The name that the references' names begin with.
///   - line: The line of the assertion.
///   - column: Where in the line it is.
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

/// Asserts that a value's snapshots by several strategies equal the references with their numbers.
///
/// - Parameters:
///   - value: What the snapshots are taken of.
///   - strategies: How they are taken and compared.
///   - record: When references are written.
///   - timeout: How many seconds a snapshot may take to come.
///   - fileID: The test's file within its module.
///   - filePath: The test's file. References lie in `__Snapshots__` beside it.
///   - testName: The name that the references' names begin with.
///   - line: The line of the assertion.
///   - column: Where in the line it is.
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

/// What is wrong with a value's snapshot, for helpers that teams write around assertions.
///
/// - Parameters:
///   - value: What the snapshot is taken of.
///   - snapshotting: How it is taken and compared.
///   - name: What tells the snapshot apart from others of the test. Default: its number in the test.
///   - record: When the reference is written.
///   - snapshotDirectory: The folder of the reference, to whose name `.linux` is added. Default:
///     `__Snapshots__/FileName` beside the test's file.
///   - timeout: How many seconds the snapshot may take to come.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - testName: The name that the reference's name begins with.
///   - line: The line of the assertion.
///   - column: Where in the line it is.
/// - Returns: The message of a failure; nil if the snapshot equals its reference.
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
