import MotionCore

/// The world of an animator while behaviors add their rules to it.
@MainActor struct DynamicsBuilder {
  var world: DynamicsWorld
  /// The key of an item's body; nil for an item that has none.
  let key: (any UIDynamicItem) -> Int?
  /// The bounds of the reference view; nil without one.
  let referenceBounds: CGRect?

  /// Removes all rules, and keeps the bodies.
  mutating func clear() {
    world.accelerations = [:]
    world.forces = [:]
    (world.joints, world.snaps, world.walls, world.groups) = ([], [], [], [])
    wallKeys = 0
  }

  private var wallKeys = 0

  init(
    world: DynamicsWorld, referenceBounds: CGRect?, key: @escaping (any UIDynamicItem) -> Int?
  ) {
    (self.world, self.referenceBounds, self.key) = (world, referenceBounds, key)
  }

  /// A key for the next wall.
  mutating func nextWallKey() -> Int {
    wallKeys += 1
    return wallKeys
  }

  /// Adds an acceleration to that of an item, in points per second and second.
  mutating func accelerate(_ item: any UIDynamicItem, by acceleration: PlanarVector) {
    guard let key = key(item) else { return }
    world.accelerations[key, default: .zero] += acceleration
  }

  /// Adds a force to that on an item.
  ///
  /// - Parameter offset: Where it pushes, from the center.
  mutating func push(_ item: any UIDynamicItem, by force: PlanarVector, at offset: PlanarVector) {
    guard let key = key(item) else { return }
    let former = world.forces[key] ?? (.zero, 0)
    world.forces[key] = (former.force + force, former.torque + offset.cross(force))
  }
}

extension PlanarVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
  var point: CGPoint { CGPoint(x: x, y: y) }
}
