import Foundation
import UIKit

/// The recordings of a file in `Fixtures/Lists`.
struct ListRecordings<Case: Decodable & Sendable>: Decodable {
  let cases: [Case]

  static func read(_ name: String) -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Lists/\(name).json")
    return try! JSONDecoder().decode(Self.self, from: Data(contentsOf: file)).cases
  }
}

extension NSDirectionalEdgeInsets {
  /// Top, leading, bottom, trailing.
  var list: [Double] { [Double(top), Double(leading), Double(bottom), Double(trailing)] }
}
