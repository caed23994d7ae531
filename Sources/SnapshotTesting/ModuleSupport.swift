import Foundation

/// What modules of other packages share with this one.
@_spi(TestingModules) public enum ModuleSupport {
  /// Tells runs apart, each with all its processes.
  public static var run: String { RunIdentity.present }

  /// When references are written by an assertion that asks for `wanted`.
  public static func record(
    _ wanted: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record { GlobalConfiguration.record(wanted) }

  /// The value when it has come, within `timeout` seconds; nil if it has not.
  public static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
    Waiting.value(of: async, timeout: timeout)
  }

  /// Has the present test fail, of Swift Testing or of XCTest.
  public static func fail(
    _ message: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
  ) {
    TestPlace(fileID: fileID, file: file, line: line, column: column).fail(message)
  }
}
