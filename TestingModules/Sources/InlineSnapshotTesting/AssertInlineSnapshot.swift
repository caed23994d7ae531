import Foundation
@_spi(TestingModules) import SnapshotTesting

/// Asserts that a value's snapshot equals a text in the test's source, which is written there if it
/// is not yet.
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
/// What is recorded is written into the source when the process ends, and fails the test.
///
/// - Parameters:
///   - value: What the snapshot is taken of. Nil has no snapshot and no text.
///   - snapshotting: How it is taken and compared.
///   - message: What failures begin with.
///   - record: When the text is written. Default: as the task, the process or its environment says.
///   - timeout: How many seconds the snapshot may take to come.
///   - syntaxDescriptor: Which closure of the call has the text; for functions around this one.
///   - expected: Makes the text.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - function: The test.
///   - line: The line of the call.
///   - column: Where in the line it is.
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

/// Asserts that a value's snapshot equals a text in the test's source, which is written there if it
/// is not yet.
///
/// - Parameters:
///   - value: What the snapshot is taken of. Nil has no snapshot and no text.
///   - snapshotting: How it is taken and compared.
///   - message: What failures begin with.
///   - isRecording: Whether the text is written anew; false writes what is missing, nil leaves the
///     choice to what surrounds the call.
///   - timeout: How many seconds the snapshot may take to come.
///   - syntaxDescriptor: Which closure of the call has the text; for functions around this one.
///   - expected: Makes the text.
///   - fileID: The test's file within its module.
///   - filePath: The test's file.
///   - function: The test.
///   - line: The line of the call.
///   - column: Where in the line it is.
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
