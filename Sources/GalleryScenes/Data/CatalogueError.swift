import UIKit

/// Why a catalogue cannot be used, in one sentence.
public struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }

  /// Says where in `file` the mistake is and what would have been right.
  init(_ error: DecodingError, in file: String) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init("\(file): \(Self.place(context.codingPath)) has no \"\(key.stringValue)\".")
    case .typeMismatch(let type, let context):
      self.init(
        "\(file): \(Self.place(context.codingPath)) is not \(Self.name(of: type)).")
    case .valueNotFound(let type, let context):
      self.init(
        "\(file): \(Self.place(context.codingPath)) is null, expected \(Self.name(of: type)).")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init("\(file): \(Self.place(context.codingPath)) cannot be read.")
    case .dataCorrupted:
      self.init("\(file) is not JSON.")
    @unknown default:
      self.init("\(file) is not a catalogue.")
    }
  }

  /// "entry 3, field \"mass\"", counted from 1.
  private static func place(_ path: [any CodingKey]) -> String {
    let parts = path.compactMap { key -> String? in
      if let index = key.intValue { return "entry \(index + 1)" }
      return key.stringValue == "elements" && path.count > 1 ? nil : "field \"\(key.stringValue)\""
    }
    return parts.isEmpty ? "the file" : parts.joined(separator: ", ")
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object with fields"
    default: "of the right kind"
    }
  }
}
