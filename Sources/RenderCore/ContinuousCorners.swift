import GeometryCore

extension ShapePath {
  /// A rectangle whose named corners bend ever more from the sides to their middle, as phones draw
  /// the corners of cards.
  ///
  /// - Parameter radius: That of the circle which such a corner stands for, in points; at most half
  ///   the shorter side.
  package static func continuousRectangle(
    _ rect: Rect, radius: Double, corners: CornerSet
  ) -> ShapePath {
    let room = min(rect.size.width, rect.size.height) / 2
    guard radius > 0, room > 0 else { return ShapePath() }
    let curve = ContinuousCorner.points(radius: radius, room: room)
    // Clockwise from the top right corner: the corner, and the way back along the side that comes
    // before it and on along the one behind it.
    let places: [(corner: CornerSet, point: Point, back: Point, on: Point)] = [
      (.maxXMinY, Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (.maxXMaxY, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (.minXMaxY, Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (.minXMinY, Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var path = ShapePath()
    for (corner, point, back, on) in places {
      guard corners.contains(corner) else {
        path.append(point)
        continue
      }
      let placed = curve.map {
        Point(
          x: point.x + $0.x * back.x + $0.y * on.x, y: point.y + $0.x * back.y + $0.y * on.y)
      }
      path.append(placed[0])
      for first in [1, 4, 7] {
        path.elements.append(
          .cubic(
            control1: placed[first], control2: placed[first + 1], end: placed[first + 2]))
      }
    }
    path.elements.append(.close)
    return path
  }

  /// Goes straight to `point`, or begins there.
  private mutating func append(_ point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }
}

/// The curve of a corner in distances from it, along the side before it and the one behind it.
///
/// Two cubics leave the sides without a bend and have the circle's curvature where they meet the
/// arc between them. It begins after 36 degrees, which with the reach of 1.53 radii puts the edge
/// where pictures of phones have it (a radius of 10 points at three pixels per point), to the pixel.
private enum ContinuousCorner {
  /// Half the curve for a radius of 1: a cubic from the side on, the first control point of the arc.
  private static let half = [
    Point(x: 1.53, y: 0), Point(x: 0.944499, y: 0), Point(x: 0.675081, y: 0),
    Point(x: 0.412215, y: 0.190983), Point(x: 0.327320, y: 0.252663),
  ]
  /// The same of a circle.
  private static let circle = [
    Point(x: 1, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 0),
    Point(x: 0.447715, y: 0),
  ]

  /// Start, control points and ends of three cubics.
  ///
  /// - Parameter room: How much of a side the corner may take, in points. As little as the radius
  ///   makes a circle of it.
  static func points(radius: Double, room: Double) -> [Point] {
    let share = min(1, max(0, room / radius - 1) / (half[0].x - 1))
    func blended(_ circle: Double, _ full: Double) -> Double {
      radius * (circle + (full - circle) * share)
    }
    let first = zip(circle, half).map {
      Point(x: blended($0.x, $1.x), y: blended($0.y, $1.y))
    }
    return first + first.reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
