import Foundation
import TestSupport
import Testing

/// The recorded snapshot operations of `Fixtures/DataSource/snapshots.json`.
enum SnapshotRecordings {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Inputs: Decodable { let startsWith: [SectionContent] }
    let id: String
    let inputs: Inputs
    let steps: [Step]
    var testDescription: String { id }
  }

  struct SectionContent: Decodable, Equatable {
    let section: String
    let items: [String]

    init(section: String, items: [String]) {
      self.section = section
      self.items = items
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      section = try container.decode(Name.self).text
      items = try container.decode([Name].self).map(\.text)
    }
  }

  struct Step: Decodable {
    let op: String
    let args: [Argument]
    let outcome: String
    let reason: String?
    let state: [SectionContent]
  }

  /// An identifier: text, or a number that stands for itself.
  struct Name: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        text = "#\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }

  enum Argument: Decodable {
    case none
    case one(String)
    case many([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let name = try? container.decode(Name.self) {
        self = .one(name.text)
      } else {
        self = .many(try container.decode([Name].self).map(\.text))
      }
    }
  }

  static let all: [Case] = Recordings.cases("DataSource/snapshots")
}
