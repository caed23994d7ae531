import Foundation
import Testing
import XCTest

/// Where in a test an assertion stands.
package struct TestPlace {
  private let fileID: StaticString
  private let file: StaticString
  private let line: UInt
  private let column: UInt

  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  /// Such as "ShopTests/GridTests.swift:12".
  package var words: String { "\(fileID):\(line)" }

  /// Has the present test fail, of Swift Testing or of XCTest.
  package func fail(_ message: String) {
    guard Test.current != nil || Self.runsSwiftTesting else {
      return XCTFail(message, file: file, line: line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
  }

  /// Whether the process runs the tests of Swift Testing, those included that left their task.
  private static let runsSwiftTesting = CommandLine.arguments.contains("swift-testing")
}
