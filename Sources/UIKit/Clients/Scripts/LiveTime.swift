/// Real time in steps of a hundredth of a second, for what is recorded while it happens.
///
/// Everything moves as on a manual clock: events come at whole steps, and what is due before them has
/// happened. A recorded script is played alike, so that it has the same effect.
@MainActor package final class LiveTime {
  /// The length of a step, in seconds.
  nonisolated package static let step = 0.01

  package let time = SteppedTime()
  private let real: () -> TimeInterval
  private var offset: TimeInterval
  private var isFrozen = false
  private var waking: TimeInterval?

  /// - Parameter real: A time in seconds that never goes back. Default: that of the system.
  package init(real: @escaping () -> TimeInterval = LiveTime.system) {
    self.real = real
    offset = -real()
  }

  package nonisolated static func system() -> TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Moves everything by this time from now on.
  package func install() {
    MotionStage.current = time.stage
    time.waker = { [weak self] next in MainActor.assumeIsolated { self?.wake(at: next) } }
    time.idle = { [weak self] now in MainActor.assumeIsolated { self?.idle(now) ?? now } }
  }

  /// The last whole step that is over.
  private var present: TimeInterval {
    ((real() + offset) / Self.step + 1e-6).rounded(.down) * Self.step
  }

  /// While nothing moves the time passes by itself.
  private func idle(_ now: TimeInterval) -> TimeInterval {
    guard !isFrozen, !time.stage.isTurning, time.stage.isAtRest else { return now }
    return Self.whole(present)
  }

  /// Everything that is due until now happens.
  package func catchUp() {
    guard !isFrozen else { return }
    let end = Self.whole(present)
    // What ends in between ends at its own time.
    isFrozen = true
    time.advance(to: time.now)
    if time.stage.isAtRest { time.advance(to: end) }
    Self.pass(time, until: end)
    isFrozen = false
  }

  /// Goes on from the present time of ``time`` without what was missed, such as after a script was
  /// played at once.
  package func goOn() { offset = time.now - real() }

  /// Does something at one time.
  package func frozen(_ body: () -> Void) {
    catchUp()
    _ = time.now
    let former = isFrozen
    isFrozen = true
    body()
    // What was done is laid out and begins to move, as between the steps of a script.
    if !former { time.advance(to: time.now) }
    isFrozen = former
    if !former { wake(at: time.now) }
  }

  /// Lets a time pass step by step. What moves is where it is at the end.
  package static func pass(_ time: SteppedTime, until end: TimeInterval, _ each: () -> Void = {}) {
    var step = (time.now / Self.step + 1e-6).rounded(.down) + 1
    while step * Self.step < end - 1e-9 {
      time.advance(to: whole(step * Self.step))
      each()
      step += 1
    }
    time.advance(to: whole(end))
    time.advance(to: time.now)
    each()
  }

  /// Does what waits in the main queue, and what follows from that. Not to be called from the queue.
  package static func serveQueue() {
    for _ in 0..<3 {
      var isDone = false
      DispatchQueue.main.async { isDone = true }
      while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    }
  }

  /// A time to a millisecond, without the errors of sums.
  nonisolated private static func whole(_ time: TimeInterval) -> TimeInterval {
    (time * 1000).rounded() / 1000
  }

  private func wake(at next: TimeInterval) {
    guard !isFrozen else { return }
    // While something moves it gets each frame.
    let frame = MotionStage.nextFrame(after: real() + offset)
    let next = min(max(next, real() + offset), frame)
    if let waking, waking <= next { return }
    waking = next
    let wait = max(0.001, next - real() - offset)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated { self?.woke() }
    }
  }

  private func woke() {
    waking = nil
    catchUp()
    if !time.stage.isAtRest { wake(at: time.now) }
  }
}

extension ScriptRecorder {
  /// Records what a client's scene is told from now on, by a live time.
  package static func attached(to client: ClientScene, _ live: LiveTime) -> ScriptRecorder {
    live.catchUp()
    let recorder = ScriptRecorder(client) { live.time.now }
    client.delivery = { event, deliver in live.frozen { deliver(recorder.record(event)) } }
    client.conditioning = { conditions, change in
      live.frozen {
        recorder.record(conditions)
        change()
      }
    }
    return recorder
  }
}
