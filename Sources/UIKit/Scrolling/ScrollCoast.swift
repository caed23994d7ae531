import MotionCore

/// Moves the released content of a scroll view, frame by frame, until it rests within its limits.
@MainActor final class ScrollCoast: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  private var horizontal: Course
  private var vertical: Course
  private let stage = MotionStage.current
  /// Where the content was put last.
  private var last: CGPoint
  private var movedAt: TimeInterval?
  /// How often content came back that was not within its limits at the end.
  private var returns = 0

  /// After so many returns the content rests where the application keeps putting it.
  private static let mostReturns = 8

  /// The motion along one axis.
  private struct Course {
    var motion: Coast
    var begin: TimeInterval
    /// How far others have moved the content since the beginning.
    var shift: CGFloat = 0

    var end: CGFloat { CGFloat(motion.end) + shift }
    var endTime: TimeInterval { begin + motion.duration }

    func offset(at now: TimeInterval) -> CGFloat {
      now >= endTime - 1e-9 ? end : CGFloat(motion.offset(at: now - begin)) + shift
    }

    /// In points per second.
    func velocity(at now: TimeInterval) -> CGFloat {
      let step = 0.001
      return (offset(at: now + step) - offset(at: now)) / CGFloat(step)
    }
  }

  init(of view: UIScrollView, horizontal: Coast, vertical: Coast) {
    self.view = view
    let now = stage.clock.now
    self.horizontal = Course(motion: horizontal, begin: now)
    self.vertical = Course(motion: vertical, begin: now)
    last = view.contentOffset
    stage.enter(self)
  }

  /// Where the content is to rest.
  var destination: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

  private var endTime: TimeInterval { max(horizontal.endTime, vertical.endTime) }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    min(MotionStage.nextFrame(after: now), max(endTime, now))
  }

  func turn(at now: TimeInterval) {
    guard let view, view.drag.coast === self else { return stage.leave(self) }
    let isOver = now >= endTime - 1e-9
    guard isOver || !hasMoved(at: now) else { return }
    movedAt = now
    countShift()
    view.step(to: CGPoint(x: horizontal.offset(at: now), y: vertical.offset(at: now)))
    // The delegate may have ended the motion.
    guard view.drag.coast === self else { return }
    last = view.contentOffset
    guard isOver else { return }
    if returns < Self.mostReturns, redirect() {
      returns += 1
    } else {
      end()
    }
  }

  /// Whether the content was moved in this frame. By the system's clock the layout of what has moved turns the
  /// stage as well: content would be moved and laid out again without an end.
  private func hasMoved(at now: TimeInterval) -> Bool {
    guard stage.clock is SystemClock, let movedAt else { return false }
    return now < MotionStage.nextFrame(after: movedAt) - 1e-6
  }

  /// The content may have been moved within the motion, as layouts that measure do: it goes on
  /// from there.
  private func countShift() {
    guard let view else { return }
    horizontal.shift += view.contentOffset.x - last.x
    vertical.shift += view.contentOffset.y - last.y
    last = view.contentOffset
  }

  /// Gives the motion an end within the present limits, if its own is not.
  ///
  /// - Returns: Whether the end has changed.
  @discardableResult
  func redirect() -> Bool {
    guard let view else { return false }
    countShift()
    let end = CGPoint(x: horizontal.end, y: vertical.end)
    let wanted = view.clampedContentOffset(end)
    guard wanted != end else { return false }
    let now = stage.clock.now
    if wanted.x != end.x {
      let motion = view.drag.horizontalCoast(
        to: wanted.x, velocity: horizontal.velocity(at: now))
      horizontal = Course(motion: motion, begin: now)
    }
    if wanted.y != end.y {
      let motion = view.drag.verticalCoast(to: wanted.y, velocity: vertical.velocity(at: now))
      vertical = Course(motion: motion, begin: now)
    }
    return true
  }

  /// Ends the motion where the content is.
  func end() {
    stage.leave(self)
    view?.drag.coastDidEnd(self)
  }

  func stop() {
    if let view { view.step(to: view.clampedContentOffset(view.contentOffset)) }
    end()
  }
}
