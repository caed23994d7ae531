import MotionCore

/// The motion of released content along one axis until it rests.
///
/// - Note: The numbers are measured of UIKit: content that runs against an end swings back like a
///   critically damped spring, content that was held beyond it comes back without a swing.
struct AxisCoast {
  private let start: Double
  private let finalOffset: Double
  private let motion: Motion
  /// In seconds.
  let duration: TimeInterval

  /// The motion, as a distance from the start or from the end.
  private enum Motion {
    case rests
    case slows(Deceleration)
    /// Runs to the end and on, and swings back.
    case bounces(Deceleration, at: TimeInterval, velocity: Double)
    /// Comes back from beyond the end.
    case returns(from: Double, velocity: Double)
  }

  /// The values that the motion depends on.
  struct Conditions {
    var limits: ClosedRange<CGFloat>
    var rate: CGFloat
    var bounces: Bool
  }

  /// - Parameters:
  ///   - velocity: In points a second, positive where the offset grows.
  ///   - end: Where the content is to rest.
  init(from start: CGFloat, velocity: CGFloat, to end: CGFloat, _ conditions: Conditions) {
    self.start = Double(start)
    finalOffset = Double(end)
    let limits = conditions.limits
    let slowing = Deceleration(rate: Double(conditions.rate), velocity: Double(velocity))
    let natural = start + CGFloat(slowing.way)
    if !limits.contains(start) {
      motion = .returns(from: Double(start - end), velocity: Double(velocity))
      duration = AxisCoast.returnDuration
    } else if start == end, velocity == 0 || !limits.contains(natural) && !conditions.bounces {
      motion = .rests
      duration = 0
    } else if !limits.contains(natural), end == limits.lowerBound || end == limits.upperBound {
      let time = AxisCoast.time(of: Double(end - start), slowing)
      motion = .bounces(slowing, at: time, velocity: slowing.velocity(at: time))
      duration = time + (conditions.bounces ? AxisCoast.bounceDuration : 0)
    } else {
      let way = Double(end - start)
      let factor = slowing.rate / (1000 * (1 - slowing.rate))
      let least = way < 0 ? -Deceleration.slowest : Deceleration.slowest
      let corrected = Deceleration(rate: slowing.rate, velocity: way / factor + least)
      motion = way == 0 ? .rests : .slows(corrected)
      duration = way == 0 ? 0 : corrected.duration
    }
  }

  /// Where the content rests.
  var end: CGFloat { CGFloat(finalOffset) }

  /// Where the content is after `time` seconds.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    switch motion {
    case .rests: return end
    case .slows(let slowing): return CGFloat(start + slowing.offset(at: time))
    case .bounces(let slowing, let turn, let velocity):
      guard time > turn else { return CGFloat(start + slowing.offset(at: time)) }
      let passed = time - turn
      return CGFloat(finalOffset + velocity * passed * exp(-AxisCoast.swing * passed))
    case .returns(let distance, let velocity):
      return CGFloat(finalOffset + AxisCoast.way(back: distance, velocity, time))
    }
  }

  /// When content that slows down has gone `way`, in seconds.
  private static func time(of way: Double, _ slowing: Deceleration) -> TimeInterval {
    let factor = slowing.rate / (1000 * (1 - slowing.rate))
    guard slowing.velocity != 0 else { return 0 }
    let left = 1 - way / (slowing.velocity * factor)
    return left > 0 && left < 1 ? log(left) / (1000 * log(slowing.rate)) : 0
  }

  /// The distance from the end while content comes back.
  private static func way(back distance: Double, _ velocity: Double, _ time: TimeInterval) -> Double
  {
    if abs(velocity) < slowRelease {
      let (slow, fast) = (9.0, 46.0)
      let share = (velocity + fast * distance) / (fast - slow)
      return share * exp(-slow * time) + (distance - share) * exp(-fast * time)
    }
    return (distance + (velocity + swing * distance) * time) * exp(-swing * time)
  }

  /// Of the spring at the ends, in radians a second.
  private static let swing = 11.0
  /// Content that is released slower than this comes back without a swing, in points per second.
  private static let slowRelease = 50.0
  /// After these, what is left is less than a pixel.
  private static let bounceDuration: TimeInterval = 1
  private static let returnDuration: TimeInterval = 0.9
}
