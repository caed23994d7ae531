import GeometryCore
import RenderCore

/// A run of straight lines that a subpath is taken as.
struct PathLines {
  /// In points; no two neighbours are the same.
  var points: [Point]
  /// Whether a line leads from the last point to the first.
  var isClosed: Bool

  mutating func add(_ point: Point) { if point != points.last { points.append(point) } }
}

extension ShapePath {
  /// How many lines a curve is taken as.
  private static var linesOfCurve: Int { 32 }

  /// The subpaths as straight lines, curves as 32 each.
  ///
  /// - Complexity: O(n) in the number of segments.
  var lines: [PathLines] {
    var all: [PathLines] = []
    var current = PathLines(points: [], isClosed: false)
    // Where what follows a closed part begins, if no move says otherwise.
    var start = Point.zero
    func curve(_ place: (Double) -> Point) {
      for step in 1...Self.linesOfCurve {
        current.add(place(Double(step) / Double(Self.linesOfCurve)))
      }
    }
    func finish() {
      if !current.points.isEmpty { all.append(current) }
      current = PathLines(points: [], isClosed: false)
    }
    for element in elements {
      if current.points.isEmpty, element.draws { current.points = [start] }
      let from = current.points.last ?? start
      switch element {
      case .move(let point):
        finish()
        current.points = [point]
        start = point
      case .line(let end): current.add(end)
      case .quadratic(let control, let end):
        curve { from.mixed(control, $0).mixed(control.mixed(end, $0), $0) }
      case .cubic(let control1, let control2, let end):
        curve { share in
          let middle = control1.mixed(control2, share)
          return from.mixed(control1, share).mixed(middle, share)
            .mixed(middle.mixed(control2.mixed(end, share), share), share)
        }
      case .close:
        if current.points.count > 1, current.points.last == start { current.points.removeLast() }
        current.isClosed = true
        finish()
      }
    }
    finish()
    return all
  }
}

extension ShapePath.Element {
  /// Whether the segment leads from one point to another.
  fileprivate var draws: Bool {
    switch self {
    case .line, .quadratic, .cubic: true
    case .move, .close: false
    }
  }
}

extension Point {
  /// The point `share` of the way to `end`.
  func mixed(_ end: Point, _ share: Double) -> Point {
    Point(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
  }

  func moved(_ direction: Point, by distance: Double) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }

  /// The direction to another point, of length 1.
  func direction(to end: Point) -> Point {
    let (dx, dy) = (end.x - x, end.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return Point(x: dx / length, y: dy / length)
  }

  /// A quarter turn to the side that outlines are walked on.
  var normal: Point { Point(x: -y, y: x) }
}
