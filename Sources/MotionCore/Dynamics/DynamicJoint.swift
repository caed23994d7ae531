/// What ties a body to a place or to another body.
package struct DynamicJoint: Hashable, Sendable {
  /// How the ends may move against each other.
  package enum Kind: Hashable, Sendable {
    /// At a distance of `length`: rigid, or as a spring if the frequency is positive.
    case distance
    /// At a distance of at most `length`.
    case limit
    /// In the same place, turning freely.
    case pin
    /// In the same place, without turning.
    case fixed
    /// Along an axis through the place, without turning, between two distances from the start.
    case sliding(axis: PlanarVector, range: ClosedRange<Double>)
  }

  package var kind: Kind
  /// The key of the first body.
  package var first: Int
  /// The key of the second body; nil for a place.
  package var second: Int?
  /// The end at the first body, from its center, in its own turn.
  package var firstEnd: PlanarVector
  /// The end at the second body in the same way, or the place.
  package var secondEnd: PlanarVector
  package var length = 0.0
  /// The angle between the bodies, in radians.
  package var angle = 0.0
  /// Swings per second; 0 for a rigid joint.
  package var frequency = 0.0
  /// 1 for a spring that just does not swing.
  package var dampingRatio = 0.0

  package init(
    _ kind: Kind, first: Int, firstEnd: PlanarVector, second: Int? = nil, secondEnd: PlanarVector
  ) {
    self.kind = kind
    (self.first, self.firstEnd) = (first, firstEnd)
    (self.second, self.secondEnd) = (second, secondEnd)
  }
}

/// A body that is drawn to a place and to its upright angle.
package struct DynamicSnap: Hashable, Sendable {
  package var body: Int
  package var place: PlanarVector
  /// From 0, much swinging, to 1, none.
  package var damping: Double

  package init(body: Int, place: PlanarVector, damping: Double) {
    (self.body, self.place, self.damping) = (body, place, damping)
  }
}
