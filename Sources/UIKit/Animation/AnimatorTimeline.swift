import MotionCore

/// The progress of an animator: a share of its time that advances, or stays while it pauses.
struct AnimatorTimeline {
  /// How the share of the way follows from that of the time; nil: they are the same.
  private(set) var shaping: Pace?
  /// The share of the time when it set out or paused.
  private var origin: Double
  /// The share it goes to: 1, or 0 backwards.
  private(set) var target: Double
  private var run: Run?
  /// The motion as it would continue if it was not changed in its pause.
  private var interrupted: (origin: Double, shaping: Pace)?

  private struct Run {
    let start: TimeInterval
    let length: TimeInterval
    let ease: Pace
  }

  /// At one of its ends, pausing.
  init(shaping: Pace, isReversed: Bool) {
    self.shaping = shaping
    origin = isReversed ? 1 : 0
    target = isReversed ? 0 : 1
  }

  var isRunning: Bool { run != nil }
  /// When it arrives; nil while it pauses.
  var end: TimeInterval? { run.map { $0.start + $0.length } }

  /// The share of the time.
  func share(at now: TimeInterval) -> Double {
    guard let run else { return origin }
    guard run.length > 0 else { return target }
    return origin + (target - origin) * run.ease.value(at: (now - run.start) / run.length)
  }

  /// The share of the way of what begins when `delay` of the time is over.
  func progress(at now: TimeInterval, delay: Double = 0) -> Double {
    let share = delay < 1 ? (share(at: now) - delay) / (1 - delay) : 0
    if let shaping { return shaping.value(at: share) }
    return delay > 0 ? max(share, 0) : share
  }

  /// Goes to its target; `duration` is that of the whole way.
  mutating func start(at now: TimeInterval, duration: TimeInterval) {
    if let interrupted {
      (origin, shaping) = (interrupted.origin, interrupted.shaping)
      self.interrupted = nil
    }
    set(out: now, length: duration * abs(target - origin), ease: .cubic(.linear))
  }

  /// Goes on from where it is with a pace of its own.
  mutating func proceed(at now: TimeInterval, length: TimeInterval, ease: Pace) {
    straighten(at: now)
    interrupted = nil
    set(out: now, length: length, ease: ease)
  }

  private mutating func set(out now: TimeInterval, length: TimeInterval, ease: Pace) {
    run = Run(start: now, length: length, ease: ease)
  }

  /// - Parameter straightens: Whether time and way are the same from now on.
  mutating func pause(at now: TimeInterval, straightens: Bool) {
    origin = share(at: now)
    run = nil
    guard straightens, let shaping else { return }
    interrupted = (origin, shaping)
    straighten(at: now)
  }

  private mutating func straighten(at now: TimeInterval) {
    origin = progress(at: now)
    shaping = nil
    run = nil
  }

  /// Stands at `share`, pausing.
  ///
  /// - Parameter straightens: Whether time and way are the same from now on.
  mutating func stand(at share: Double, straightens: Bool) {
    origin = share
    run = nil
    interrupted = nil
    if straightens { shaping = nil }
  }

  /// Whether the progress was set in the pause, so that the motion cannot continue as before.
  var wasMoved: Bool { shaping == nil && interrupted == nil }

  mutating func reverse(at now: TimeInterval, duration: TimeInterval) {
    let runs = isRunning
    origin = share(at: now)
    target = 1 - target
    if runs { set(out: now, length: duration * abs(target - origin), ease: .cubic(.linear)) }
  }
}
