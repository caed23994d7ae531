import MotionCore

// The calls that animate changes of views.
extension UIView {
  /// Animates the changes made in `animations`. The views have their new values at once.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing is animated if it is not positive, and the completion is
  ///     called in the next turn of the run loop.
  ///   - delay: Seconds before it begins.
  ///   - completion: Called with whether all animations ran to their end; immediately where nothing
  ///     moves: outside of windows on the screen, or when nothing changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    BlockAnimator(
      duration: duration, delay: delay, pace: .curve(options.curve.timing), options: options,
      completion: completion
    ).runForApplication(animations)
  }

  /// Animates changes of views with the default curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of views with the default curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates changes with a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for a spring that does not swing; the nearer to 0, the more it does.
  ///   - velocity: At the start, in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: max(duration, 0.001), dampingRatio: Double(dampingRatio),
      velocity: Double(velocity))
    BlockAnimator(
      duration: duration, delay: delay, pace: .spring(spring, velocity: Double(velocity)),
      options: options, completion: completion
    ).runForApplication(animations)
  }

  /// Animates changes with a spring until it is at rest.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: From 0, for no swing, to 1, for endless swinging; negative values are overdamped.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: max(duration, 0.001), bounce: Double(min(max(bounce, -0.999), 0.999)))
    let settled = spring.settlingDuration(velocity: Double(initialSpringVelocity))
    BlockAnimator(
      duration: duration > 0 ? settled : 0, delay: delay,
      pace: .spring(spring, velocity: Double(initialSpringVelocity)), options: options,
      completion: completion
    ).runForApplication(animations)
  }

  /// Repeats the animations that `animations` begins.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimations.current as? BlockAnimator else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
    animations()
    (block.repeatCount, block.autoreverses) = before
  }

  /// Makes changes without an animation, even within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes of views are animated. The default is `true`.
  public class var areAnimationsEnabled: Bool { ViewAnimations.isEnabled }

  /// Sets whether changes of views are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimations.isEnabled = enabled }

  /// The duration of the current animation block, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.isEnabled ? ViewAnimations.current?.duration ?? 0 : 0
  }
}

extension BlockAnimator {
  /// Runs an animation that the application asked for. One without a duration calls its completion
  /// in the next turn of the run loop, so that completions which animate again do not nest.
  fileprivate func runForApplication(_ changes: () -> Void) {
    endsInNextTurn = true
    run(changes)
  }
}
