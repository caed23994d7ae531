import Foundation

/// Writes values as Swift's `dump` does, but reproducibly: sets and dictionaries are sorted by
/// their text, objects have no addresses.
enum ValueDump {
  /// The value and its members, one per line.
  static func text(of value: Any) -> String {
    var dump = Dump()
    dump.add(value, name: nil, depth: 0)
    return dump.lines.joined(separator: "\n") + "\n"
  }

  /// The text without addresses and the colons before them.
  static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: ":?\\s*0x[0-9a-fA-F]{6,}", with: "", options: .regularExpression)
  }

  private struct Dump {
    var lines: [String] = []
    /// The objects that are being written, which ends cycles.
    private var open: Set<ObjectIdentifier> = []

    mutating func add(_ value: Any, name: String?, depth: Int) {
      let mirror = Mirror(reflecting: value)
      let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
      let isRepeated = object.map(open.contains) ?? false
      let parts =
        isRepeated || !ValueDump.showsParts(of: value, mirror) ? [] : ValueDump.parts(mirror)
      let label = name.map { "\($0): " } ?? ""
      let bullet = parts.isEmpty ? "-" : "▿"
      let line = ValueDump.line(of: value, mirror, isWhole: parts.isEmpty)
      lines.append(String(repeating: " ", count: depth * 2) + "\(bullet) \(label)\(line)")
      if let object { open.insert(object) }
      for part in parts { add(part.value, name: part.label, depth: depth + 1) }
      if let object, !isRepeated { open.remove(object) }
    }
  }

  private static func showsParts(of value: Any, _ mirror: Mirror) -> Bool {
    // A cast would look through the optional.
    guard mirror.displayStyle != .optional,
      let described = value as? any AnySnapshotStringConvertible
    else { return true }
    return type(of: described).renderChildren
  }

  /// The members of the value, inherited ones included; unordered ones are sorted by their text.
  private static func parts(_ mirror: Mirror) -> [Mirror.Child] {
    let own = Array(mirror.children)
    switch mirror.displayStyle {
    case .set, .dictionary:
      return own.map { (text(of: $0.value), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    case .collection: return own.map { (nil, $0.value) }
    default: return (mirror.superclassMirror.map(parts) ?? []) + own
    }
  }

  private static func line(of value: Any, _ mirror: Mirror, isWhole: Bool) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return isWhole ? "\(typeName(mirror)).none" : typeName(mirror)
    default: return single(value, mirror, isWhole: isWhole)
    }
  }

  private static func single(_ value: Any, _ mirror: Mirror, isWhole: Bool) -> String {
    switch value {
    case let described as any AnySnapshotStringConvertible: return described.snapshotDescription
    case let described as any CustomStringConvertible:
      return withoutAddresses(described.description)
    default: break
    }
    guard mirror.displayStyle == .enum else { return typeName(mirror) }
    let name = mirror.children.first?.label ?? "\(value)"
    return "\(typeName(mirror)).\(name)"
  }

  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }
}
