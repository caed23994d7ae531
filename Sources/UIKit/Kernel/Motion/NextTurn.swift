/// Does something once in the next turn of the run loop, or of a manual clock.
///
/// A clock that is advanced by hand comes to it with the next frame at the latest, so that calls
/// which go on without end take time.
@MainActor final class NextTurn: @preconcurrency MotionStageMember {
  private let latest: TimeInterval
  private let stage = MotionStage.current
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
    latest = MotionStage.nextFrame(after: stage.clock.now)
    FrameWaker.install()
    stage.enter(self)
    LayoutTurn.request()
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? { max(latest, now) }

  func turn(at now: TimeInterval) {
    stage.leave(self)
    stop()
  }

  func stop() {
    let due = action
    action = nil
    due?()
  }
}
