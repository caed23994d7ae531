/// What the motion of scrolled content depends on.
package struct ScrollRules: Hashable, Sendable {
  package var x, y: ScrollAxis
  /// Whether fingers scroll along an axis.
  package var scrollsX: Bool, scrollsY: Bool
  /// The share of the velocity that is left after a millisecond.
  package var rate: Double
  /// Whether content rests at multiples of the view's size.
  package var pages: Bool
  /// Whether a drag along one axis leaves the other one.
  package var locks: Bool

  package init(
    x: ScrollAxis, y: ScrollAxis, scrollsX: Bool, scrollsY: Bool, rate: Double, pages: Bool,
    locks: Bool
  ) {
    (self.x, self.y, self.scrollsX, self.scrollsY) = (x, y, scrollsX, scrollsY)
    (self.rate, self.pages, self.locks) = (rate, pages, locks)
  }

  /// The rate at which content slows down: pages stop sooner.
  package var coastingRate: Double { pages ? ScrollRules.fastRate : rate }

  /// How far a finger moves before it drags, in points; the way counts from there on (measured of
  /// UIKit).
  package static let slop = 10.0
  /// How much farther fingers go along one axis than along the other for the direction to be locked
  /// there; UIKit does not document the angle.
  package static let lockingRatio = 2.0
  /// `UIScrollView.DecelerationRate.fast`.
  package static let fastRate = 0.99

  /// The axes that a drag follows which begins with a way.
  ///
  /// - Returns: Nil if fingers do not scroll along its direction.
  package func axes(ofWayX dx: Double, y dy: Double) -> (x: Bool, y: Bool)? {
    guard abs(dx) > abs(dy) ? scrollsX : scrollsY else { return nil }
    guard locks else { return (scrollsX, scrollsY) }
    let isAlongX = abs(dx) > abs(dy) * ScrollRules.lockingRatio
    let isAlongY = abs(dy) > abs(dx) * ScrollRules.lockingRatio
    return (scrollsX && !isAlongY, scrollsY && !isAlongX)
  }
}
