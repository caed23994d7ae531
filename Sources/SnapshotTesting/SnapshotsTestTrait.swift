import Testing

/// Says for a test or a suite what is done about its snapshots.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// A suite's trait holds for all its tests.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Has the test take snapshots in the trait's way, counted anew.
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
  /// Counts the snapshots of each run of a test anew.
  public static var snapshots: Self { snapshots() }

  /// Says when references are written and what failures tell to call.
  ///
  /// - Parameters:
  ///   - record: When references are written.
  ///   - diffTool: Makes the lines of a failure that help to look at it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Has tests take snapshots in this way.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
