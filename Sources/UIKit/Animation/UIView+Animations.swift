// Animations by key frames, and changes of a view's whole content that are seen as one.
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

  // MARK: Transitions

  /// Shows what `animations` changes within `view` as a transition of the whole view.
  ///
  /// Without a kind of transition in `options` the changes are seen at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let tally = AnimationTally { completion?($0) }
    if let transition = CATransition(options), duration > 0, ViewAnimations.isEnabled,
      view.layer.isOnScreen
    {
      transition.duration = duration
      view.layer.startBeside(transition, forKey: kCATransition, tally: tally)
    }
    if options.contains(.allowAnimatedContent) {
      tally.add()
      animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: { tally.end(finished: $0) })
    } else {
      ViewAnimations.withoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    tally.close()
  }

  /// Puts `toView` in the place of `fromView`, as a transition of the view they are in.
  ///
  /// With `showHideTransitionViews` the two are hidden and shown instead of removed and added.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension CATransition {
  /// The transition that the options ask for; nil if they ask for none.
  fileprivate convenience init?(_ options: UIView.AnimationOptions) {
    self.init()
    timingFunction = CAMediaTimingFunction(options.curve.timing)
    let kind = UIView.AnimationOptions(rawValue: options.transition << 20)
    switch kind {
    case .transitionCrossDissolve: type = .fade
    case .transitionFlipFromLeft: (type, subtype) = (.flip, .fromLeft)
    case .transitionFlipFromRight: (type, subtype) = (.flip, .fromRight)
    case .transitionFlipFromTop: (type, subtype) = (.flip, .fromTop)
    case .transitionFlipFromBottom: (type, subtype) = (.flip, .fromBottom)
    default: return nil
    }
  }
}
