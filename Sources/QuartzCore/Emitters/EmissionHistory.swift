import Foundation

/// How many particles of a kind have been emitted, by rates that changed. Seconds of the emitter's time.
struct EmissionHistory {
  private struct Stretch {
    let start: Double
    /// The number of particles before.
    let count: Double
    let rate: Double
    /// When the emission ends by itself.
    let end: Double
  }

  private var stretches: [Stretch] = []

  /// The present rate, in particles per second.
  var rate: Double { stretches.last?.rate ?? 0 }
  /// When the rate changed last.
  var lastChange: Double { stretches.last?.start ?? -.infinity }

  init() {}

  /// A constant rate.
  init(rate: Double, from start: Double, to end: Double = .infinity) {
    stretches = [Stretch(start: start, count: 0, rate: rate, end: end)]
  }

  /// Emits at another rate from a moment on.
  mutating func change(to rate: Double, at now: Double, begin: Double, duration: Double) {
    guard rate != self.rate || stretches.isEmpty else { return }
    // What emits from the first has always done so.
    let start = stretches.isEmpty ? begin : now
    let count = self.count(at: now)
    stretches.append(
      Stretch(
        start: start, count: stretches.isEmpty ? 0 : count, rate: rate, end: begin + duration))
  }

  /// The number of particles until a moment.
  func count(at moment: Double) -> Double {
    guard let stretch = stretches.last(where: { $0.start <= moment }) else { return 0 }
    return stretch.count + stretch.rate * max(0, min(moment, stretch.end) - stretch.start)
  }

  /// The particles that were born after one moment and until another, with their births.
  ///
  /// - Parameter limit: The most particles; the youngest count.
  func births(after: Double, until: Double, limit: Int) -> [(number: Int, time: Double)] {
    let last = Int(count(at: until).rounded(.down))
    let first = max(Int(count(at: after).rounded(.down)) + 1, last - limit + 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { number in
      guard let stretch = stretches.last(where: { $0.count < Double(number) && $0.rate > 0 })
      else { return nil }
      return (number, stretch.start + (Double(number) - stretch.count) / stretch.rate)
    }
  }
}

/// Numbers that follow from a key alone.
struct ParticleChance {
  private var state: UInt64

  init(_ key: UInt64, _ number: Int) {
    state =
      key &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  /// The next number, at least 0 and less than 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / 9_007_199_254_740_992
  }

  /// A number in a range around another one.
  mutating func number(_ middle: Double, range: Double) -> Double {
    middle + (next() - 0.5) * range
  }
}
