import Dispatch

/// Wakes the stage of the system's clock, on the main queue and in the present thread's run loop.
///
/// ``LayoutTurn`` says why there are two.
@MainActor enum FrameWaker {
  private static var isInstalled = false
  /// When the main queue wakes the stage; nil if it does not.
  private static var queued: TimeInterval?
  /// Which run loop wakes the stage, and when.
  private static var timed: (loop: ObjectIdentifier, time: TimeInterval)?
  private static var system: MotionStage?

  /// Connects stages to the windows and to the system's clock.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    LayerActions.isOnMainActor = { MainQueue.isCurrent }
    MotionStage.layOutWindows = { MainActor.assumeIsolated { LayoutTurn.layOutWindows() } }
    SystemClock.waker = { stage, time in
      nonisolated(unsafe) let stage = stage
      MainActor.assumeIsolated { wake(stage, at: time) }
    }
  }

  /// Advances everything that moves.
  static func turn() {
    if let system, system !== MotionStage.current { system.turn() }
    MotionStage.current.turn()
  }

  /// In seconds; about 11 days.
  private static let longestWait = 1e6

  private static func wake(_ stage: MotionStage, at time: TimeInterval) {
    system = stage
    let now = stage.clock.now
    // Clocks of the system count no further than some centuries. A moment stays the same number whenever it is asked
    // for: a slightly earlier one would be another wish, which is granted beside the first.
    let time = min(time, now + longestWait)
    let wait = time - now
    guard wait > 0 else { return LayoutTurn.request() }
    wakeFromQueue(at: time, after: wait)
    wakeFromLoop(at: time, after: wait)
  }

  private static func wakeFromQueue(at time: TimeInterval, after wait: TimeInterval) {
    if let queued, queued <= time { return }
    queued = time
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
      MainActor.assumeIsolated {
        if queued == time { queued = nil }
        turn()
      }
    }
  }

  private static func wakeFromLoop(at time: TimeInterval, after wait: TimeInterval) {
    let loop = ObjectIdentifier(RunLoop.current)
    // A timer whose time has passed may have gone off where nothing of the main actor's can be done.
    let now = time - wait
    if let timed, timed.loop == loop, timed.time <= time, timed.time > now { return }
    timed = (loop, time)
    // A timer that is made with an interval alone goes off at once here, as Foundation gives it the present date.
    let date = Date(timeIntervalSinceNow: wait)
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated {
        if let known = timed, known.loop == loop, known.time == time { timed = nil }
        turn()
      }
    }
    RunLoop.current.add(timer, forMode: .common)
  }
}
