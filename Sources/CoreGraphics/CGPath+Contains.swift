import Foundation
import GeometryCore
import RenderCore

extension CGPath {
  /// Whether `point` is inside the path; open subpaths count as closed.
  ///
  /// - Complexity: O(n) in the number of segments.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let placed = transform.isIdentity ? shape : shape.transformed(by: transform.core)
    let winding = placed.winding(around: point.core)
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return !winding.isMultiple(of: 2)
    }
  }
}

extension ShapePath {
  /// How often the path goes around `point`, curves taken as 32 lines each.
  fileprivate func winding(around point: Point) -> Int {
    var turns = 0
    var (start, last) = (Point.zero, Point.zero)
    func line(to end: Point) {
      turns += Self.crossing(from: last, to: end, at: point)
      last = end
    }
    for element in elements {
      switch element {
      case .move(let next):
        line(to: start)
        (start, last) = (next, next)
      case .line(let end): line(to: end)
      case .quadratic(let control, let end):
        let from = last
        for step in 1...32 {
          let t = Double(step) / 32
          let (a, b) = (Self.blend(from, control, share: t), Self.blend(control, end, share: t))
          line(to: Self.blend(a, b, share: t))
        }
      case .cubic(let control1, let control2, let end):
        let from = last
        for step in 1...32 {
          let t = Double(step) / 32
          let middle = Self.blend(control1, control2, share: t)
          let a = Self.blend(Self.blend(from, control1, share: t), middle, share: t)
          let b = Self.blend(middle, Self.blend(control2, end, share: t), share: t)
          line(to: Self.blend(a, b, share: t))
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return turns
  }

  private static func blend(_ from: Point, _ to: Point, share: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// 1 or -1 where the line crosses the ray from `point` to the right, else 0.
  private static func crossing(from start: Point, to end: Point, at point: Point) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let share = (point.y - start.y) / (end.y - start.y)
    guard start.x + share * (end.x - start.x) > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}
