import Foundation
import GeometryCore
import RenderCore

/// A walk along a path, segment by segment.
struct PathWalk {
  /// From a point over two control points to another.
  private struct Segment {
    let start, control1, control2, end: Point
    /// Whether the pen was lifted before it.
    var begins = false

    func point(at t: Double) -> Point {
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Where the curve goes at `t`, in radians from the x axis towards the y axis; nil of a point.
    func direction(at t: Double) -> Double? {
      // Where controls lie on an end, the curve goes to the next point that differs.
      let points = t < 0.5 ? [start, control1, control2, end] : [end, control2, control1, start]
      let sign = t < 0.5 ? 1.0 : -1.0
      let s = 1 - t
      let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
      let dx =
        a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x)
      let dy =
        a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y)
      if abs(dx) + abs(dy) > 1e-9 { return atan2(dy, dx) }
      guard let next = points.first(where: { $0 != points[0] }) else { return nil }
      return atan2(sign * (next.y - points[0].y), sign * (next.x - points[0].x))
    }

    /// Lengths from the start at 64 equal parts of `t`.
    var lengths: [Double] {
      var (reached, before) = ([0.0], start)
      for step in 1...PathWalk.steps {
        let point = point(at: Double(step) / Double(PathWalk.steps))
        let (dx, dy) = (point.x - before.x, point.y - before.y)
        reached.append(reached[reached.count - 1] + (dx * dx + dy * dy).squareRoot())
        before = point
      }
      return reached
    }

    /// What lies between two values of `t`.
    func part(from low: Double, to high: Double) -> Segment {
      let behind = split(at: high).0
      return high > 0 ? behind.split(at: low / high).1 : behind
    }

    /// The parts before and behind `t`, by de Casteljau's construction.
    private func split(at t: Double) -> (Segment, Segment) {
      func mix(_ a: Point, _ b: Point) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = mix(d, e)
      return (
        Segment(start: start, control1: a, control2: d, end: middle),
        Segment(start: middle, control1: e, control2: c, end: end)
      )
    }
  }

  private var segments: [Segment] = []

  init(_ path: ShapePath) {
    var (start, here) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    var begins = true
    func point(_ share: Double, from: Point, to: Point) -> Point {
      Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    for element in path.elements {
      var segment: Segment?
      switch element {
      case .move(let point): (start, here, begins) = (point, point, true)
      case .line(let end):
        segment = Segment(
          start: here, control1: point(1 / 3, from: here, to: end),
          control2: point(2 / 3, from: here, to: end),
          end: end)
      case .quadratic(let control, let end):
        segment = Segment(
          start: here, control1: point(2 / 3, from: here, to: control),
          control2: point(2 / 3, from: end, to: control), end: end)
      case .cubic(let first, let second, let end):
        segment = Segment(start: here, control1: first, control2: second, end: end)
      case .close where here != start:
        segment = Segment(
          start: here, control1: point(1 / 3, from: here, to: start),
          control2: point(2 / 3, from: here, to: start),
          end: start)
      case .close: break
      }
      if var segment {
        segment.begins = begins
        begins = false
        segments.append(segment)
        here = segment.end
      }
    }
  }

  /// The point `share` of the way along; nil of a path without segments.
  ///
  /// - Parameter isPaced: Whether the way is measured in length; else each segment is an equal part.
  func point(at share: Double, isPaced: Bool) -> MotionValue? {
    guard let (segment, t) = place(at: share, isPaced: isPaced) else { return nil }
    let point = segment.point(at: t)
    return .vector(SIMD4(point.x, point.y, 0, 0))
  }

  /// Where the path goes `share` of the way along, in radians from the x axis towards the y axis; nil
  /// where it stays at a point.
  func direction(at share: Double, isPaced: Bool) -> Double? {
    guard let (segment, t) = place(at: share, isPaced: isPaced) else { return nil }
    return segment.direction(at: t)
  }

  /// The segment that lies `share` of the way along, and the place in it from 0 to 1; nil of a path
  /// without segments.
  private func place(at share: Double, isPaced: Bool) -> (segment: Segment, t: Double)? {
    guard !segments.isEmpty else { return nil }
    let place = isPaced ? pacedPlace(share) : share * Double(segments.count)
    let index = min(max(Int(place), 0), segments.count - 1)
    return (segments[index], place - Double(index))
  }

  /// Into how many parts of `t` segments are cut to measure them.
  fileprivate static let steps = 64

  /// What lies between two shares of the length: a path of its own, without the corners at which a
  /// closed one would join its ends.
  func part(from low: Double, to high: Double) -> ShapePath {
    let lengths = segments.map(\.lengths)
    let total = lengths.reduce(0) { $0 + $1[$1.count - 1] }
    let wanted = (min(max(low, 0), 1) * total)...(max(low, min(max(high, 0), 1)) * total)
    var path = ShapePath()
    var reached = 0.0
    for (segment, lengths) in zip(segments, lengths) {
      let length = lengths[lengths.count - 1]
      defer { reached += length }
      let own = wanted.clamped(to: reached...(reached + length))
      guard own.lowerBound < own.upperBound else { continue }
      let piece = segment.part(
        from: Self.place(own.lowerBound - reached, in: lengths),
        to: Self.place(own.upperBound - reached, in: lengths))
      if segment.begins || path.elements.isEmpty { path.elements.append(.move(piece.start)) }
      path.elements.append(
        .cubic(control1: piece.control1, control2: piece.control2, end: piece.end))
    }
    return path
  }

  /// Where, in segments and parts of them, `share` of the length is behind.
  private func pacedPlace(_ share: Double) -> Double {
    let lengths = segments.map(\.lengths)
    let total = lengths.reduce(0) { $0 + $1[$1.count - 1] }
    var rest = min(max(share, 0), 1) * total
    for (index, lengths) in lengths.enumerated() {
      let length = lengths[lengths.count - 1]
      if rest <= length { return Double(index) + Self.place(rest, in: lengths) }
      rest -= length
    }
    return Double(segments.count)
  }

  /// The `t` of a segment at which `length` of it is behind.
  private static func place(_ length: Double, in lengths: [Double]) -> Double {
    let next = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
    guard next > 0 else { return 0 }
    let step = lengths[next] - lengths[next - 1]
    let part = step > 0 ? (length - lengths[next - 1]) / step : 0
    return (Double(next - 1) + part) / Double(steps)
  }
}
