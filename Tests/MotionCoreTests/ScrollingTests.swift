import MotionCore
import Testing

@Suite struct ScrollingTests {
  /// Measured: 0.499 (v ∓ 10) points at the normal rate.
  @Test(arguments: [750.0, 2000, 4875, -3000])
  func `thrown content covers half its velocity`(velocity: Double) {
    let throwing = Deceleration(rate: 0.998, velocity: velocity)
    #expect(abs(throwing.way - (velocity - (velocity < 0 ? -10 : 10)) * 0.499) < 1e-9)
    #expect(throwing.offset(at: 100) == throwing.way)
    #expect(throwing.velocity(at: throwing.duration) == 0)
  }

  @Test func `velocity falls by its rate each millisecond`() {
    let throwing = Deceleration(rate: 0.99, velocity: 1000)
    #expect(abs(throwing.velocity(at: 0.001) - 990) < 1e-9)
    #expect(abs(throwing.velocity(at: 0.002) - 1000 * 0.99 * 0.99) < 1e-9)
  }

  @Test func `slow content does not move`() {
    #expect(Deceleration(rate: 0.998, velocity: 9).way == 0)
  }

  /// 100 points of pull at 800 points of view: 800 (1 − 1 / (0.55 / 8 + 1)).
  @Test func `a rubber band resists more and more`() {
    let band = RubberBand(extent: 800)
    #expect(abs(band.shown(forPull: 100) - 800 * (1 - 1 / 1.06875)) < 1e-9)
    #expect(band.shown(forPull: -100) == -band.shown(forPull: 100))
    #expect(band.shown(forPull: 1e9) < 800)
    #expect(abs(band.pull(forShown: band.shown(forPull: 321)) - 321) < 1e-9)
    #expect(abs(band.pull(forShown: band.shown(forPull: -7)) + 7) < 1e-9)
  }

  @Test func `a way that a finger goes has one velocity whenever it happens`() {
    // Times of sums end up on both sides of the tenth of a second that counts.
    let velocities = (0..<2000).map { start -> Double in
      var trail = FingerTrail()
      for step in 0...20 {
        trail.note(
          x: 0, y: Double(step * step), at: Double(start) / 100 + Double(step * 2) / 100)
      }
      return trail.velocity(at: Double(start) / 100 + 0.41).y
    }
    #expect(Set(velocities.map { ($0 * 1e6).rounded() }).count == 1)
    let rested = (0..<2000).map { start -> Double in
      var trail = FingerTrail()
      trail.note(x: 0, y: 0, at: Double(start) / 100)
      trail.note(x: 0, y: 9, at: Double(start) / 100 + 0.01)
      return trail.velocity(at: Double(start) / 100 + 0.11).y
    }
    #expect(Set(rested) == [0])
  }
}
