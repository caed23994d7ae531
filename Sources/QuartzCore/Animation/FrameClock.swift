import Foundation

/// What time it is for everything that moves, and who wakes it.
package protocol FrameClock: AnyObject {
  /// In seconds since an arbitrary moment; never goes back.
  var now: TimeInterval { get }

  /// Has the stage turn at `time`, or as soon as that is over; the last call counts.
  func wake(_ stage: MotionStage, at time: TimeInterval)
}

/// The real time. Whoever has a run loop puts in how it wakes.
package final class SystemClock: FrameClock {
  nonisolated(unsafe) package static var waker: ((MotionStage, TimeInterval) -> Void)?

  package init() {}

  package var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  package func wake(_ stage: MotionStage, at time: TimeInterval) {
    SystemClock.waker?(stage, time)
  }
}
