import Foundation
import TestSupport
import Testing

/// The recorded operations on section snapshots of `Fixtures/DataSource/section-snapshots.json`.
enum SectionSnapshotRecordings {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Inputs: Decodable { let startsWith: String }
    let id: String
    let inputs: Inputs
    let steps: [Step]
    var testDescription: String { id }
  }

  struct Step: Decodable {
    let op: String
    let args: [Argument]
    let outcome: String
    let reason: String?
    let result: [Row]?
    let state: [Row]
  }

  /// An item, its level and whether it is expanded.
  struct Row: Decodable, Equatable {
    let item: String
    let level: Int
    let isExpanded: Bool

    init(item: String, level: Int, isExpanded: Bool) {
      self.item = item
      self.level = level
      self.isExpanded = isExpanded
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      item = try container.decode(String.self)
      level = try container.decode(Int.self)
      isExpanded = try container.decode(Bool.self)
    }
  }

  enum Argument: Decodable {
    case none
    case one(String)
    case many([String])
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let name = try? container.decode(String.self) {
        self = .one(name)
      } else {
        self = .many(try container.decode([String].self))
      }
    }
  }

  static let all: [Case] = Recordings.cases("DataSource/section-snapshots")
}
