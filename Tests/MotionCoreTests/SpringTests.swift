import Glibc
import MotionCore
import Testing

@Suite struct SpringTests {
  /// Springs that swing, that just do not, that creep, and one between the forms.
  static let all = [
    Spring(mass: 1, stiffness: 100, damping: 10), Spring(mass: 2, stiffness: 50, damping: 20),
    Spring(mass: 3, stiffness: 1000, damping: 500), Spring(mass: 1, stiffness: 40, damping: 0),
    Spring(mass: 1, stiffness: 100, damping: 20.000001),
  ]

  @Test(arguments: all, [0.0, 3, -2])
  func `the closed form is what small steps of the motion add up to`(
    spring: Spring, velocity: Double
  ) {
    var (value, speed) = (0.0, velocity)
    func pull(_ value: Double, _ speed: Double) -> Double {
      (spring.stiffness * (1 - value) - spring.damping * speed) / spring.mass
    }
    let step = 1e-4
    for index in 1...10_000 {
      // Runge and Kutta's fourth order.
      let (k1, l1) = (speed, pull(value, speed))
      let (k2, l2) = (speed + step / 2 * l1, pull(value + step / 2 * k1, speed + step / 2 * l1))
      let (k3, l3) = (speed + step / 2 * l2, pull(value + step / 2 * k2, speed + step / 2 * l2))
      let (k4, l4) = (speed + step * l3, pull(value + step * k3, speed + step * l3))
      value += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      speed += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      guard index % 500 == 0 else { continue }
      let exact = spring.value(at: Double(index) * step, velocity: velocity)
      #expect(abs(exact - value) < 1e-7, "after \(Double(index) * step) s")
    }
  }

  @Test func `the default spring settles when Core Animation says`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.settlingDuration() - 1.4727003346780927) < 1e-12)
  }

  @Test(arguments: all, [0.0, 5, -5])
  func `a settled spring stays near its end`(spring: Spring, velocity: Double) {
    let settled = spring.settlingDuration(velocity: velocity)
    guard settled.isFinite else { return #expect(spring.damping == 0) }
    for step in 0...200 {
      let value = spring.value(at: settled * (1 + Double(step) / 100), velocity: velocity)
      #expect(abs(value - 1) <= Spring.rest + 1e-9)
    }
  }

  @Test func `a spring that does not swing is not settled a moment earlier`() {
    let spring = Spring(frequency: 10, dampingRatio: 1)
    #expect(abs(spring.settlingDuration() - 9.2334134764516 / 10) < 1e-9)
    let creeping = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(creeping.value(at: creeping.settlingDuration()) - 0.999) < 1e-9)
  }

  /// ω = ln(1000 ζ / √(1 − ζ²)) / (ζ D)
  @Test(arguments: [(0.5, 1.0, 12.716898269), (0.7, 0.5, 19.679293176)])
  func `a damping ratio and a duration make UIKit's spring`(
    ratio: Double, duration: Double, frequency: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, velocity: 0)
    #expect(abs(spring.frequency - frequency) < 1e-7)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func `without swinging the frequency is 9-23 by the duration`() {
    let spring = Spring(duration: 2, dampingRatio: 1, velocity: 0)
    #expect(abs(spring.frequency - 9.2334134764516 / 2) < 1e-9)
    #expect(Spring(duration: 2, dampingRatio: 4, velocity: 0) == spring)
  }

  @Test(arguments: [0.2, 0.6, 1.0], [-10.0, -1, 1, 4, 30])
  func `with a velocity the swing's factor is a thousandth at the end`(
    ratio: Double, velocity: Double
  ) {
    let spring = Spring(duration: 0.8, dampingRatio: ratio, velocity: velocity)
    func factor(_ frequency: Double) -> Double {
      let decay = ratio * frequency
      let swing =
        ratio < 1
        ? (decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
        : 1 + (decay - velocity) * 0.8
      return abs(swing) * exp(-decay * 0.8)
    }
    #expect(abs(factor(spring.frequency) - 0.001) < 1e-9)
    // The largest such spring: those that are stiffer have fallen further.
    for step in 1...50 { #expect(factor(spring.frequency * (1 + Double(step) / 10)) < 0.001) }
  }

  @Test func `bounce and duration are another way to say ratio and frequency`() {
    #expect(Spring(perceptualDuration: 0.5, bounce: 0).dampingRatio == 1)
    #expect(abs(Spring(perceptualDuration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(perceptualDuration: 0.5, bounce: 0).frequency - 2 * .pi / 0.5) < 1e-12)
  }

  @Test func `a pace ends exactly where it should`() {
    let spring = Spring(duration: 1, dampingRatio: 0.3, velocity: 0)
    let pace = Pace.spring(spring, velocity: 0, duration: 1)
    #expect(pace.value(at: 0) == 0)
    #expect(pace.value(at: 1) == 1)
    #expect((1..<100).contains { pace.value(at: Double($0) / 100) > 1.2 })
    #expect(Pace.cubic(.easeIn).value(at: 0.25) == CubicTiming.easeIn.value(at: 0.25))
  }
}
