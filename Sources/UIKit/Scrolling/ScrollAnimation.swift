import MotionCore

/// Moves the content of a scroll view to an offset, frame by frame.
///
/// What is still to go dies away. So the end can change on the way, as it does where sizes settle,
/// without a jump.
///
/// - Note: As on iOS the offset itself moves, and the delegate is notified of each step. That it
///   takes 0.3 s with ease in and out is not documented.
@MainActor final class ScrollAnimation: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  /// Where the content comes to rest.
  private(set) var end: CGPoint
  /// From the end to where the content began, as if it had always gone to this end.
  private var way: CGPoint
  private let begin: TimeInterval
  private let stage = MotionStage.current

  static let duration: TimeInterval = 0.3

  /// Whether the delegate is notified of scrolling to the top in place of the end of the animation.
  var goesToTop = false

  init(of view: UIScrollView, to end: CGPoint) {
    self.view = view
    self.end = end
    way = view.contentOffset.minus(end)
    begin = stage.clock.now
    stage.enter(self)
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    min(MotionStage.nextFrame(after: now), max(begin + ScrollAnimation.duration, now))
  }

  func turn(at now: TimeInterval) {
    guard let view, view.scrollAnimation === self else { return stage.leave(self) }
    guard now < begin + ScrollAnimation.duration else {
      stage.leave(self)
      return view.endScrollAnimation(at: end)
    }
    let rest = rest(at: now)
    view.step(to: CGPoint(x: end.x + way.x * rest, y: end.y + way.y * rest))
  }

  /// Which share of the way is still to go.
  private func rest(at now: TimeInterval) -> CGFloat {
    let time = min(max(0, (now - begin) / ScrollAnimation.duration), 1)
    return 1 - CGFloat(CubicTiming.easeInEaseOut.value(at: time))
  }

  /// Notes that the content has been moved besides, and its end with it.
  func shift(by distance: CGPoint) {
    end = CGPoint(x: end.x + distance.x, y: end.y + distance.y)
  }

  /// Changes where the content comes to rest; it continues from where it is.
  func redirect(to end: CGPoint) {
    guard let view else { return }
    let rest = rest(at: stage.clock.now)
    self.end = end
    let distance = view.contentOffset.minus(end)
    way = rest > 0.001 ? CGPoint(x: distance.x / rest, y: distance.y / rest) : .zero
  }

  func stop() { view?.scrollAnimation = nil }
}

extension UIScrollView {
  /// Moves the content over time where that can be seen, else at once.
  func moveContent(to offset: CGPoint, animated: Bool) {
    if mover !== self { return mover.moveContent(to: offset, animated: animated) }
    scrollAnimation = nil
    guard contentOffset != offset else { return }
    guard animated else { return contentOffset = offset }
    guard animatesScrolling, layer.isOnScreen, ViewAnimations.isEnabled else {
      contentOffset = offset
      _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      return motionDidEnd()
    }
    scrollAnimation = ScrollAnimation(of: self, to: offset)
  }

  /// Whether a finger or an animation scrolls the content.
  var isMoving: Bool {
    let mover = mover
    return mover.isTracking || mover.isDecelerating || mover.scrollAnimation != nil
  }

  /// Where the content comes to rest: where it is, if nothing moves it.
  var destinedOffset: CGPoint { mover.scrollAnimation?.end ?? contentOffset }

  /// Moves the content immediately because items have moved; scrolling under way goes on.
  func relocateContent(to offset: CGPoint) {
    let mover = mover
    mover.scrollAnimation?.shift(by: offset.minus(contentOffset))
    mover.follow(to: offset)
  }

  /// Changes where content that is being scrolled comes to rest.
  func redirectContent(to offset: CGPoint) {
    guard let scrollAnimation = mover.scrollAnimation, scrollAnimation.end != offset else { return }
    scrollAnimation.redirect(to: offset)
  }

  /// The view whose offset a motion sets that goes on.
  private static var stepping: UIScrollView?

  /// Sets the offset for a motion that goes on.
  func follow(to offset: CGPoint) {
    let outer = Self.stepping
    Self.stepping = self
    defer { Self.stepping = outer }
    contentOffset = offset
  }

  /// Whether the offset is being set for such a motion. What is set meanwhile ends the motion.
  func takesStep() -> Bool {
    guard Self.stepping === self else { return false }
    Self.stepping = nil
    return true
  }

  func step(to offset: CGPoint) {
    ViewAnimations.withoutAnimation { follow(to: offset) }
  }

  fileprivate func endScrollAnimation(at offset: CGPoint) {
    let goesToTop = scrollAnimation?.goesToTop ?? false
    scrollAnimation = nil
    step(to: offset)
    defer { motionDidEnd() }
    guard !goesToTop else { return _scrollDelegate?.scrollViewDidScrollToTop(self) ?? () }
    _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }
}

extension CGPoint {
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
