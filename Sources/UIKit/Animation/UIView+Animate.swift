import MotionCore

// The calls that animate changes of views.
extension UIView {
  /// Has the changes made in `animations` be seen over time. The views have their new values at
  /// once.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing is animated if it is not positive.
  ///   - delay: Seconds before it begins.
  ///   - completion: Hears whether everything came to its end and nothing was taken away; called at
  ///     once where nothing moves: outside of windows on the screen, or when nothing changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    BlockAnimator(
      duration: duration, delay: delay, pace: .curve(options.curve.timing), options: options,
      completion: completion
    ).run(animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Has changes be seen as if springs pulled them.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for a spring that does not swing; the nearer to 0, the more it does.
  ///   - velocity: At the start, in whole ways a second.
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
    ).run(animations)
  }

  /// Has changes be seen as if springs pulled them, until these are at rest.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: 0 does not swing, 1 swings for ever; negative values creep.
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
    ).run(animations)
  }

  /// Has the animations begun in `animations` run several times.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimations.current as? BlockAnimator else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
    animations()
    (block.repeatCount, block.autoreverses) = before
  }

  /// Has changes be seen at once, within an animation too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether animations are. Default true.
  public class var areAnimationsEnabled: Bool { ViewAnimations.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimations.isEnabled = enabled }

  /// The duration of the animation that changes belong to now, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.isEnabled ? ViewAnimations.current?.duration ?? 0 : 0
  }
}
