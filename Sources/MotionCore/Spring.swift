/// A damped spring that pulls a value from 0 to 1.
package struct Spring: Hashable, Sendable {
  /// Positive.
  package let mass, stiffness: Double
  /// Not negative.
  package let damping: Double

  /// A spring whose numbers are the nearest to those given that a spring can have. What is no number
  /// counts as that of the default spring: mass 1, stiffness 100, damping 10.
  package init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = Spring.nearest(mass, in: 1e-9...1e9, orElse: 1)
    self.stiffness = Spring.nearest(stiffness, in: 1e-9...1e12, orElse: 100)
    self.damping = Spring.nearest(damping, in: 0...1e12, orElse: 10)
  }

  /// The nearest number of a range.
  static func nearest(
    _ number: Double, in range: ClosedRange<Double>, orElse standard: Double
  ) -> Double {
    number.isNaN ? standard : min(max(number, range.lowerBound), range.upperBound)
  }

  /// A velocity that can be computed with.
  private static func finite(_ velocity: Double) -> Double {
    nearest(velocity, in: -1e9...1e9, orElse: 0)
  }

  /// A spring of mass 1.
  ///
  /// - Parameters:
  ///   - frequency: The angular frequency without damping, per second.
  ///   - dampingRatio: 1 for a spring that just does not swing.
  package init(frequency: Double, dampingRatio: Double) {
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// A spring as it is felt.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds: the period of the spring without damping.
  ///   - bounce: 0 for a spring that just does not swing, up to 1 for one that swings for ever;
  ///     negative for one that creeps, to -1.
  package init(perceptualDuration: Double, bounce: Double) {
    let bounce = Spring.nearest(bounce, in: -0.999_999...1, orElse: 0)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let duration = Spring.nearest(perceptualDuration, in: 1e-3...1e9, orElse: 0.5)
    self.init(frequency: 2 * .pi / duration, dampingRatio: ratio)
  }

  /// Per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The value after `time` seconds.
  ///
  /// - Parameter velocity: That at the start, in whole ways a second.
  package func value(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    let distance = distance(at: time, velocity: Spring.finite(velocity))
    // Beyond what can be computed a spring is at rest.
    return distance.isFinite ? 1 - distance : 1
  }

  /// The way that is left after `time` seconds.
  private func distance(at time: Double, velocity: Double) -> Double {
    let decay = damping / (2 * mass)
    let difference = stiffness / mass - decay * decay
    // Nearly critical springs lose all digits in the other two forms.
    if abs(difference) < 1e-9 * decay * decay {
      return Elementary.exp(-decay * time) * (1 + (decay - velocity) * time)
    }
    if difference > 0 {
      let rate = difference.squareRoot()
      return Elementary.exp(-decay * time)
        * (Elementary.cos(rate * time) + (decay - velocity) / rate * Elementary.sin(rate * time))
    }
    let spread = (-difference).squareRoot()
    let (slow, fast) = (spread - decay, -spread - decay)
    let share = (-velocity - fast) / (slow - fast)
    return share * Elementary.exp(slow * time) + (1 - share) * Elementary.exp(fast * time)
  }

  /// The way from its end that counts as being there.
  package static let rest = 0.001

  /// After how many seconds the spring stays within ``rest`` of its end; infinite if it never does.
  ///
  /// - Note: Equals the published `settlingDuration` of Core Animation's default spring,
  ///   1.4727003346780927: the bound of the swing is 1 + |β − v| / ω.
  package func settlingDuration(velocity: Double = 0) -> Double {
    let velocity = Spring.finite(velocity)
    let decay = damping / (2 * mass)
    guard decay > 0 else { return .infinity }
    let difference = stiffness / mass - decay * decay
    if difference > 1e-9 * decay * decay {
      let bound = 1 + abs((decay - velocity) / difference.squareRoot())
      return Elementary.log(bound / Spring.rest) / decay
    }
    // What does not swing crosses its end once at most, and falls behind the later root's decay.
    let slowest = decay - max(0, -difference).squareRoot()
    return Spring.lastCrossing(before: 60 / slowest + 60 / decay) {
      abs(distance(at: $0, velocity: velocity)) >= Spring.rest
    }
  }

  /// The last moment up to `end` at which `isAway` holds, found by steps and halving.
  static func lastCrossing(before end: Double, isAway: (Double) -> Bool) -> Double {
    guard end.isFinite else { return end }
    let step = end / 2048
    var high = end
    while high > 0, !isAway(high - step) { high -= step }
    var low = high - step
    guard low > 0 else { return 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isAway(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
