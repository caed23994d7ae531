import TestSupport
import UIKit

/// A recorded value of a file whose cases have shapes of their own.
enum RecordedValue: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([RecordedValue])
  case object([String: RecordedValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([RecordedValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: RecordedValue].self))
    }
  }

  subscript(_ key: String) -> RecordedValue {
    guard case .object(let values) = self, let value = values[key] else {
      fatalError("no \(key) in \(self)")
    }
    return value
  }

  func contains(_ key: String) -> Bool {
    guard case .object(let values) = self else { return false }
    return values[key] != nil
  }

  var numbers: [Double] {
    guard case .list(let values) = self else { fatalError("no list: \(self)") }
    return values.map {
      guard case .number(let number) = $0 else { fatalError("no number: \($0)") }
      return number
    }
  }

  var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
}

// What values of the interface look like in the files.
extension RecordedValue {
  init(_ point: CGPoint) { self = .list([.number(Double(point.x)), .number(Double(point.y))]) }

  init(_ size: CGSize) {
    self = .list([.number(Double(size.width)), .number(Double(size.height))])
  }

  init(_ rect: CGRect) {
    self = .list([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }

  init(_ path: IndexPath) { self = .text("\(path.section)-\(path.item)") }

  init(_ paths: [IndexPath]?) { self = paths.map { .list($0.map(Self.init)) } ?? .null }

  init(_ paths: [String: [IndexPath]]?) {
    self = paths.map { .object($0.mapValues(Self.init)) } ?? .null
  }
}

/// A file of `Fixtures/LayoutObjects`: results of Apple's UIKit, with their provenance.
struct RecordedObjects: Sendable {
  struct Case: Decodable, Sendable {
    var id: String
    var inputs: RecordedValue
    var expected: RecordedValue
  }

  var cases: [Case]

  init(_ name: String) {
    cases = Recordings.cases("LayoutObjects/\(name)")
  }

  subscript(_ id: String) -> Case {
    guard let found = cases.first(where: { $0.id == id }) else { fatalError("no case \(id)") }
    return found
  }

  var ids: Set<String> { Set(cases.map(\.id)) }
}
