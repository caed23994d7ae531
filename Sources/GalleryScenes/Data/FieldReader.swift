import UIKit

/// Reads the fields of a JSON object and says which of them is wrong.
struct FieldReader {
  private let fields: [String: Any]
  /// What errors begin with, such as "file.json: entry 3".
  private let place: String

  /// - Throws: If `object` is no JSON object.
  init(_ object: Any, place: String) throws(CatalogueError) {
    guard let fields = object as? [String: Any] else {
      throw CatalogueError("\(place) is not an object with fields.")
    }
    self.fields = fields
    self.place = place
  }

  /// - Throws: If the field is missing, no text or empty.
  func text(_ name: String) throws(CatalogueError) -> String {
    guard let text = try value(name) as? String, !text.isEmpty else {
      throw complaint(name, "is not a text")
    }
    return text
  }

  /// - Throws: If the field is missing, no number or negative.
  func number(_ name: String) throws(CatalogueError) -> Double {
    guard let number = (try value(name) as? NSNumber)?.doubleValue, number.isFinite, number >= 0
    else { throw complaint(name, "is not a positive number") }
    return number
  }

  /// - Throws: If the field is missing or no whole number in `range`.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(CatalogueError) -> Int {
    let number = (try value(name) as? NSNumber)?.doubleValue
    guard let number, let whole = Int(exactly: number), range.contains(whole) else {
      throw complaint(name, "is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// - Throws: If the field is missing or no list.
  func list(_ name: String) throws(CatalogueError) -> [Any] {
    guard let list = try value(name) as? [Any] else { throw complaint(name, "is not a list") }
    return list
  }

  /// Whether the field is there and not null.
  func has(_ name: String) -> Bool {
    guard let value = fields[name] else { return false }
    return !(value is NSNull)
  }

  private func value(_ name: String) throws(CatalogueError) -> Any {
    guard let value = fields[name] else { throw CatalogueError("\(place) has no \"\(name)\".") }
    return value
  }

  private func complaint(_ name: String, _ claim: String) -> CatalogueError {
    CatalogueError("\(place), field \"\(name)\" \(claim).")
  }
}
