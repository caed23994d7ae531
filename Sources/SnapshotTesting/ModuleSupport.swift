import Foundation

/// Support for modules of other packages.
@_spi(TestingModules) public enum ModuleSupport {
  /// Identifies a test run with all its processes.
  public static var run: String { RunIdentity.present }

  /// When references are written by an assertion with its own value `wanted`.
  public static func record(
    _ wanted: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record { GlobalConfiguration.record(wanted) }

  /// The value, once available; nil after `timeout` seconds.
  public static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
    Waiting.value(of: async, timeout: timeout)
  }

  /// Fails the current test of Swift Testing or XCTest.
  public static func fail(
    _ message: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
  ) {
    TestPlace(fileID: fileID, file: file, line: line, column: column).fail(message)
  }
}
