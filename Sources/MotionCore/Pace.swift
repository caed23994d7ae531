/// How the share of the way follows from the share of the time.
package enum Pace: Hashable, Sendable {
  case cubic(CubicTiming)
  /// A spring that is given `duration` seconds and starts with `velocity` whole ways a second.
  case spring(Spring, velocity: Double, duration: Double)

  /// The share of the way, which springs overshoot; exactly 1 once the time is over.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .cubic(let curve): return curve.value(at: time)
    case .spring(let spring, let velocity, let duration):
      return spring.value(at: time * duration, velocity: velocity)
    }
  }
}
