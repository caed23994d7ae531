/// How content that was thrown slows down on one axis.
///
/// - Note: Rates are the public values of `UIScrollView.DecelerationRate`; the rest is measured of
///   UIKit: content covers v · r / (1000 (1 − r)), and stops dead below ten points a second.
package struct Deceleration: Hashable, Sendable {
  /// The share of the velocity that is left after a millisecond, between 0 and 1.
  package let rate: Double
  /// At the start, in points a second.
  package let velocity: Double

  package init(rate: Double, velocity: Double) {
    self.rate = min(max(rate, 0), 0.9999)
    self.velocity = velocity
  }

  /// Slower than this, content stops, in points a second.
  package static let slowest = 10.0

  /// In seconds.
  package var duration: Double {
    abs(velocity) > Deceleration.slowest
      ? Elementary.log(Deceleration.slowest / abs(velocity)) / (1000 * Elementary.log(rate)) : 0
  }

  /// The way covered after `time` seconds, in points.
  package func offset(at time: Double) -> Double {
    let passed = min(max(time, 0), duration)
    return velocity * rate / (1000 * (1 - rate))
      * (1 - Elementary.exp(1000 * passed * Elementary.log(rate)))
  }

  /// After `time` seconds, in points a second.
  package func velocity(at time: Double) -> Double {
    time < duration ? velocity * Elementary.exp(1000 * max(time, 0) * Elementary.log(rate)) : 0
  }

  /// The whole way, in points.
  package var way: Double { offset(at: duration) }
}
