/// Rigid bodies in a plane that fall, collide, and are tied, pushed and drawn to places.
///
/// Moves in steps of equal length, and computes with nothing but its own values: the same world goes the
/// same way each time.
package struct DynamicsWorld: Sendable {
  /// The length of a step in seconds.
  package static let step = 1.0 / 240

  /// A wall between two points, with the bodies that it stops.
  package struct Wall: Hashable, Sendable {
    package var from: PlanarVector
    package var to: PlanarVector
    /// Tells walls apart in contacts.
    package var key: Int
    package var bodies: Set<Int>

    package init(from: PlanarVector, to: PlanarVector, key: Int, bodies: Set<Int>) {
      (self.from, self.to, self.key, self.bodies) = (from, to, key, bodies)
    }
  }

  /// Two bodies, or a body and a wall, that touch.
  package struct Touch: Hashable, Sendable {
    package var first: Int
    /// The other body; nil for a wall.
    package var second: Int?
    /// The wall's key; nil for a body.
    package var wall: Int?

    package init(first: Int, second: Int? = nil, wall: Int? = nil) {
      (self.first, self.second, self.wall) = (first, second, wall)
    }
  }

  /// The bodies by their keys, which are their places in the order of their coming.
  package private(set) var keys: [Int] = []
  private(set) var bodies: [DynamicBody] = []
  private var places: [Int: Int] = [:]

  /// Acceleration by body, in points per second and second.
  package var accelerations: [Int: PlanarVector] = [:]
  /// Forces by body, with turning forces: mass times points per second and second.
  package var forces: [Int: (force: PlanarVector, torque: Double)] = [:]
  package var joints: [DynamicJoint] = []
  package var snaps: [DynamicSnap] = []
  package var walls: [Wall] = []
  /// Sets of bodies that collide with each other.
  package var groups: [Set<Int>] = []
  /// What touches after the last step, with a place of each contact.
  package private(set) var touches: [Touch: PlanarVector] = [:]

  package init() {}

  package subscript(key: Int) -> DynamicBody? {
    get { places[key].map { bodies[$0] } }
    set {
      if let place = places[key] {
        if let newValue { return bodies[place] = newValue }
        keys.remove(at: place)
        bodies.remove(at: place)
        places = [:]
        for (index, key) in keys.enumerated() { places[key] = index }
      } else if let newValue {
        places[key] = keys.count
        keys.append(key)
        bodies.append(newValue)
      }
    }
  }

  /// The place of a body in ``bodies``; nil for an unknown key.
  func index(of key: Int) -> Int? { places[key] }

  /// Whether nothing moves that a viewer would see.
  package var isAtRest: Bool {
    bodies.allSatisfy { $0.isAnchored || $0.velocity.length < 2 && abs($0.angularVelocity) < 0.02 }
  }

  // MARK: A step

  /// Moves everything by one step.
  package mutating func advance() {
    let time = Self.step
    applyForces(time)
    var rows =
      snaps.flatMap { conditions(of: $0, time) } + joints.flatMap { conditions(of: $0, time) }
    let contacts = contacts()
    for (index, contact) in contacts.enumerated() { add(contact, at: index, to: &rows) }
    solve(&rows)
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].position += bodies[index].velocity * time
      bodies[index].angle += bodies[index].angularVelocity * time
    }
    separate(contacts)
    // Embedded Swift has no dictionaries of sequences.
    touches = [:]
    for contact in contacts where touches[contact.touch] == nil {
      touches[contact.touch] = contact.contact.points.first?.place
    }
  }

  private mutating func applyForces(_ time: Double) {
    for index in bodies.indices where !bodies[index].isAnchored {
      let key = keys[index]
      var body = bodies[index]
      if let acceleration = accelerations[key] { body.velocity += acceleration * time }
      if let (force, torque) = forces[key] {
        body.velocity += force * (time * body.inverseMass)
        body.angularVelocity += torque * time * body.inverseInertia
      }
      body.velocity = body.velocity * (1 / (1 + max(0, body.resistance) * time))
      body.angularVelocity *= 1 / (1 + max(0, body.angularResistance) * time)
      if !body.allowsRotation { body.angularVelocity = 0 }
      bodies[index] = body
    }
  }

  /// Finds the impulses that fulfil all conditions, one after the other, and applies them.
  private mutating func solve(_ rows: inout [DynamicRow]) {
    let masses = rows.map { row -> Double in
      let inverse = row.inverseMass(bodies) + row.softness
      return inverse > 0 ? 1 / inverse : 0
    }
    for _ in 0..<16 {
      for index in rows.indices {
        var row = rows[index]
        let wanted = row.target - row.speed(bodies) - row.softness * row.impulse
        var range = row.range
        if let limit = row.limit {
          let most = abs(rows[limit.row].impulse) * limit.factor
          range = -most...most
        }
        let impulse = min(
          max(row.impulse + wanted * masses[index], range.lowerBound), range.upperBound)
        row.apply(impulse - row.impulse, to: &bodies)
        row.impulse = impulse
        rows[index] = row
      }
    }
  }

  // MARK: Contacts

  private struct Meeting {
    let touch: Touch
    let first: Int
    let second: Int?
    let contact: DynamicContact
  }

  private func contacts() -> [Meeting] {
    var meetings: [Meeting] = []
    var seen: Set<Touch> = []
    for group in groups {
      let members = group.compactMap { places[$0] }.sorted()
      for (position, first) in members.enumerated() {
        for second in members[(position + 1)...] {
          let touch = Touch(first: keys[first], second: keys[second])
          guard !(bodies[first].isAnchored && bodies[second].isAnchored),
            seen.insert(touch).inserted,
            let contact = DynamicContact.between(bodies[first], bodies[second])
          else { continue }
          meetings.append(Meeting(touch: touch, first: first, second: second, contact: contact))
        }
      }
    }
    for wall in walls {
      for first in wall.bodies.compactMap({ places[$0] }).sorted() {
        guard let contact = DynamicContact.of(bodies[first], with: (wall.from, wall.to)) else {
          continue
        }
        let touch = Touch(first: keys[first], wall: wall.key)
        meetings.append(Meeting(touch: touch, first: first, second: nil, contact: contact))
      }
    }
    return meetings
  }

  private func add(
    _ meeting: Meeting, at index: Int, to rows: inout [DynamicRow]
  ) {
    let (a, b) = (bodies[meeting.first], meeting.second.map { bodies[$0] })
    // A wall gives back and holds as the body does.
    let elasticity = max(a.elasticity, b?.elasticity ?? 0)
    let friction = (max(0, a.friction) * max(0, b?.friction ?? a.friction)).squareRoot()
    for point in meeting.contact.points {
      let levers = (point.place - a.position, b.map { point.place - $0.position } ?? .zero)
      var row = DynamicRow(
        meeting.first, at: levers.0, against: meeting.second, at: levers.1,
        along: meeting.contact.normal)
      row.range = 0...Double.infinity
      row.contact = index
      let speed = row.speed(bodies)
      // Slow contacts do not bounce, so that bodies come to rest.
      if speed < -30 { row.target = -elasticity * speed }
      rows.append(row)
      var along = DynamicRow(
        meeting.first, at: levers.0, against: meeting.second, at: levers.1,
        along: meeting.contact.normal.turned)
      along.limit = (rows.count - 1, friction)
      along.contact = index
      rows.append(along)
    }
  }

  /// Moves apart what overlaps, without an effect on velocities.
  private mutating func separate(_ meetings: [Meeting]) {
    for meeting in meetings {
      let depth = (meeting.contact.points.map { $0.depth }.max() ?? 0) - 0.05
      guard depth > 0 else { continue }
      let first = bodies[meeting.first].inverseMass
      let second = meeting.second.map { bodies[$0].inverseMass } ?? 0
      guard first + second > 0 else { continue }
      let way = meeting.contact.normal * (0.4 * depth / (first + second))
      bodies[meeting.first].position += way * -first
      if let other = meeting.second { bodies[other].position += way * second }
    }
  }
}
