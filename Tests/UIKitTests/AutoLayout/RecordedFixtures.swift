import Foundation

/// A file in `Fixtures/AutoLayout`: results of Apple's UIKit, with their provenance.
struct RecordedFixtures<Case: Decodable & Sendable>: Decodable, Sendable {
  var cases: [Case]

  init(_ name: String) {
    do {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      let data = try Data(contentsOf: root.appending(path: "Fixtures/AutoLayout/\(name).json"))
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      fatalError("Fixtures/AutoLayout/\(name).json cannot be read: \(error)")
    }
  }
}
