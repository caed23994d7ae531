/// A damped spring that pulls a value from 0 to 1.
package struct Spring: Hashable, Sendable {
  /// Positive.
  package let mass, stiffness: Double
  /// Not negative.
  package let damping: Double

  package init(mass: Double, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "\(mass), \(stiffness), \(damping)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
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
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(frequency: 2 * .pi / perceptualDuration, dampingRatio: ratio)
  }

  /// Per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The value after `time` seconds.
  ///
  /// - Parameter velocity: That at the start, in whole ways a second.
  package func value(at time: Double, velocity: Double = 0) -> Double {
    time > 0 ? 1 - distance(at: time, velocity: velocity) : 0
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
