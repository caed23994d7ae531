import Foundation

/// Values of objects by the names of their keys or stored properties.
enum NamedValue {
  /// The value at a path of names with dots between them.
  static func value(of object: Any, at path: String) -> Any? {
    var current: Any? = object
    for name in path.split(separator: ".") {
      guard let holder = current else { return nil }
      current = value(of: holder, named: String(name))
    }
    return current
  }

  /// Nil before everything else, then the order of the values' type.
  static func compare(_ first: Any?, _ second: Any?, key: String) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first?, let second?):
      guard let order = order(of: first, and: second) else {
        fatalError(
          "The values of \"\(key)\" have no order: \(type(of: first)) and \(type(of: second)).")
      }
      return order
    }
  }

  private static func value(of object: Any, named name: String) -> Any? {
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: name) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == name { return unwrapped(child.value) }
      mirror = current.superclassMirror
    }
    fatalError(
      """
      \(type(of: object)) has no stored property "\(name)": others are not found by their names on \
      this platform. Sort by a key path, NSSortDescriptor(keyPath: \\\(type(of: object)).\(name), …).
      """)
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func order(of first: Any, and second: Any) -> ComparisonResult? {
    if let first = first as? String, let second = second as? String {
      return first == second
        ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    if let first = first as? NSString, let second = second as? NSString {
      return first.compare(second as String)
    }
    if let first = first as? Date, let second = second as? Date { return first.compare(second) }
    if let first = first as? NSDate, let second = second as? NSDate {
      return first.compare(second as Date)
    }
    guard let first = number(first), let second = number(second) else { return nil }
    return first.compare(second)
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
    default: nil
    }
  }
}
