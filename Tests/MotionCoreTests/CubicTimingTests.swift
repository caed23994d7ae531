import MotionCore
import TestSupport
import Testing

@Suite struct CubicTimingTests {
  static let named: [CubicTiming] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .standard]

  @Test func `the linear curve changes nothing`() {
    for step in 0...100 {
      #expect(CubicTiming.linear.value(at: Double(step) / 100) == Double(step) / 100)
    }
  }

  @Test func `ease in and out is symmetric about its middle`() {
    let curve = CubicTiming.easeInEaseOut
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-15)
    for step in 0...50 {
      let time = Double(step) / 100
      #expect(abs(curve.value(at: time) + curve.value(at: 1 - time) - 1) < 1e-14)
    }
  }

  /// At the curve's parameter one half lie (x1 + x2) 3/8 + 1/8 and (y1 + y2) 3/8 + 1/8.
  @Test(arguments: named) func `the middle of the curve is known`(curve: CubicTiming) {
    let time = (curve.x1 + curve.x2) * 3 / 8 + 1.0 / 8
    let value = (curve.y1 + curve.y2) * 3 / 8 + 1.0 / 8
    #expect(abs(curve.value(at: time) - value) < 1e-14)
  }

  @Test(arguments: named) func `curves rise from 0 to 1`(curve: CubicTiming) {
    var before = 0.0
    for step in 0...1000 {
      let value = curve.value(at: Double(step) / 1000)
      #expect(value >= before)
      before = value
    }
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test func `steep and flat curves are solved to the last digits`() {
    let seed: UInt64 = 0xC0FFEE
    var random = SplitMix64(seed: seed)
    func share() -> Double { Double(random.integer(0...1000)) / 1000 }
    for _ in 0..<500 {
      // With y equal to x, whatever the control points, the curve is the diagonal.
      let (first, second) = (share(), share())
      let curve = CubicTiming(x1: first, y1: first + 1e-300, x2: second, y2: second)
      let mirrored = CubicTiming(x1: 1 - second, y1: 1 - second, x2: 1 - first, y2: 1 - first)
      let time = share()
      #expect(abs(curve.value(at: time) - time) < 1e-12, "seed \(seed), \(curve)")
      #expect(abs(mirrored.value(at: time) - time) < 1e-12, "seed \(seed), \(mirrored)")
      let other = CubicTiming(x1: first, y1: share(), x2: second, y2: share())
      let back = CubicTiming(x1: 1 - second, y1: 1 - other.y2, x2: 1 - first, y2: 1 - other.y1)
      let sum = other.value(at: time) + back.value(at: 1 - time)
      #expect(abs(sum - 1) < 1e-5, "seed \(seed), \(other) at \(time)")
    }
  }
}
