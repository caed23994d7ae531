import InlineSnapshotTesting
import Testing
import XCTest

private struct User: Encodable {
  var name: String
  var path = #"C:\users"#
}

@Suite(.snapshots(record: .missing)) struct UseTests {
  @Test func `several texts in one test`() {
    assertInlineSnapshot(of: User(name: "Ada"), as: .json) {
      #"""
      {
        "name" : "Ada",
        "path" : "C:\\users"
      }
      """#
    }
    assertInlineSnapshot(of: ["a", "b"], as: .description) {
      """
      ["a", "b"]
      """
    }
    assertInlineSnapshot(
      of: "one\ntwo",
      as: .lines
    ) {
      """
      one
      two
      """
    }
  }

  @Test func `a text that differs fails at its closure`() {
    withKnownIssue {
      assertInlineSnapshot(of: 2, as: .description, record: .never) {
        """
        1
        """
      }
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("Snapshot did not match")
        && $0.sourceLocation?.line == #line - 7
    }
  }

  @Test func `a function of one's own with two texts`() {
    assertNumber(7) {
      """
      7
      """
    } binary: {
      """
      111
      """
    }
  }

  @Test func `nothing to show`() {
    assertInlineSnapshot(of: Int?.none, as: .description)
  }
}

/// Asserts what a number is in words of two kinds, each in a closure of the caller's.
private func assertNumber(
  _ number: Int, decimal: (() -> String)? = nil, binary: (() -> String)? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: number, as: .description,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "decimal", trailingClosureOffset: 0),
    matches: decimal, fileID: fileID, file: file, function: function, line: line, column: column)
  assertInlineSnapshot(
    of: String(number, radix: 2), as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "binary", trailingClosureOffset: 1),
    matches: binary, fileID: fileID, file: file, function: function, line: line, column: column)
}

final class XCTestUse: XCTestCase {
  func testText() {
    assertInlineSnapshot(of: [1: "one"], as: .dump) {
      """
      ▿ 1 key/value pair
        ▿ (2 elements)
          - key: 1
          - value: "one"

      """
    }
  }

  func testTexts() {
    for number in [1, 1] {
      assertInlineSnapshot(of: number, as: .description) {
        """
        1
        """
      }
    }
    assertInlineSnapshot(of: "\"\"\"", as: .lines) {
      #"""
      """
      """#
    }
  }
}
