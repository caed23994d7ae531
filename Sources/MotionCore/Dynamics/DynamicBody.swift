/// A rigid body that moves in a plane. Lengths in points, times in seconds, angles in radians.
package struct DynamicBody: Hashable, Sendable {
  /// What a body collides with.
  package enum Shape: Hashable, Sendable {
    /// A circle of a radius.
    case circle(Double)
    /// A convex polygon, clockwise as seen on the screen, around the body's center.
    case polygon([PlanarVector])
  }

  package var position: PlanarVector
  package var angle: Double
  package var velocity = PlanarVector.zero
  package var angularVelocity = 0.0
  package var shape: Shape
  /// The size of the rectangle around the body, from which mass and inertia follow.
  package var size: PlanarVector
  /// 1 for a mass of 1 at 100 by 100 points.
  package var density = 1.0
  /// From 0, no bounce, to 1, a bounce without loss.
  package var elasticity = 0.2
  package var friction = 0.2
  /// The loss of velocity per second, as a share of it.
  package var resistance = 0.1
  package var angularResistance = 0.1
  package var allowsRotation = true
  /// Whether nothing moves the body.
  package var isAnchored = false

  package init(
    position: PlanarVector, angle: Double = 0, size: PlanarVector, shape: Shape? = nil
  ) {
    (self.position, self.angle, self.size) = (position, angle, size)
    self.shape = shape ?? .rectangle(size)
  }

  package var mass: Double { max(1e-6, density * abs(size.x * size.y) / 10_000) }
  var inverseMass: Double { isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double {
    guard allowsRotation, !isAnchored else { return 0 }
    let square: Double
    if case .circle(let radius) = shape {
      square = radius * radius / 2
    } else {
      square = (size.x * size.x + size.y * size.y) / 12
    }
    return 1 / max(1e-9, mass * square)
  }

  /// The cosine and the sine of the angle.
  var turn: PlanarVector { PlanarVector(Elementary.cos(angle), Elementary.sin(angle)) }

  /// The corners of the shape in the plane; none for a circle.
  var corners: [PlanarVector] {
    guard case .polygon(let corners) = shape else { return [] }
    let turn = turn
    return corners.map { $0.rotated(turn) + position }
  }

  /// The velocity of a point of the body.
  ///
  /// - Parameter lever: From the center to the point.
  func velocity(at lever: PlanarVector) -> PlanarVector {
    velocity + lever.turned * angularVelocity
  }

  /// How far the shape reaches from the center at most.
  var reach: Double {
    switch shape {
    case .circle(let radius): radius
    case .polygon(let corners): corners.map { $0.length }.max() ?? 0
    }
  }
}

extension DynamicBody.Shape {
  /// A rectangle around the center.
  package static func rectangle(_ size: PlanarVector) -> Self {
    let (x, y) = (abs(size.x) / 2, abs(size.y) / 2)
    return .polygon([
      PlanarVector(-x, -y), PlanarVector(x, -y), PlanarVector(x, y), PlanarVector(-x, y),
    ])
  }
}
