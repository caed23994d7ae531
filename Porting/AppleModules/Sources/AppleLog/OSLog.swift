import Logging

/// A log that messages go to: one of swift-log's loggers, labelled `subsystem.category`.
public final class OSLog: Sendable {
  public static let `default` = OSLog(label: "default", isEnabled: true)

  /// A log that takes messages and writes none.
  public static let disabled = OSLog(label: "disabled", isEnabled: false)

  public let isEnabled: Bool
  private let logger: Logging.Logger

  public convenience init(subsystem: String, category: String) {
    self.init(label: "\(subsystem).\(category)", isEnabled: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(label: String, isEnabled: Bool) {
    logger = Logging.Logger(label: label)
    self.isEnabled = isEnabled
  }

  /// The categories that Apple's tools know by name.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  func write(_ text: String, at level: Logging.Logger.Level) {
    guard isEnabled else { return }
    logger.log(level: level, "\(text)")
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
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
