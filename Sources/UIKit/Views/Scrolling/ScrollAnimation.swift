import MotionCore

/// Moves the content of a scroll view to an offset, frame by frame.
///
/// - Note: As on iOS the offset itself moves, and the delegate hears of each step. That it takes
///   0.3 s with ease in and out is not documented.
@MainActor final class ScrollAnimation: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  private let start: CGPoint
  private let end: CGPoint
  private let begin: TimeInterval
  private let stage = MotionStage.current

  static let duration: TimeInterval = 0.3

  init(of view: UIScrollView, to end: CGPoint) {
    self.view = view
    self.end = end
    start = view.contentOffset
    begin = stage.clock.now
    stage.enter(self)
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    min(MotionStage.nextFrame(after: now), max(begin + ScrollAnimation.duration, now))
  }

  func turn(at now: TimeInterval) {
    guard let view, view.scrollAnimation === self else { return stage.leave(self) }
    let time = (now - begin) / ScrollAnimation.duration
    guard time < 1 else {
      stage.leave(self)
      return view.endScrollAnimation(at: end)
    }
    let share = CGFloat(CubicTiming.easeInEaseOut.value(at: time))
    view.step(
      to: CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
  }

  func stop() { view?.scrollAnimation = nil }
}

extension UIScrollView {
  /// Moves the content over time where that can be seen, else at once.
  func moveContent(to offset: CGPoint, animated: Bool) {
    scrollAnimation = nil
    guard contentOffset != offset else { return }
    guard animated else { return contentOffset = offset }
    guard animatesScrolling, layer.isOnScreen, ViewAnimations.isEnabled else {
      contentOffset = offset
      _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    scrollAnimation = ScrollAnimation(of: self, to: offset)
  }

  func step(to offset: CGPoint) {
    ViewAnimations.withoutAnimation { bounds.origin = offset }
  }

  fileprivate func endScrollAnimation(at offset: CGPoint) {
    scrollAnimation = nil
    step(to: offset)
    _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
