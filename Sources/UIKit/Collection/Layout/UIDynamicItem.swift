/// What a dynamic animator or a handler of a layout moves: a view, layout attributes, or an object of the
/// application.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, which the animator sets.
  var center: CGPoint { get set }
  /// The size, from which the mass follows. Read when the item joins an animator.
  var bounds: CGRect { get }
  /// The turn, which the animator sets.
  var transform: CGAffineTransform { get set }
  /// The shape that collides. The default is `.rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex outline for `.path`, around the center. The default is an empty path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// `.rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
