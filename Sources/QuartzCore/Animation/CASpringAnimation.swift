import Foundation
import MotionCore

/// An animation driven by a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, positive. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, positive. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring, not negative. The default is 10.
  open var damping: CGFloat = 10
  /// The velocity at the start towards the end, in animated distances per second. The default is 0.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond the critical value applies. The default is `false`.
  open var allowsOverdamping = false

  /// Creates a spring of mass 1 from its perceived properties.
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

  /// The period of the spring without damping, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// The bounce: 1 minus the damping ratio, negative for an overdamped spring.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// The time after which the spring is at rest, in seconds.
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
