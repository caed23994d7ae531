/// One condition on the velocities of two bodies, which impulses fulfil.
struct DynamicRow {
  var first: Int
  /// Nil for a place that does not move.
  var second: Int?
  /// The direction of the impulse on the second body; the first one gets the opposite.
  var direction = PlanarVector.zero
  var firstLever = 0.0
  var secondLever = 0.0
  /// The velocity that the condition asks for, in points or radians per second.
  var target = 0.0
  /// How much the condition gives in, for springs.
  var softness = 0.0
  var range: ClosedRange<Double> = -Double.infinity...Double.infinity
  /// The row whose impulse limits this one, and by what factor, for friction.
  var limit: (row: Int, factor: Double)?
  var impulse = 0.0
  /// The contact that the row belongs to; nil for joints.
  var contact: Int?

  /// A condition on the points at the ends of two levers.
  init(
    _ first: Int, at firstLever: PlanarVector, against second: Int?, at secondLever: PlanarVector,
    along direction: PlanarVector
  ) {
    (self.first, self.second, self.direction) = (first, second, direction)
    self.firstLever = firstLever.cross(direction)
    self.secondLever = secondLever.cross(direction)
  }

  /// A condition on the turning of two bodies.
  init(turning first: Int, against second: Int?) {
    (self.first, self.second) = (first, second)
    (firstLever, secondLever) = (1, 1)
  }

  /// The velocity at which the ends move apart.
  func speed(_ bodies: [DynamicBody]) -> Double {
    let a = bodies[first]
    var speed = -a.velocity.dot(direction) - a.angularVelocity * firstLever
    if let second {
      let b = bodies[second]
      speed += b.velocity.dot(direction) + b.angularVelocity * secondLever
    }
    return speed
  }

  /// The inverse of the mass that the impulse moves.
  func inverseMass(_ bodies: [DynamicBody]) -> Double {
    let square = direction.dot(direction)
    let a = bodies[first]
    var sum = a.inverseMass * square + a.inverseInertia * firstLever * firstLever
    if let second {
      let b = bodies[second]
      sum += b.inverseMass * square + b.inverseInertia * secondLever * secondLever
    }
    return sum
  }

  /// Applies a part of the impulse.
  func apply(_ part: Double, to bodies: inout [DynamicBody]) {
    bodies[first].velocity += direction * (-part * bodies[first].inverseMass)
    bodies[first].angularVelocity -= part * firstLever * bodies[first].inverseInertia
    guard let second else { return }
    bodies[second].velocity += direction * (part * bodies[second].inverseMass)
    bodies[second].angularVelocity += part * secondLever * bodies[second].inverseInertia
  }
}
