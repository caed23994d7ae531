/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), from shares of time to shares of the way.
package struct CubicTiming: Hashable, Sendable {
  /// Horizontal coordinates of the control points, from 0 to 1.
  package let x1, x2: Double
  /// Vertical coordinates of the control points, of any size.
  package let y1, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.x2 = min(max(x2, 0), 1)
    self.y1 = y1
    self.y2 = y2
  }

  package static let linear = CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInEaseOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's default curve.
  package static let standard = CubicTiming(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The share of the way after a share of the time; outside of 0 to 1 that at the nearest end.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return CubicTiming.bezier(y1, y2, at: parameter(at: time))
  }

  /// The parameter at which the curve is above `time`, to double precision.
  ///
  /// Newton's steps, each kept within the bracket that halving would leave.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = time
    for _ in 0..<64 {
      let error = CubicTiming.bezier(x1, x2, at: guess) - time
      if error == 0 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let slope = CubicTiming.bezierSlope(x1, x2, at: guess)
      let step = slope > 1e-9 ? guess - error / slope : guess
      let next = step > low && step < high ? step : (low + high) / 2
      if next == guess || next <= low || next >= high { return guess }
      guess = next
    }
    return guess
  }

  private static func bezier(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let a = 1 - 3 * p2 + 3 * p1
    let b = 3 * p2 - 6 * p1
    return ((a * t + b) * t + 3 * p1) * t
  }

  private static func bezierSlope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let a = 1 - 3 * p2 + 3 * p1
    let b = 3 * p2 - 6 * p1
    return (3 * a * t + 2 * b) * t + 3 * p1
  }
}
