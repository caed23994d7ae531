import DocumentCore
import TestSupport
import Testing
import UIKit

/// Mutated and truncated documents end with a fault or a diagnostic.
@MainActor @Suite struct MutationTests {
  private static let sources: [[UInt8]] = ["Card.xib", "Base.lproj/Main.storyboard"].map { name in
    let path = Bundle.module.resourceURL?.appendingPathComponent("Documents/\(name)").path ?? ""
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }

  /// A document with a few bytes replaced, removed or repeated.
  private func mutated(_ source: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.removeLast(min(bytes.count - 1, Int.random(in: 1...400, using: &random)))
      case 3:
        let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...60, using: &random))
        bytes.removeSubrange(place..<end)
      }
      if bytes.isEmpty { bytes = [0x3C] }
    }
    return bytes
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a mutated document is read or ends with a fault`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for source in Self.sources {
      for _ in 0..<25 {
        let bytes = mutated(source, &random)
        do {
          let document = try InterfaceDocument(name: "Mutated", bytes: bytes)
          #expect(document.root.name == "document")
        } catch {
          #expect(error is DocumentFault, "seed \(seed)")
        }
      }
    }
  }
}
