import Foundation

extension Snapshotting where Format == String {
  /// The value's description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and its members, one per line, with sorted sets and dictionaries and without
  /// addresses.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }

  /// A value of JSON types as JSON, one line per member, sorted by name.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "\(type(of: value)) is no JSON object: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// A type with its own representation in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether dumps include the members of a value. The default is `false`.
  static var renderChildren: Bool { get }
  /// The line for a value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The default is `false`.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The value in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date and time in UTC, to the second.
  public var snapshotDescription: String { Date.ISO8601FormatStyle().format(self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's description without addresses.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The value in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The value in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The absolute URL.
  public var snapshotDescription: String { debugDescription }
}
