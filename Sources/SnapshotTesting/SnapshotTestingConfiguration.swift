import Foundation

/// What is done about snapshots: whether they are recorded, and what a failure tells to call.
public struct SnapshotTestingConfiguration: Sendable {
  /// What holds for the present task; nil outside of ``withSnapshotTesting(record:diffTool:operation:)``
  /// and of tests with the trait.
  @TaskLocal public static var current: Self?

  /// Makes the lines of a failure that help to look at it; nil leaves the choice to what surrounds.
  public var diffTool: DiffTool?
  /// When references are written; nil leaves the choice to what surrounds.
  public var record: Record?

  /// - Parameters:
  ///   - record: When references are written.
  ///   - diffTool: Makes the lines of a failure that help to look at it.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// This configuration with `outer` where it leaves the choice.
  func within(_ outer: Self?) -> Self {
    Self(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

extension SnapshotTestingConfiguration {
  /// When references are written.
  public struct Record: Equatable, Sendable {
    private enum Storage: String {
      case all, failed, missing, never
    }

    private let storage: Storage

    private init(storage: Storage) {
      self.storage = storage
    }

    /// "all", "failed", "missing" or "never"; nil for anything else.
    public init?(rawValue: String) {
      guard let storage = Storage(rawValue: rawValue) else { return nil }
      self.storage = storage
    }

    /// Every snapshot becomes the reference, and every test says so and fails.
    public static let all = Self(storage: .all)
    /// Snapshots that differ become references.
    public static let failed = Self(storage: .failed)
    /// Snapshots without a reference become references. The default.
    public static let missing = Self(storage: .missing)
    /// Nothing is written; a snapshot without a reference fails its test.
    public static let never = Self(storage: .never)
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` records all, `false` what is missing.
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}

extension SnapshotTestingConfiguration {
  /// Makes the lines of a failure that help to look at it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let lines: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// - Parameter tool: Makes the lines from the paths of the reference and of what differs from it.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      lines = tool
    }

    /// A command that takes both paths as arguments.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff = Self("ksdiff")

    /// Both paths as addresses of files.
    public static let `default` = Self { current, failed in
      """
      @\u{2212}
      "\(URL(fileURLWithPath: current))"
      @+
      "\(URL(fileURLWithPath: failed))"

      To have the command of a tool here that compares both, name it:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// The lines for these two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      lines(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default lines.
  public init(nilLiteral: ()) {
    self = .default
  }
}

/// Has `operation` take snapshots in this way; what is left out stays as it is.
///
/// - Parameters:
///   - record: When references are written.
///   - diffTool: Makes the lines of a failure that help to look at it.
///   - operation: What takes snapshots.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.within(.current), operation: operation)
}

/// Has `operation` take snapshots in this way; what is left out stays as it is.
///
/// - Parameters:
///   - record: When references are written.
///   - diffTool: Makes the lines of a failure that help to look at it.
///   - operation: What takes snapshots.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.within(.current), operation: operation)
}
