import MotionCore

/// Moves the released content of a scroll view, frame by frame, until it rests.
@MainActor final class ScrollCoast: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  private let horizontal: AxisCoast
  private let vertical: AxisCoast
  private let begin: TimeInterval
  private let stage = MotionStage.current
  /// Where the content was put last, and how far others have moved it since the beginning.
  private var last: CGPoint
  private var shift = CGVector(dx: 0, dy: 0)

  init(of view: UIScrollView, horizontal: AxisCoast, vertical: AxisCoast) {
    self.view = view
    self.horizontal = horizontal
    self.vertical = vertical
    last = view.contentOffset
    begin = stage.clock.now
    stage.enter(self)
  }

  private var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    min(MotionStage.nextFrame(after: now), max(begin + duration, now))
  }

  func turn(at now: TimeInterval) {
    guard let view, view.drag.coast === self else { return stage.leave(self) }
    let isOver = now - begin >= duration - 1e-9
    let time = isOver ? .infinity : now - begin
    // The content may have been moved within the motion, as layouts that measure do: it goes on
    // from there.
    shift.dx += view.contentOffset.x - last.x
    shift.dy += view.contentOffset.y - last.y
    view.step(
      to: CGPoint(
        x: horizontal.offset(at: time) + shift.dx, y: vertical.offset(at: time) + shift.dy))
    last = view.contentOffset
    if isOver { end() }
  }

  /// Ends the motion where the content is.
  func end() {
    stage.leave(self)
    view?.drag.coastDidEnd(self)
  }

  func stop() { end() }
}
