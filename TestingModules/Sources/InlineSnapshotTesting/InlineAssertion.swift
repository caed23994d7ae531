import Foundation
@_spi(TestingModules) import SnapshotTesting

/// The comparison of one snapshot with its literal in the source.
struct InlineAssertion {
  let record: SnapshotTestingConfiguration.Record
  let descriptor: InlineSnapshotSyntaxDescriptor
  let file: String
  let function: String
  /// The line of the call, from 1.
  let line: Int
  let column: Int
  /// The literals to write when the process ends.
  var recordings = InlineRecordings.shared

  /// - Returns: The failure's message; nil if the snapshot matches.
  func failure<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    timeout: TimeInterval, expected: String?
  ) -> String? {
    let actual: String?
    do {
      guard let snapshot = try snapshot(of: value(), as: snapshotting, timeout: timeout) else {
        return """
          Exceeded timeout of \(timeout) seconds waiting for snapshot.

          A strategy that calls back later may need longer: pass a greater timeout: to the assertion.
          """
      }
      actual = snapshot
    } catch {
      return "The snapshot could not be taken: \(error)"
    }
    if record == .all { return recorded(actual, because: "Record mode is on.") }
    guard let expected else { return actual.map(withoutText) }
    guard let actual else { return without(expected) }
    guard let difference = snapshotting.diffing.diff(expected, actual) else { return nil }
    let words = "Snapshot did not match. Difference: …\n\n\(difference.0)"
    return record == .failed ? "\(words)\n\n\(recorded(actual, because: ""))" : words
  }

  /// Nil if the snapshot is not available in time; a nil inside if there is no value.
  private func snapshot<Value>(
    of value: Value?, as snapshotting: Snapshotting<Value, String>, timeout: TimeInterval
  ) throws -> String?? {
    guard let value else { return .some(nil) }
    return ModuleSupport.value(of: snapshotting.snapshot(value), timeout: timeout).map { $0 }
  }

  /// The message for a snapshot without a literal.
  private func withoutText(_ actual: String) -> String {
    guard record == .never else {
      return recorded(actual, because: "No text was found in the source.")
    }
    return """
      No text was found in the source. New snapshot was not recorded because recording is disabled.

      \(actual)
      """
  }

  /// The message for a literal without a value.
  private func without(_ expected: String) -> String {
    let words = "The value is nil, but its text is:\n\n\(expected)"
    return record == .failed ? "\(words)\n\n\(recorded(nil, because: ""))" : words
  }

  private func recorded(_ actual: String?, because reason: String) -> String {
    let recording = InlineRecording(
      line: line, column: column, text: actual, descriptor: descriptor)
    let opening = reason.isEmpty ? "" : "\(reason) "
    guard recordings.add(recording, in: file) else {
      return """
        \(opening)This call has been recorded with another text already: calls in loops and in tests with \
        arguments share one text.
        """
    }
    let next =
      record == .all ? "Turn record mode off and re-run \"\(function)\"" : "Re-run \"\(function)\""
    return """
      \(opening)Automatically recorded a new snapshot in the source.

      \(next) to assert against the newly-recorded snapshot.
      """
  }
}
