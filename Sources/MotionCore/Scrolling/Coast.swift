/// The motion of released content along one axis until it rests.
///
/// - Note: The numbers are measured of UIKit: content that runs against an end swings back like a
///   critically damped spring, content that was held beyond it comes back without a swing.
package struct Coast: Hashable, Sendable {
  private let start: Double
  /// Where the content rests.
  package let end: Double
  private let motion: Motion
  /// In seconds.
  package let duration: Double

  /// The motion, as a distance from the start or from the end.
  private enum Motion: Hashable {
    case rests
    case slows(Deceleration)
    /// Runs to the end and on, and swings back.
    case bounces(Deceleration, at: Double, velocity: Double)
    /// Comes back from beyond the end.
    case returns(from: Double, velocity: Double)
  }

  /// - Parameters:
  ///   - velocity: In points a second, positive where the offset grows.
  ///   - end: Where the content is to rest.
  ///   - rate: The share of the velocity that is left after a millisecond.
  package init(
    from start: Double, velocity: Double, to end: Double, on axis: ScrollAxis, rate: Double
  ) {
    self.start = start
    self.end = end
    let slowing = Deceleration(rate: rate, velocity: velocity)
    let natural = start + slowing.way
    if !axis.contains(start) {
      motion = .returns(from: start - end, velocity: velocity)
      duration = Coast.returnDuration
    } else if start == end, velocity == 0 || !axis.contains(natural) && !axis.bounces {
      motion = .rests
      duration = 0
    } else if !axis.contains(natural), end == axis.low || end == axis.high {
      let time = Coast.time(of: end - start, slowing)
      motion = .bounces(slowing, at: time, velocity: slowing.velocity(at: time))
      duration = time + (axis.bounces ? Coast.bounceDuration : 0)
    } else {
      let way = end - start
      let factor = slowing.rate / (1000 * (1 - slowing.rate))
      let least = way < 0 ? -Deceleration.slowest : Deceleration.slowest
      let corrected = Deceleration(rate: slowing.rate, velocity: way / factor + least)
      motion = way == 0 ? .rests : .slows(corrected)
      duration = way == 0 ? 0 : corrected.duration
    }
  }

  /// Where the content is after `time` seconds.
  package func offset(at time: Double) -> Double {
    guard time < duration else { return end }
    switch motion {
    case .rests: return end
    case .slows(let slowing): return start + slowing.offset(at: time)
    case .bounces(let slowing, let turn, let velocity):
      guard time > turn else { return start + slowing.offset(at: time) }
      let passed = time - turn
      return end + velocity * passed * Elementary.exp(-Coast.swing * passed)
    case .returns(let distance, let velocity):
      return end + Coast.way(back: distance, velocity, time)
    }
  }

  /// When content that slows down has gone `way`, in seconds.
  private static func time(of way: Double, _ slowing: Deceleration) -> Double {
    let factor = slowing.rate / (1000 * (1 - slowing.rate))
    guard slowing.velocity != 0 else { return 0 }
    let left = 1 - way / (slowing.velocity * factor)
    return left > 0 && left < 1 ? Elementary.log(left) / (1000 * Elementary.log(slowing.rate)) : 0
  }

  /// The distance from the end while content comes back.
  private static func way(back distance: Double, _ velocity: Double, _ time: Double) -> Double {
    if abs(velocity) < slowRelease {
      let (slow, fast) = (9.0, 46.0)
      let share = (velocity + fast * distance) / (fast - slow)
      return share * Elementary.exp(-slow * time) + (distance - share)
        * Elementary.exp(-fast * time)
    }
    return (distance + (velocity + swing * distance) * time) * Elementary.exp(-swing * time)
  }

  /// Of the spring at the ends, in radians a second.
  private static let swing = 11.0
  /// Content that is released slower than this comes back without a swing, in points per second.
  private static let slowRelease = 50.0
  /// After these, what is left is less than a pixel.
  private static let bounceDuration: Double = 1
  private static let returnDuration: Double = 0.9
}
