extension Spring {
  /// The spring that UIKit makes of a damping ratio and a duration.
  ///
  /// Its frequency is such that the swing's sine has fallen to ``rest`` when the time is over.
  ///
  /// - Parameters:
  ///   - duration: In seconds, positive.
  ///   - dampingRatio: From 0.01 to 1; what lies beyond counts as the nearest.
  ///   - velocity: At the start, in whole ways a second.
  /// - Note: Recorded of UIKit: |(β − v) / ω| exp(−β D) = 0.001, the largest root.
  package init(duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = Spring.nearest(dampingRatio, in: 0.01...1, orElse: 1)
    let duration = Spring.nearest(duration, in: 1e-3...1e9, orElse: 1e-3)
    let travel = Spring.nearest(velocity * duration, in: -1e12...1e12, orElse: 0)
    let decay = Spring.lastCrossing(before: Spring.widestDecay) { decay in
      Spring.rest <= abs(Spring.swing(decay: decay, ratio: ratio, travel: travel))
        * Elementary.exp(-decay)
    }
    let frequency = max(decay, 0.1) / (ratio * duration)
    self.init(frequency: frequency, dampingRatio: ratio)
  }

  /// No spring needs to have decayed by more than e to this when its time is over.
  private static let widestDecay = 60.0

  /// The factor of the decaying term when the time is over.
  ///
  /// - Parameters:
  ///   - decay: The exponent of the decay over the whole duration.
  ///   - travel: What the velocity at the start would cover in the duration.
  private static func swing(decay: Double, ratio: Double, travel: Double) -> Double {
    guard ratio < 1 else { return 1 + decay - travel }
    return ratio * (decay - travel) / (decay * (1 - ratio * ratio).squareRoot())
  }
}
