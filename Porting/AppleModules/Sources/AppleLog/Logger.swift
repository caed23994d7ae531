import Logging

/// Writes messages to the log of a subsystem, through swift-log.
///
/// swift-log writes to standard error until the program chooses a back end by
/// `LoggingSystem.bootstrap`, and drops messages below `info`: debug messages are not shown, as on iOS
/// without a debugger. Privacy is ignored: all values are written in full.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger that writes to the default log.
  public init() { log = .default }

  /// Writes a message at the level `notice`.
  public func log(_ message: OSLogMessage) { log.write(message.text, at: .notice) }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, at: level.level)
  }

  /// Writes a message at the level `trace`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, at: .trace) }
  /// Writes a message at the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.text, at: .debug) }
  /// Writes a message at the level `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, at: .info) }
  /// Writes a message at the level `notice`.
  public func notice(_ message: OSLogMessage) { log.write(message.text, at: .notice) }
  /// Writes a message at the level `warning`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, at: .warning) }
  /// Writes a message at the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, at: .error) }
  /// Writes a message at the level `critical`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, at: .critical) }
  /// Writes a message at the level `critical`.
  public func fault(_ message: OSLogMessage) { log.write(message.text, at: .critical) }
}
