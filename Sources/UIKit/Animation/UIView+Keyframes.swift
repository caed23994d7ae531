extension UIView {
  /// How an animation through key frames goes. The curve of `AnimationOptions`, by its raw value,
  /// is the pace of the whole.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size changes are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Animations under way are replaced, starting from what is shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation is repeated until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration counts within another animation, too.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Options are not taken from the surrounding animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Values between key frames are interpolated linearly. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value is there from the end of its key frame on.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even speed; the times of key frames do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between key frames follow a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values follow a smooth curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      let index = Int(rawValue >> 10 & 7)
      return index < modes.count ? modes[index] : .linear
    }
  }

  /// Animates changes in steps, which `animations` adds with `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeAnimator(
      duration: duration, delay: delay, options: options, completion: completion
    ).run(animations)
  }

  /// Animates the changes made in `animations` in a part of the key frame animation that is being
  /// described.
  ///
  /// - Parameters:
  ///   - frameStartTime: From 0 to 1, in relation to the whole duration.
  ///   - frameDuration: From 0 to 1, in relation to the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animator = ViewAnimations.current as? KeyframeAnimator else { return animations() }
    animator.frame(from: frameStartTime, to: frameStartTime + frameDuration, animations)
  }
}
