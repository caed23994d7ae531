/// Calls back once, at a moment of the clock by which things move.
@MainActor final class FrameTimer: @preconcurrency MotionStageMember {
  private let moment: TimeInterval
  private let stage = MotionStage.current
  private var action: (() -> Void)?

  /// - Parameter delay: In seconds.
  init(after delay: TimeInterval, _ action: @escaping () -> Void) {
    moment = stage.clock.now + delay
    self.action = action
    FrameWaker.install()
    stage.enter(self)
  }

  func cancel() {
    action = nil
    stage.leave(self)
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? { max(moment, now) }

  func turn(at now: TimeInterval) {
    guard now >= moment - 1e-9 else { return }
    let due = action
    cancel()
    due?()
  }

  func stop() { action = nil }
}
