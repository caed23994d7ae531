import Foundation
import Testing

@testable import InlineSnapshotTesting

@Suite struct InlineAssertionTests {
  private let recordings = InlineRecordings()
  private let file = NSTemporaryDirectory() + "inline-\(UUID().uuidString).swift"

  /// What is wrong with a call in the first line, and what the file is afterwards.
  private func result(
    _ value: String?, expected: String?, record: SnapshotTestingConfiguration.Record
  ) throws -> (failure: String?, source: String) {
    try "assertInlineSnapshot()".write(toFile: file, atomically: true, encoding: .utf8)
    let failure = InlineAssertion(
      record: record, descriptor: .init(), file: file, function: "test()", line: 1, column: 1,
      recordings: recordings
    ).failure(of: value, as: .lines, timeout: 1, expected: expected)
    recordings.write()
    defer { try? FileManager.default.removeItem(atPath: file) }
    return (failure, try String(contentsOfFile: file, encoding: .utf8))
  }

  private let written = "assertInlineSnapshot() {\n  \"\"\"\n  new\n  \"\"\"\n}"
  private let before = "assertInlineSnapshot()"

  @Test func `what has no text is recorded and fails`() throws {
    let found = try result("new", expected: nil, record: .missing)
    #expect(
      found.failure == """
        No text was found in the source. Automatically recorded a new snapshot in the source.

        Re-run "test()" to assert against the newly-recorded snapshot.
        """)
    #expect(found.source == written)
  }

  @Test func `what differs fails and is left as it is`() throws {
    let found = try result("new", expected: "old", record: .missing)
    #expect(found.failure?.hasPrefix("Snapshot did not match. Difference: …\n\n@@") == true)
    #expect(found.failure?.hasSuffix("\u{2212}old\n+new") == true)
    #expect(found.source == before)
    #expect(try result("old", expected: "old", record: .missing).failure == nil)
  }

  @Test func `all are recorded, or those that differ, or none`() throws {
    let all = try result("new", expected: "new", record: .all)
    #expect(all.failure?.hasPrefix("Record mode is on. Automatically recorded") == true)
    #expect(all.source == written)
    let failed = try result("new", expected: "old", record: .failed)
    #expect(failed.failure?.contains("Automatically recorded") == true)
    #expect(failed.source == written)
    #expect(try result("new", expected: "new", record: .failed).failure == nil)
    let never = try result("new", expected: nil, record: .never)
    #expect(never.failure?.contains("was not recorded because recording is disabled") == true)
    #expect(never.source == before)
  }

  @Test func `nil has no text`() throws {
    #expect(try result(nil, expected: nil, record: .missing).failure == nil)
    let found = try result(nil, expected: "old", record: .missing)
    #expect(found.failure == "The value is nil, but its text is:\n\nold")
  }

  @Test func `a call that is recorded with two texts says so`() throws {
    func failure(_ text: String) -> String? {
      InlineAssertion(
        record: .all, descriptor: .init(), file: file, function: "test()", line: 1, column: 1,
        recordings: recordings
      ).failure(of: text, as: .lines, timeout: 1, expected: nil)
    }
    #expect(failure("a")?.contains("Automatically recorded") == true)
    #expect(failure("a")?.contains("Automatically recorded") == true)
    #expect(failure("b")?.contains("has been recorded with another text already") == true)
  }
}
