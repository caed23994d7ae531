import Testing

/// A trait that configures the snapshots of a test or suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Always `true`: the trait of a suite applies to all its tests.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the trait's configuration and a new counter.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.within(.current)) {
      try await SnapshotCounter.$current.withValue(SnapshotCounter(), operation: function)
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Numbers the unnamed snapshots of each run of a test from 1.
  public static var snapshots: Self { snapshots() }

  /// Configures when references are written, and the diff tool in failures.
  ///
  /// - Parameters:
  ///   - record: When references are written. Default nil: as configured.
  ///   - diffTool: The diff tool in failures. Default nil: as configured.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Runs tests with a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
