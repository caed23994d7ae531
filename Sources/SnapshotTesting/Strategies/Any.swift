import Foundation

extension Snapshotting where Format == String {
  /// What a string that describes the value says.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and all in it, a line for each part; sets and dictionaries in order, no addresses.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }

  /// What JSON can hold, one line for each member, in the order of their names.
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

/// A type that says what dumps show of its values.
public protocol AnySnapshotStringConvertible {
  /// Whether dumps go on with the parts of a value. By itself false.
  static var renderChildren: Bool { get }
  /// The line of a value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// By itself dumps do not go on with parts.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// Day and time in Greenwich, to the second.
  public var snapshotDescription: String { Date.ISO8601FormatStyle().format(self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's description without addresses.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The whole address.
  public var snapshotDescription: String { debugDescription }
}
