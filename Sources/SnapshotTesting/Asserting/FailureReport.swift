import Foundation
import Testing
import XCTest

/// The source location of an assertion.
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

  /// Fails the current test of Swift Testing or XCTest.
  package func fail(_ message: String) {
    guard Test.current != nil || Self.runsSwiftTesting else {
      return XCTFail(message, file: file, line: line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
  }

  /// Whether the process runs Swift Testing, including code outside a test's task.
  private static let runsSwiftTesting = CommandLine.arguments.contains("swift-testing")
}
