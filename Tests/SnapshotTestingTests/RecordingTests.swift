import Foundation
import SnapshotTesting
import Testing

@Suite struct RecordingTests {
  let scratch = Scratch()

  @Test func `what has no reference is recorded and fails, once`() throws {
    let first = try #require(scratch.failure(of: "a", as: .lines, testName: "testGrid()"))
    #expect(first.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
    #expect(first.contains("open \"file:///"))
    #expect(first.contains("testGrid.it.txt\""))
    #expect(
      first.hasSuffix("Re-run \"testGrid()\" to assert against the newly-recorded snapshot."))
    #expect(scratch.text("testGrid.it.txt") == "a")
    #expect(scratch.failure(of: "a", as: .lines, testName: "testGrid()") == nil)
  }

  @Test func `record mode writes what passes, too, and fails`() throws {
    try scratch.write(Data("old".utf8), to: "test.it.txt")
    let failure = scratch.failure(of: "new", as: .lines, record: .all)
    #expect(failure?.hasPrefix("Record mode is on. Automatically recorded snapshot: …") == true)
    #expect(failure?.contains("Turn record mode off and re-run \"test()\"") == true)
    #expect(scratch.text("test.it.txt") == "new")
  }

  @Test func `nothing is written where recording is off`() throws {
    let failure = try #require(scratch.failure(of: "a", as: .lines, record: .never))
    #expect(failure.contains("New snapshot was not recorded because recording is disabled"))
    #expect(scratch.files.isEmpty)
    try scratch.write(Data("b".utf8), to: "test.it.txt")
    #expect(scratch.failure(of: "a", as: .lines, record: .never) != nil)
    #expect(scratch.text("test.it.txt") == "b")
  }

  @Test func `what differs becomes the reference where failed ones are recorded`() throws {
    try scratch.write(Data("old".utf8), to: "test.it.txt")
    let failure = try #require(scratch.failure(of: "new", as: .lines, record: .failed))
    #expect(failure.contains("A new snapshot was automatically recorded."))
    #expect(scratch.failure(of: "new", as: .lines, record: .failed) == nil)
  }

  @Test func `a difference names both files and shows the lines`() throws {
    try scratch.write(Data("one\ntwo\nthree".utf8), to: "test.it.txt")
    let failure = try #require(scratch.failure(of: "one\n2\nthree", as: .lines))
    #expect(failure.hasPrefix("Snapshot \"it\" does not match reference."))
    #expect(failure.contains("@\u{2212}\n\"file:///"))
    #expect(failure.contains("/VerifySnapshotTests/") || failure.contains("/Scratch/test.it.txt\""))
    #expect(
      failure.hasSuffix(
        "@@ \u{2212}1,3 +1,3 @@\n\u{2007}one\n\u{2212}two\n+2\n\u{2007}three"))
  }

  @Test func `the tool that was named is called in the failure`() throws {
    try scratch.write(Data("a".utf8), to: "test.it.txt")
    let failure = try withSnapshotTesting(diffTool: "compare") {
      try #require(scratch.failure(of: "b", as: .lines))
    }
    #expect(failure.contains("compare \"\(scratch.path).linux/test.it.txt\" \""))
  }

  @Test func `the mode of the innermost scope counts, and the assertion's before it`() {
    typealias Mode = SnapshotTestingConfiguration
    withSnapshotTesting(record: .never) {
      #expect(Mode.current?.record == .never)
      withSnapshotTesting(diffTool: .ksdiff) {
        #expect(Mode.current?.record == .never)
        #expect(scratch.failure(of: "a", as: .lines, record: .missing)?.hasPrefix("No ref") == true)
      }
      withSnapshotTesting(record: .all) { #expect(Mode.current?.record == .all) }
    }
    #expect(Mode.current == nil)
    #expect(scratch.files == ["test.it.txt"])
  }

  @Test func `a mode is what its name, or true and false, say`() {
    typealias Record = SnapshotTestingConfiguration.Record
    #expect(Record(rawValue: "failed") == .failed)
    #expect(Record(rawValue: "sometimes") == nil)
    #expect(true as Record == .all)
    #expect(false as Record == .missing)
  }

  @Test(.snapshots(record: .never)) func `a trait says the mode of its test`() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    withKnownIssue {
      assertSnapshot(of: "a", as: .lines, named: "absent")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("not recorded because recording is disabled") }
    }
  }

  @Test func `what can't be made in time, or throws, is told`() throws {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    #expect(
      scratch.failure(of: 1, as: never, timeout: 0.05)?
        .hasPrefix("Exceeded timeout of 0.05 seconds waiting for snapshot.") == true)
    struct Missing: Error {}
    func value() throws -> String { throw Missing() }
    #expect(
      scratch.failure(of: try value(), as: .lines)
        == "The snapshot could not be taken: Missing()")
    #expect(scratch.files.isEmpty)
  }

  @Test func `what comes later, from another thread, is waited for`() {
    let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { number in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { callback("\(number)") }
      }
    }
    #expect(scratch.failure(of: 7, as: .wait(for: 0.05, on: later)) != nil)
    #expect(scratch.text("test.it.txt") == "7")
  }
}

@Suite(.snapshots(record: .failed)) struct SuiteTraitTests {
  @Test func `a trait says the mode of the tests of its suite`() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }
}
