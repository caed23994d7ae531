/// Which of several intervals of one name a signpost belongs to.
public struct OSSignpostID: Hashable, Sendable {
  /// The raw value of the identifier.
  public let rawValue: UInt64
  /// Creates an identifier from a raw value.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier. It is always 1.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates an identifier for an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of signposts that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// The null identifier.
  public static let null = OSSignpostID(0)
}

/// The kind of a signpost.
public enum OSSignpostType: Sendable {
  /// A point in time.
  case event
  /// The beginning of an interval.
  case begin
  /// The end of an interval.
  case end
}

/// Does nothing: signposts are read by Apple's Instruments alone.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: signposts are read by Apple's Instruments alone.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// An interval that was begun.
public struct OSSignpostIntervalState: Sendable {}

/// Takes signposts and drops them: they are read by Apple's Instruments alone. Work inside of an
/// interval is done.
public struct OSSignposter: Sendable {
  /// Always `false`: signposts are not recorded.
  public var isEnabled: Bool { false }

  /// Creates a signposter that writes nothing.
  public init() {}
  /// Creates a signposter that writes nothing.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter that writes nothing.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter that writes nothing.
  public init(logHandle: OSLog) {}
  /// Creates a signposter that writes nothing.
  public init(logger: Logger) {}

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter()

  /// An identifier for an interval; always the same, because signposts are not recorded.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an object. It is always `exclusive`.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Does nothing.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Does nothing; the message is not made.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Does nothing; the message is not made.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Does nothing; the message is not made.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Does `task`.
  public func withIntervalSignpost<Answer>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Answer
  ) rethrows -> Answer { try task() }
}
