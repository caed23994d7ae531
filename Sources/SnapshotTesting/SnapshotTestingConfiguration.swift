import Foundation

/// The configuration of snapshot tests: when references are written, and the diff tool in failures.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the current task; nil outside of
  /// ``withSnapshotTesting(record:diffTool:operation:)`` and of tests with the trait.
  @TaskLocal public static var current: Self?

  /// The diff tool; nil for that of the enclosing configuration.
  public var diffTool: DiffTool?
  /// When references are written; nil for the value of the enclosing configuration.
  public var record: Record?

  /// - Parameters:
  ///   - record: When references are written. Default nil: as configured.
  ///   - diffTool: The diff tool in failures. Default nil: as configured.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration with nil values replaced by those of `outer`.
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

    /// Creates a value from "all", "failed", "missing" or "never"; nil for other strings.
    public init?(rawValue: String) {
      guard let storage = Storage(rawValue: rawValue) else { return nil }
      self.storage = storage
    }

    /// All snapshots are recorded, and every test fails with a message.
    public static let all = Self(storage: .all)
    /// Differing snapshots are recorded.
    public static let failed = Self(storage: .failed)
    /// Snapshots without a reference are recorded. The default.
    public static let missing = Self(storage: .missing)
    /// Nothing is recorded; a snapshot without a reference fails its test.
    public static let never = Self(storage: .never)
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates `all` from `true` and `missing` from `false`.
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}

extension SnapshotTestingConfiguration {
  /// Produces the lines of a failure message that show how to compare the files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let lines: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a diff tool.
    ///
    /// - Parameter tool: Returns the lines for the paths of the reference and of the differing
    ///   snapshot.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      lines = tool
    }

    /// Creates a diff tool from a command that accepts both paths as arguments.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// The command `ksdiff` of Kaleidoscope.
    public static let ksdiff = Self("ksdiff")

    /// Both paths as file URLs.
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

    /// Returns the lines for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      lines(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default diff tool.
  public init(nilLiteral: ()) {
    self = .default
  }
}

/// Runs `operation` with a configuration of its snapshots. Values that are nil keep the enclosing
/// configuration.
///
/// - Parameters:
///   - record: When references are written. Default nil: as configured.
///   - diffTool: The diff tool in failures. Default nil: as configured.
///   - operation: Code that takes snapshots.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.within(.current), operation: operation)
}

/// Runs `operation` with a configuration of its snapshots. Values that are nil keep the enclosing
/// configuration.
///
/// - Parameters:
///   - record: When references are written. Default nil: as configured.
///   - diffTool: The diff tool in failures. Default nil: as configured.
///   - operation: Code that takes snapshots.
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
