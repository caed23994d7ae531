import CoreGraphics
import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to pass through; not looked at where there is a path.
  open var values: [Any]?
  /// A path for points to follow, each of its segments as a step.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// The pace of each step.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Default: linear.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// How the layer turns while it moves along ``path``. The default is nil: it does not turn.
  open var rotationMode: CAAnimationRotationMode?
  /// Values that UIKit made.
  package var motionValues: [MotionValue]?

  override func blank() -> CAAnimation { CAKeyframeAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    timingFunctions = other.timingFunctions
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    motionValues = other.motionValues
  }

  override func value(at moment: MediaTimes.Moment, model: MotionValue) -> MotionValue? {
    let share = share(at: moment)
    if let path { return PathWalk(path.shape).point(at: share, isPaced: isPaced) }
    let stops = motionValues ?? (values ?? []).compactMap { MotionValue($0, like: model) }
    guard var frames = KeyFrames(stops, mode: calculationMode) else { return nil }
    if !isPaced {
      frames.take(times: keyTimes?.map(\.doubleValue))
      frames.paces = timingFunctions?.map(\.curve) ?? []
    }
    return frames.value(at: share)
  }

  override func apply(to shown: inout ShownValues, at moment: MediaTimes.Moment) {
    super.apply(to: &shown, at: moment)
    guard let path, let mode = rotationMode, case .transform(let own) = shown[.transform],
      var angle = PathWalk(path.shape).direction(at: share(at: moment), isPaced: isPaced)
    else { return }
    if mode == .rotateAutoReverse { angle += .pi }
    let turn = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    shown[.transform] = .transform(CATransform3DConcat(own, turn))
  }

  override func moves(_ property: LayerProperty) -> Bool {
    super.moves(property) || (property == .transform && path != nil && rotationMode != nil)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
}

/// How a layer turns while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How values between key frames come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Goes from value to value in straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed; key times do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve through the values, at an even speed from each to the next.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
