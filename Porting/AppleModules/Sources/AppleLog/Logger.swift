import Logging

/// Writes messages to the log of a subsystem, through swift-log.
///
/// swift-log writes to standard error until the program chooses a back end by
/// `LoggingSystem.bootstrap`, and leaves out what is below `info`: debug messages are not seen, as on
/// iOS without a debugger. Privacy is not: nobody else reads a program's standard error here, so that
/// every value is written out.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) { log = logObj }

  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(message.text, at: .notice) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, at: level.level)
  }

  public func trace(_ message: OSLogMessage) { log.write(message.text, at: .trace) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, at: .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, at: .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, at: .notice) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, at: .warning) }
  public func error(_ message: OSLogMessage) { log.write(message.text, at: .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, at: .critical) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, at: .critical) }
}
