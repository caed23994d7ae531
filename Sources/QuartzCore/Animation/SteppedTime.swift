import Foundation

/// Time that passes by steps, for everything that moves by its ``stage``.
///
/// What is due within a step happens at its own time and in order, so that the same steps always have
/// the same effect. Of the main actor alone.
package final class SteppedTime {
  private final class Clock: FrameClock {
    var time: TimeInterval = 0
    var idle: ((TimeInterval) -> TimeInterval)?
    var waker: ((TimeInterval) -> Void)?

    var now: TimeInterval {
      if let idle { time = max(time, idle(time)) }
      return time
    }

    func wake(_ stage: MotionStage, at time: TimeInterval) { waker?(time) }
  }

  private let clock: Clock
  /// What moves by this time.
  package let stage: MotionStage

  package init() {
    clock = Clock()
    stage = MotionStage(clock: clock)
  }

  /// In seconds; 0 at first.
  package var now: TimeInterval { clock.now }

  /// Asked what time it is, with the time so far. Default nil: time passes by ``advance(to:)`` alone.
  package var idle: ((TimeInterval) -> TimeInterval)? {
    get { clock.idle }
    set { clock.idle = newValue }
  }

  /// Called with the time at which something happens next. Default nil: time is led by others.
  package var waker: ((TimeInterval) -> Void)? {
    get { clock.waker }
    set { clock.waker = newValue }
  }

  /// Lets time pass until `end`: everything that is due happens, each at its own time.
  ///
  /// Called while something happens, it only moves the time; what is due follows later.
  package func advance(to end: TimeInterval) {
    guard !stage.isTurning else { return clock.time = max(clock.time, end) }
    stage.turn()
    // Something that happens may have moved the time beyond the end.
    while let next = stage.nextMoment, next <= max(end, clock.time) {
      clock.time = max(next, clock.time)
      stage.turn()
    }
    clock.time = max(end, clock.time)
  }
}
