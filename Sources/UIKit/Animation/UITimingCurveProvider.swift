import MotionCore

/// The kind of an animator's timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A cubic curve with control points.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time follows a curve.
  case composed
}

/// Says how an animator paces itself.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace of an animation, and its duration, which a spring of its own kind decides itself.
  func pace(forDuration duration: TimeInterval) -> (pace: AnimationPace, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.pace(forDuration: duration) }
    return (.curve(cubicTimingParameters?.curve ?? .easeInEaseOut), duration)
  }
}

/// A timing curve: a named one, or a cubic Bézier from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  let curve: CubicTiming
  private let isNamed: Bool

  /// The curve that eases in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.timing
    isNamed = true
    super.init()
  }

  /// Creates a cubic curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = CubicTiming(
      x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
    isNamed = false
    super.init()
  }

  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// `builtin` for a named curve, else `cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
///
/// Of the initial velocity the first part that is not zero counts for all that moves.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case spring(Spring)
    case ratio(Double)
  }
  private let kind: Kind
  /// In whole ways a second.
  public let initialVelocity: CGVector

  /// The spring of the system's own animations: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that takes the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that takes the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes its own time.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .spring(
      Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that seems to take `duration` seconds.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    kind = .spring(Spring(perceptualDuration: duration, bounce: Double(bounce)))
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func pace(forDuration duration: TimeInterval) -> (pace: AnimationPace, duration: TimeInterval) {
    let velocity = Double(initialVelocity.dx != 0 ? initialVelocity.dx : initialVelocity.dy)
    switch kind {
    case .spring(let spring):
      return (.spring(spring, velocity: velocity), spring.settlingDuration(velocity: velocity))
    case .ratio(let ratio):
      let spring = Spring(
        duration: max(duration, 0.001), dampingRatio: ratio, velocity: velocity)
      return (.spring(spring, velocity: velocity), duration)
    }
  }
}
