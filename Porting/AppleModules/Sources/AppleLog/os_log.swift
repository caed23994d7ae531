/// Writes a message to a log, with `%@`, `%d`, `%{public}s` and their like for the values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(FormatString(message.description).text(with: args), at: type.level)
}

/// Writes a message to a log, with `%@`, `%d`, `%{public}s` and their like for the values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(FormatString(message.description).text(with: args), at: type.level)
}

/// Writes a message with values in it to a log.
@_disfavoredOverload public func os_log(_ message: OSLogMessage, log: OSLog = .default) {
  log.write(message.text, at: OSLogType.default.level)
}

/// Writes a message with values in it to a log.
@_disfavoredOverload public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, at: type.level)
}
