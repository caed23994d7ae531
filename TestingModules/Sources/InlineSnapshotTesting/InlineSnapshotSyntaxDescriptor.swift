import Foundation
@_spi(TestingModules) import SnapshotTesting

/// Says which closure of a call has the text of an inline snapshot.
///
/// Functions of a team's own that call ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``
/// with the place of their callers pass one, so that the text goes into their closure.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// What the closure is called where nothing else is said.
  public static let defaultTrailingClosureLabel = "matches"

  /// Former names of the closure, which recording replaces.
  public var deprecatedTrailingClosureLabels: [String]
  /// What the closure is called.
  public var trailingClosureLabel: String
  /// How many trailing closures may stand before it. The first one has no label in a call.
  public var trailingClosureOffset: Int

  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Former names of the closure, which recording replaces.
  ///   - trailingClosureLabel: What the closure is called.
  ///   - trailingClosureOffset: How many trailing closures may stand before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Has the present test fail at the closure, or at the call where it has none.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - fileID: The test's file within its module.
  ///   - filePath: The test's file.
  ///   - line: The line of the call.
  ///   - column: Where in the line it is.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let source = try? String(contentsOfFile: "\(filePath)", encoding: .utf8)
    let start = source.flatMap {
      InlineSource($0).closureStart(line: Int(line), column: Int(column), self)
    }
    ModuleSupport.fail(
      message(), fileID: fileID, file: filePath, line: start.map { UInt($0.line) } ?? line,
      column: start.map { UInt($0.column) } ?? column)
  }
}
