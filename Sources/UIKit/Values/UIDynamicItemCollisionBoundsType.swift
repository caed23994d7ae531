/// The shape of a dynamic item that collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// A circle as wide as the shorter side of the bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}
