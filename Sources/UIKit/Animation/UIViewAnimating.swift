/// The position at which an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// Where the animation was when it was stopped.
  case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or has ended.
  case inactive
  /// The animation runs or pauses.
  case active
  /// The animation was stopped and not finished yet.
  case stopped
}

/// An object that animates views and can be controlled.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation was started, or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The progress, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation where it is; without `finishAnimation(at:)` if the argument is `true`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at one of its ends or where it is.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes changes of views.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later, after a share of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
