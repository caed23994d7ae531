import GeometryCore
import RenderCore

/// A walk along a path, segment by segment.
struct PathWalk {
  /// From a point over two control points to another.
  private struct Segment {
    let start, control1, control2, end: Point

    func point(at t: Double) -> Point {
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  private var segments: [Segment] = []

  init(_ path: ShapePath) {
    var (start, here) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func along(_ from: Point, _ to: Point, _ share: Double) -> Point {
      Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    for element in path.elements {
      var segment: Segment?
      switch element {
      case .move(let point): (start, here) = (point, point)
      case .line(let end):
        segment = Segment(
          start: here, control1: along(here, end, 1 / 3), control2: along(here, end, 2 / 3),
          end: end)
      case .quadratic(let control, let end):
        segment = Segment(
          start: here, control1: along(here, control, 2 / 3),
          control2: along(end, control, 2 / 3), end: end)
      case .cubic(let first, let second, let end):
        segment = Segment(start: here, control1: first, control2: second, end: end)
      case .close where here != start:
        segment = Segment(
          start: here, control1: along(here, start, 1 / 3), control2: along(here, start, 2 / 3),
          end: start)
      case .close: break
      }
      if let segment {
        segments.append(segment)
        here = segment.end
      }
    }
  }

  /// The point `share` of the way along; nil of a path without segments.
  ///
  /// - Parameter isPaced: Whether the way is measured in length; else each segment is an equal part.
  func point(at share: Double, isPaced: Bool) -> MotionValue? {
    guard !segments.isEmpty else { return nil }
    let place = isPaced ? pacedPlace(share) : share * Double(segments.count)
    let index = min(max(Int(place), 0), segments.count - 1)
    let point = segments[index].point(at: place - Double(index))
    return .vector(SIMD4(point.x, point.y, 0, 0))
  }

  /// Where, in segments and parts of them, `share` of the length is behind.
  private func pacedPlace(_ share: Double) -> Double {
    let steps = 64
    var reached = [0.0]
    for segment in segments {
      var before = segment.start
      for step in 1...steps {
        let point = segment.point(at: Double(step) / Double(steps))
        let (dx, dy) = (point.x - before.x, point.y - before.y)
        reached.append(reached[reached.count - 1] + (dx * dx + dy * dy).squareRoot())
        before = point
      }
    }
    let wanted = min(max(share, 0), 1) * reached[reached.count - 1]
    let next = reached.firstIndex { $0 >= wanted } ?? reached.count - 1
    guard next > 0 else { return 0 }
    let length = reached[next] - reached[next - 1]
    let part = length > 0 ? (wanted - reached[next - 1]) / length : 0
    return (Double(next - 1) + part) / Double(steps)
  }
}
