/// Where two bodies, or a body and a wall, touch.
struct DynamicContact {
  /// From the first body to the second one.
  var normal: PlanarVector
  /// Up to two points, each with how far the bodies overlap there.
  var points: [(place: PlanarVector, depth: Double)]

  /// The contact of two shapes; nil if they do not touch.
  static func between(_ a: DynamicBody, _ b: DynamicBody) -> DynamicContact? {
    if (b.position - a.position).length > a.reach + b.reach { return nil }
    switch (a.shape, b.shape) {
    case (.circle(let first), .circle(let second)):
      let way = b.position - a.position
      let depth = first + second - way.length
      guard depth > 0 else { return nil }
      let normal = way.normalized
      return DynamicContact(normal: normal, points: [(a.position + normal * first, depth)])
    case (.circle(let radius), .polygon):
      return circle(a.position, radius, with: b.corners, center: b.position)
    case (.polygon, .circle(let radius)):
      return circle(b.position, radius, with: a.corners, center: a.position)?.reversed
    case (.polygon, .polygon):
      return polygons(a.corners, around: a.position, and: b.corners)
    }
  }

  /// The contact of a body with a wall between two points; nil if they do not touch.
  static func of(
    _ body: DynamicBody, with wall: (from: PlanarVector, to: PlanarVector)
  ) -> DynamicContact? {
    let corners = [wall.from, wall.to]
    let middle = (wall.from + wall.to) * 0.5
    switch body.shape {
    case .circle(let radius): return circle(body.position, radius, with: corners, center: middle)
    case .polygon: return polygons(body.corners, around: body.position, and: corners)
    }
  }

  /// The contact as the second body sees it.
  private var reversed: DynamicContact { DynamicContact(normal: -normal, points: points) }

  // MARK: Circles

  private static func circle(
    _ center: PlanarVector, _ radius: Double, with corners: [PlanarVector],
    center other: PlanarVector
  ) -> DynamicContact? {
    var nearest = (place: corners[0], distance: Double.infinity)
    var isInside = corners.count > 2
    for (from, to) in edges(corners) {
      let along = to - from
      let share = min(max((center - from).dot(along) / max(along.dot(along), 1e-12), 0), 1)
      let place = from + along * share
      let distance = (center - place).length
      if distance < nearest.distance { nearest = (place, distance) }
      if along.cross(center - from) < 0 { isInside = false }
    }
    let way = nearest.place - center
    if isInside {
      return DynamicContact(
        normal: -way.normalized, points: [(nearest.place, radius + nearest.distance)])
    }
    guard nearest.distance < radius else { return nil }
    let normal = nearest.distance > 1e-9 ? way.normalized : (other - center).normalized
    return DynamicContact(normal: normal, points: [(nearest.place, radius - nearest.distance)])
  }

  private static func edges(
    _ corners: [PlanarVector]
  ) -> [(from: PlanarVector, to: PlanarVector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  // MARK: Polygons

  private struct Face {
    var from: PlanarVector
    var to: PlanarVector
    var normal: PlanarVector
    var depth: Double
  }

  /// The face of the first polygon by which it overlaps the other one least; nil if one separates them.
  private static func shallowestFace(
    of corners: [PlanarVector], against others: [PlanarVector]
  ) -> Face? {
    var best: Face?
    for (from, to) in edges(corners) {
      let normal = -(to - from).turned.normalized
      let depth = -(others.map { ($0 - from).dot(normal) }.min() ?? 0)
      guard depth > 0 else { return nil }
      if depth < best?.depth ?? .infinity {
        best = Face(from: from, to: to, normal: normal, depth: depth)
      }
    }
    return best
  }

  private static func polygons(
    _ a: [PlanarVector], around centerA: PlanarVector, and b: [PlanarVector]
  ) -> DynamicContact? {
    // A wall has no inside: of its two faces the one towards the body counts.
    guard let faceA = shallowestFace(of: a, against: b) else { return nil }
    guard b.count > 2 else { return wall(b, against: a, around: centerA, face: faceA) }
    guard let faceB = shallowestFace(of: b, against: a) else { return nil }
    let isFirst = faceA.depth <= faceB.depth + 1e-6
    let face = isFirst ? faceA : faceB
    let points = clipped(isFirst ? b : a, by: face)
    guard !points.isEmpty else { return nil }
    return DynamicContact(normal: isFirst ? face.normal : -face.normal, points: points)
  }

  private static func wall(
    _ wall: [PlanarVector], against corners: [PlanarVector], around center: PlanarVector,
    face own: Face
  ) -> DynamicContact? {
    let along = (wall[1] - wall[0]).normalized
    var normal = along.turned
    if (center - wall[0]).dot(normal) < 0 { normal = -normal }
    let depth = -(corners.map { ($0 - wall[0]).dot(normal) }.min() ?? 0)
    let highest = corners.map { ($0 - wall[0]).dot(normal) }.max() ?? 0
    guard depth > 0, highest > 0 else { return nil }
    let length = (wall[1] - wall[0]).length
    let isBeside = (center - wall[0]).dot(along) < 0 || (center - wall[0]).dot(along) > length
    if isBeside, own.depth < depth {
      let points = clipped(wall, by: own)
      return points.isEmpty ? nil : DynamicContact(normal: own.normal, points: points)
    }
    // The corners beyond the wall, moved onto it.
    let beyond = corners.map { ($0, -($0 - wall[0]).dot(normal)) }.filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }.prefix(2)
    let points = beyond.map { (place: $0.0, depth: $0.1) }.filter {
      let share = ($0.place - wall[0]).dot(along)
      return share > -1e-6 && share < length + 1e-6
    }
    return points.isEmpty ? nil : DynamicContact(normal: -normal, points: Array(points))
  }

  /// The part of the facing side of a polygon that is behind a face of another one.
  private static func clipped(
    _ corners: [PlanarVector], by face: Face
  ) -> [(place: PlanarVector, depth: Double)] {
    func facing(_ side: (from: PlanarVector, to: PlanarVector)) -> Double {
      -(side.to - side.from).turned.normalized.dot(face.normal)
    }
    guard let side = edges(corners).min(by: { facing($0) < facing($1) }) else { return [] }
    let along = (face.to - face.from).normalized
    let (low, high) = (face.from.dot(along), face.to.dot(along))
    var (from, to) = (side.from, side.to)
    let (start, end) = (from.dot(along), to.dot(along))
    func place(at value: Double) -> PlanarVector {
      abs(end - start) < 1e-12
        ? side.from : side.from + (side.to - side.from) * ((value - start) / (end - start))
    }
    let (least, most) = (min(start, end), max(start, end))
    guard most >= low, least <= high else { return [] }
    from = place(at: min(max(start, low), high))
    to = place(at: min(max(end, low), high))
    return [from, to].map { ($0, -($0 - face.from).dot(face.normal)) }.filter { $0.1 > 0 }
  }
}
