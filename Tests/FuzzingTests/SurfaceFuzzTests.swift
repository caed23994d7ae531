import Fuzzing
import QuartzCore
import Testing
import UIKit

/// Random changes of what a surface shows; `Scripts/fuzz surfaces` plays many more.
@MainActor @Suite(.serialized) struct SurfaceFuzzTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the pixels that are kept equal those of a plain drawing`(shard: UInt64) {
    for seed in shard * 2..<shard * 2 + 2 {
      guard let failure = FuzzSurfaces.failure(seed: seed, length: 25) else { continue }
      Issue.record("seed \(seed): \(failure)")
    }
  }

  @Test(arguments: [487, 581, 625] as [UInt64])
  func `seeds that failed once do not fail any more`(seed: UInt64) {
    #expect(FuzzSurfaces.failure(seed: seed, length: 50) == nil)
  }

  @Test func `a mark that is dropped is found and shrunk`() {
    LayerTree.shared.dropsMark = { ($0 as? CAShapeLayer) != nil || $0.cornerRadius == 6 }
    defer { LayerTree.shared.dropsMark = nil }
    let failures = (0..<20 as Range<UInt64>).lazy.compactMap {
      FuzzSurfaces.failure(seed: $0, length: 40)
    }
    let failure = failures.first
    #expect(failure?.contains("not as drawn plainly") == true)
    // The text has a line for what is wrong, one for the scale and one for each operation.
    #expect((failure?.split(separator: "\n").count ?? 99) < 8)
  }
}
