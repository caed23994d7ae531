// The conditions of joints and snaps.
extension DynamicsWorld {
  /// Tells what a spring asks of a condition: its target velocity for a distance, and how it gives in.
  private func soften(
    _ row: inout DynamicRow, off distance: Double, frequency: Double, ratio: Double,
    in time: Double
  ) {
    let inverse = row.inverseMass(bodies)
    guard inverse > 0 else { return }
    let mass = 1 / inverse
    let angular = 2 * Double.pi * frequency
    let stiffness = mass * angular * angular
    let damping = 2 * mass * max(0, ratio) * angular
    let softness = 1 / max(1e-12, time * (damping + time * stiffness))
    row.softness = softness
    row.target = -distance * time * stiffness * softness
  }

  /// How quickly rigid conditions are met again that are not, per second.
  private static let correction = 0.2 / step

  func conditions(of snap: DynamicSnap, _ time: Double) -> [DynamicRow] {
    guard let index = index(of: snap.body) else { return [] }
    let body = bodies[index]
    let ratio = 0.3 + 0.7 * min(max(snap.damping, 0), 1)
    var rows = [PlanarVector(1, 0), PlanarVector(0, 1)].map { axis in
      var row = DynamicRow(index, at: .zero, against: nil, at: .zero, along: axis)
      let off = (snap.place - body.position).dot(axis)
      soften(&row, off: off, frequency: 2.5, ratio: ratio, in: time)
      return row
    }
    if body.inverseInertia > 0 {
      var row = DynamicRow(turning: index, against: nil)
      soften(&row, off: -body.angle, frequency: 2.5, ratio: ratio, in: time)
      rows.append(row)
    }
    return rows
  }

  func conditions(of joint: DynamicJoint, _ time: Double) -> [DynamicRow] {
    guard let first = index(of: joint.first) else { return [] }
    let second = joint.second.flatMap(index)
    if joint.second != nil, second == nil { return [] }
    let a = bodies[first]
    let leverA = joint.firstEnd.rotated(a.turn)
    let leverB = second.map { joint.secondEnd.rotated(bodies[$0].turn) } ?? .zero
    let endA = a.position + leverA
    let endB = second.map { bodies[$0].position + leverB } ?? joint.secondEnd
    let way = endB - endA
    func row(along axis: PlanarVector, off: Double) -> DynamicRow {
      var row = DynamicRow(first, at: leverA, against: second, at: leverB, along: axis)
      row.target = -off * Self.correction
      return row
    }
    switch joint.kind {
    case .distance:
      // A body that is where it is tied to without a length is held in both directions.
      guard joint.length > 1e-6 else {
        return axes.map { axis in
          var row = row(along: axis, off: way.dot(axis))
          if joint.frequency > 0 { spring(&row, of: joint, off: way.dot(axis), in: time) }
          return row
        }
      }
      let off = way.length - joint.length
      var row = row(along: way.normalized, off: off)
      if joint.frequency > 0 { spring(&row, of: joint, off: off, in: time) }
      return [row]
    case .limit:
      guard way.length > joint.length else { return [] }
      var row = row(along: way.normalized, off: way.length - joint.length)
      row.range = -Double.infinity...0
      return [row]
    case .pin: return axes.map { row(along: $0, off: way.dot($0)) }
    case .fixed:
      return axes.map { row(along: $0, off: way.dot($0)) } + [angle(of: joint, first, second)]
    case .sliding(let axis, let range):
      var rows = [
        row(along: axis.turned, off: way.dot(axis.turned)), angle(of: joint, first, second),
      ]
      let along = -way.dot(axis)
      if along > range.upperBound || along < range.lowerBound {
        let nearest = min(max(along, range.lowerBound), range.upperBound)
        rows.append(row(along: axis, off: nearest - along))
      }
      return rows
    }
  }

  private var axes: [PlanarVector] { [PlanarVector(1, 0), PlanarVector(0, 1)] }

  private func spring(
    _ row: inout DynamicRow, of joint: DynamicJoint, off: Double, in time: Double
  ) {
    soften(
      &row, off: off, frequency: joint.frequency, ratio: joint.dampingRatio, in: time)
  }

  private func angle(of joint: DynamicJoint, _ first: Int, _ second: Int?) -> DynamicRow {
    var row = DynamicRow(turning: first, against: second)
    let off = (second.map { bodies[$0].angle } ?? 0) - bodies[first].angle - joint.angle
    row.target = -off * Self.correction
    return row
  }
}
