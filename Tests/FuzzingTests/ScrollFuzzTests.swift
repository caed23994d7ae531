import Fuzzing
import Testing
import UIKit

/// Random touches and changes of scroll views; `Scripts/fuzz scrolls` plays many more.
@MainActor @Suite struct ScrollFuzzTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a scroll view rests within its limits and ends what it begins`(shard: UInt64) {
    for seed in shard * 15..<shard * 15 + 15 {
      guard let failure = FuzzScrolls.failure(seed: seed, length: 50) else { continue }
      Issue.record("seed \(seed): \(failure)")
    }
  }

  @Test(arguments: [440, 1255, 20_502, 40_741] as [UInt64])
  func `scroll views that once rested beyond their limits rest within them`(seed: UInt64) {
    #expect(FuzzScrolls.failure(seed: seed, length: 50) == nil)
  }
}
