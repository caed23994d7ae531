import Foundation
@_spi(TestingModules) import SnapshotTesting

/// Describes the closure of a call that contains the literal of an inline snapshot.
///
/// Functions of a team's own that call ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``
/// with the place of their callers pass one, so that the text goes into their closure.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The default label of the closure.
  public static let defaultTrailingClosureLabel = "matches"

  /// Former names of the closure, which recording replaces.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The maximum number of trailing closures before it. The first trailing closure of a call has no
  /// label.
  public var trailingClosureOffset: Int

  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Former names of the closure, which recording replaces.
  ///   - trailingClosureLabel: The label of the closure.
  ///   - trailingClosureOffset: The maximum number of trailing closures before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the current test at the closure, or at the call if it has none.
  ///
  /// - Parameters:
  ///   - message: The failure's message.
  ///   - fileID: The module and name of the test's file.
  ///   - filePath: The path of the test's file.
  ///   - line: The line of the call.
  ///   - column: The column in the line.
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
