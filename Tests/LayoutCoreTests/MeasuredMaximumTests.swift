import LayoutCore
import TestSupport
import Testing

@Suite struct MeasuredMaximumTests {
  @Test(arguments: [1 as UInt64, 2, 3])
  func `the maximum is that of the blocks as they come, change and go`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var maximum = MeasuredMaximum()
    var blocks: [Int: Double] = [:]
    #expect(maximum.value == nil)
    for step in 0..<2_000 {
      let block = random.chance(0.02) ? random.integer(0...1 << 40) : random.integer(0...300)
      let value = random.chance(0.3) ? nil : Double(random.integer(-50...50))
      maximum.set(value, ofBlock: block)
      blocks[block] = value
      #expect(maximum.value == blocks.values.max(), "seed \(seed), step \(step)")
      #expect(maximum[block] == value)
    }
  }

  @Test func `a block holds sixteen indexes`() {
    #expect(MeasuredMaximum.block(of: 15) == 0 && MeasuredMaximum.block(of: 16) == 1)
    #expect(MeasuredMaximum.indexes(of: 3) == 48..<64)
  }
}
