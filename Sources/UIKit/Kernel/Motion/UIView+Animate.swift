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

  // MARK: Options

  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changes are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Animations under way are replaced, starting from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs until it is taken away.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration counts within another animation, too.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve counts within another animation, too.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes within a transition are animated.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows its views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Repeats and reversals are not taken from the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// The animation begins and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view is turned about its vertical axis from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view is turned about its vertical axis from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old view fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view is turned about its horizontal axis from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view is turned about its horizontal axis from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Sixty frames per second, which is always the rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames per second. The rate is sixty all the same.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// It begins and ends slowly.
    case easeInOut
    /// It begins slowly.
    case easeIn
    /// It ends slowly.
    case easeOut
    /// It has a constant speed.
    case linear

    var timing: CubicTiming {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
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
