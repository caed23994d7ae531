import MotionCore

extension UIView {
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
