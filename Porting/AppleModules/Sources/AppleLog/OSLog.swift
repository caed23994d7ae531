import Logging

/// A log that messages go to: one of swift-log's loggers, labelled `subsystem.category`.
public final class OSLog: Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(label: "default", isEnabled: true)

  /// A log that takes messages and writes none.
  public static let disabled = OSLog(label: "disabled", isEnabled: false)

  /// Whether messages are written.
  public let isEnabled: Bool
  private let logger: Logging.Logger

  /// Creates a log of a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(label: "\(subsystem).\(category)", isEnabled: true)
  }

  /// Creates a log of a subsystem and a predefined category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(label: String, isEnabled: Bool) {
    logger = Logging.Logger(label: label)
    self.isEnabled = isEnabled
  }

  /// The categories that Apple's tools know by name.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category of points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of dynamic tracing.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category of dynamic stack tracing.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  func write(_ text: String, at level: Logging.Logger.Level) {
    guard isEnabled else { return }
    logger.log(level: level, "\(text)")
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the level.
  public let rawValue: UInt8
  /// Creates a level from a raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from a raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(0x00)
  /// Additional information.
  public static let info = OSLogType(0x01)
  /// Information for debugging.
  public static let debug = OSLogType(0x02)
  /// An error of the process.
  public static let error = OSLogType(0x10)
  /// A fault in the program.
  public static let fault = OSLogType(0x11)

  /// The level of swift-log that stands for it.
  var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
