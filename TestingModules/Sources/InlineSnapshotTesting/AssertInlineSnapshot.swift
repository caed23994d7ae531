import Foundation
@_spi(TestingModules) import SnapshotTesting

/// Asserts that a value's snapshot matches a string literal in the test's source. A missing literal
/// is recorded.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   {
///     "name" : "Ada"
///   }
///   """
/// }
/// ```
///
/// A recording fails the test and is written into the source when the process ends.
///
/// - Parameters:
///   - value: The value of which the snapshot is taken. Nil has no snapshot and no literal.
///   - snapshotting: The strategy that takes and compares the snapshot.
///   - message: The beginning of failure messages.
///   - record: When the literal is written. Default nil: as configured for the task, the process or
///     its environment.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - syntaxDescriptor: The closure of the call that contains the literal, for functions that wrap
///     this one.
///   - expected: Returns the expected text.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column in the line.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = InlineAssertion(
    record: ModuleSupport.record(record), descriptor: syntaxDescriptor, file: "\(filePath)",
    function: "\(function)", line: Int(line), column: Int(column))
  guard
    let failure = assertion.failure(
      of: try value(), as: snapshotting, timeout: timeout, expected: expected?())
  else { return }
  let opening = message()
  syntaxDescriptor.fail(
    opening.isEmpty ? failure : "\(opening)\n\n\(failure)", fileID: fileID, file: filePath,
    line: line, column: column)
}

/// Asserts that a value's snapshot matches a string literal in the test's source. A missing literal
/// is recorded.
///
/// - Parameters:
///   - value: The value of which the snapshot is taken. Nil has no snapshot and no literal.
///   - snapshotting: The strategy that takes and compares the snapshot.
///   - message: The beginning of failure messages.
///   - isRecording: Whether the literal is recorded: `false` records only missing literals, nil
///     uses the configured value.
///   - timeout: The time limit for an asynchronous snapshot, in seconds. Default 5.
///   - syntaxDescriptor: The closure of the call that contains the literal, for functions that wrap
///     this one.
///   - expected: Returns the expected text.
///   - fileID: The module and name of the test's file.
///   - filePath: The path of the test's file.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column in the line.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record isRecording: Bool? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(),
    record: isRecording.map { $0 ? .all : .missing }, timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
    function: function, line: line, column: column)
}
