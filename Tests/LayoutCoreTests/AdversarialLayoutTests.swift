import Testing
import Workloads

@Suite struct AdversarialLayoutTests {
  /// `Scripts/soak` looks at a million of them.
  @Test(arguments: 0..<8)
  func `any layout ends with finite frames that are not negative`(shard: UInt64) {
    for number in 0..<UInt64(1_250) {
      let seed = shard << 32 | number
      let violation = AdversarialLayout(seed: seed).violation()
      #expect(violation == nil, "seed \(seed)")
    }
  }
}
