import LayoutCore
import TestSupport
import Testing

@Suite struct MeasuredLengthsTests {
  @Test(arguments: [1 as UInt64, 2, 3])
  func `sums and searches equal adding up`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var lengths = MeasuredLengths()
    let count = 3_000
    let stride = 44.0
    var changes = [Double?](repeating: nil, count: count)
    for _ in 0..<2_000 {
      let index = Int.random(in: 0..<count, using: &random)
      let change = Double(Int.random(in: -44...200, using: &random)) / 2
      lengths.set(change, at: index)
      changes[index] = change
    }
    var starts = [0.0]
    for change in changes { starts.append(starts.last! + stride + (change ?? 0)) }
    #expect(lengths.count == changes.count { $0 != nil })
    #expect(abs(lengths.total - (starts[count] - Double(count) * stride)) < 1e-6)
    for index in 0..<count {
      #expect(lengths[index] == changes[index], "seed \(seed)")
      #expect(
        abs(lengths.sum(before: index) - (starts[index] - Double(index) * stride)) < 1e-6,
        "seed \(seed), \(index)")
      let middle = (starts[index] + starts[index + 1]) / 2
      guard starts[index + 1] - starts[index] > 0.1 else { continue }
      #expect(lengths.index(at: middle, stride: stride) == index, "seed \(seed)")
    }
  }

  @Test func `behind what was measured positions are arithmetic`() {
    var lengths = MeasuredLengths()
    lengths.set(6, at: 3)
    #expect(lengths.sum(before: 1_000_000) == 6.0)
    #expect(lengths.index(at: 10_000_000 * 44 + 6 + 1, stride: 44) == 10_000_000)
    #expect(MeasuredLengths().index(at: 100, stride: 44) == 2)
  }
}
