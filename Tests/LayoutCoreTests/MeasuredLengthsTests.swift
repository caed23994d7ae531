@testable import LayoutCore
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

  @Test(arguments: [4 as UInt64, 5, 6, 7])
  func `joined runs equal setting one by one`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var lengths = MeasuredLengths()
    var known = [Double?](repeating: nil, count: 3_000)
    for _ in 0..<60 {
      // 1. Set some, then put together runs of what there is.
      for _ in 0..<random.integer(0...200) {
        let index = random.integer(0...(known.count - 1))
        let change = Double(random.integer(-20...20))
        lengths.set(change, at: index)
        known[index] = change
      }
      var joined = MeasuredLengths()
      var expected: [Double?] = []
      for _ in 0..<random.integer(1...6) {
        if random.chance(0.3) {
          let gap = random.integer(1...700)
          joined.appendGap(gap)
          expected += [Double?](repeating: nil, count: gap)
        } else {
          let start = random.integer(0...(known.count - 1))
          let range = start..<random.integer((start + 1)...known.count)
          _ = joined.append(range, of: lengths, isStale: false)
          expected += known[range]
        }
      }
      joined.finishAppending()
      (lengths, known) = (joined, expected)
      // 2. Compare.
      check(lengths, known, &random, seed)
    }
  }

  private func check(
    _ lengths: MeasuredLengths, _ known: [Double?], _ random: inout SplitMix64, _ seed: UInt64
  ) {
    #expect(lengths.count == known.count { $0 != nil }, "seed \(seed)")
    var starts = [0.0]
    for change in known { starts.append(starts.last! + 44 + (change ?? 0)) }
    #expect(lengths.total == starts[known.count] - Double(known.count) * 44, "seed \(seed)")
    for _ in 0..<30 {
      let index = random.integer(0...(known.count - 1))
      #expect(lengths[index] == known[index], "seed \(seed), \(index)")
      #expect(lengths.sum(before: index) == starts[index] - Double(index) * 44, "seed \(seed)")
      #expect(lengths.index(at: starts[index] + 1, stride: 44) == index, "seed \(seed)")
    }
    var found: [Int] = []
    lengths.forEach(in: 100..<900) { index, change, _ in
      found.append(index)
      #expect(known[index] == change, "seed \(seed)")
    }
    #expect(found == (100..<900).filter { $0 < known.count && known[$0] != nil }, "seed \(seed)")
  }

  @Test func `an index that moves into full pages shares them`() {
    var lengths = MeasuredLengths()
    for index in 0..<100_000 { lengths.set(1, at: index) }
    var joined = MeasuredLengths()
    joined.appendGap(1)
    let copied = joined.append(0..<100_000, of: lengths, isStale: false)
    joined.finishAppending()
    #expect(copied <= 1_024)
    #expect(joined[0] == nil)
    #expect(joined.sum(before: 50_001) == 50_000.0)
  }

  @Test func `a mark goes along and ends with a new measurement`() {
    var lengths = MeasuredLengths()
    lengths.set(5, at: 700)
    lengths.set(5, at: 701)
    lengths.markStale(700)
    var joined = MeasuredLengths()
    joined.appendGap(30)
    _ = joined.append(600..<800, of: lengths, isStale: false)
    joined.finishAppending()
    #expect(!joined.isSettled(130) && joined.isSettled(131))
    #expect(joined[130] == 5.0)
    joined.set(6, at: 130)
    #expect(joined.isSettled(130))
    #expect(joined.total == 11.0)
  }
}
