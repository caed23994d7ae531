import Foundation
import MotionCore

/// An animation that moves as if a spring pulled it to its end.
open class CASpringAnimation: CABasicAnimation {
  /// Positive. Default 1.
  open var mass: CGFloat = 1
  /// Positive. Default 100.
  open var stiffness: CGFloat = 100
  /// Not negative. Default 10.
  open var damping: CGFloat = 10
  /// In whole ways a second, towards the end. Default 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical makes the spring creep. Default false.
  open var allowsOverdamping = false

  /// A spring as it is felt, of mass 1.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds.
  ///   - bounce: 0 does not swing, 1 swings for ever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// The period without damping, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much it swings: 1 less the damping ratio, negative where it creeps.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// After how many seconds the spring counts as being at rest.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(velocity: Double(initialVelocity))
  }

  private var spring: Spring {
    let critical = 2 * (stiffness * mass).squareRoot()
    let damping = allowsOverdamping ? damping : min(damping, critical)
    return Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
  }

  override func blank() -> CAAnimation { CASpringAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func share(at moment: MediaTimes.Moment) -> Double {
    spring.value(at: moment.time, velocity: Double(initialVelocity))
  }
}
