import Foundation
import GeometryCore
import RenderCore

/// The kind of a segment of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath; one point.
  case moveToPoint
  /// A line; its end.
  case addLineToPoint
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve; its control points and its end.
  case addCurveToPoint
  /// The end of a subpath, a line to its start; no points.
  case closeSubpath
}

/// A segment of a path.
public struct CGPathElement {
  /// The kind of the segment.
  public var type: CGPathElementType
  /// The points: one for moves and lines, two for quadratic curves, three for cubic ones, the end
  /// last; none for the end of a subpath. Valid while the block runs that receives the element.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls `block` with each segment in turn.
  ///
  /// - Complexity: O(n) in the number of segments.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in shape.elements {
      var points = ShapePath(elements: [element]).points.map { CGPoint($0) }
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        let value = CGPathElement(type: element.type, points: first)
        withUnsafePointer(to: value, block)
      }
    }
  }

  /// A copy of the path with `transform` applied to all points; nil applies none.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape.transformed(by: (transform?.pointee ?? .identity).core))
  }

  /// A mutable copy of the path with `transform` applied to all points; nil applies none.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(shape.transformed(by: (transform?.pointee ?? .identity).core))
  }

  /// The smallest rectangle around the path without the control points of curves; `null` for an empty
  /// path.
  ///
  /// - Complexity: O(n) in the number of segments.
  public var boundingBoxOfPath: CGRect {
    var box: Rect?
    var last = Point.zero
    func reach(_ point: Point) {
      let place = Rect(origin: point, size: .zero)
      box = box?.union(place) ?? place
    }
    for element in shape.elements {
      switch element {
      case .move(let point), .line(let point):
        reach(point)
        last = point
      case .quadratic(let control, let end):
        // The same curve, with two points that control it.
        let curve = CubicCurve(
          start: last, control1: last.mixed(control, 2.0 / 3),
          control2: end.mixed(control, 2.0 / 3),
          end: end)
        curve.turns.forEach(reach)
        reach(end)
        last = end
      case .cubic(let control1, let control2, let end):
        let curve = CubicCurve(start: last, control1: control1, control2: control2, end: end)
        curve.turns.forEach(reach)
        reach(end)
        last = end
      case .close: break
      }
    }
    return box.map { CGRect($0) } ?? .null
  }
}

private struct CubicCurve {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  /// The point at `share` of the curve's parameter.
  private func point(at share: Double) -> Point {
    let middle = control1.mixed(control2, share)
    return start.mixed(control1, share).mixed(middle, share)
      .mixed(middle.mixed(control2.mixed(end, share), share), share)
  }

  /// The points at which one of the coordinates turns back.
  var turns: [Point] {
    (sharesOfTurns(\.x) + sharesOfTurns(\.y)).filter { $0 > 0 && $0 < 1 }.map(point)
  }

  private func sharesOfTurns(_ coordinate: KeyPath<Point, Double>) -> [Double] {
    let (a, b) = (start[keyPath: coordinate], control1[keyPath: coordinate])
    let (c, d) = (control2[keyPath: coordinate], end[keyPath: coordinate])
    // The derivative is p t² + q t + r.
    let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    guard abs(p) > 1e-12 else { return abs(q) > 1e-12 ? [-r / q] : [] }
    let inner = q * q - 4 * p * r
    guard inner >= 0 else { return [] }
    return [(-q + inner.squareRoot()) / (2 * p), (-q - inner.squareRoot()) / (2 * p)]
  }
}

extension ShapePath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadratic: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
