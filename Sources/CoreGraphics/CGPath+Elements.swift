import Foundation
import GeometryCore
import RenderCore

/// What a segment of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A segment of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One point for moves and lines, two for quadratic curves, three for cubic ones, the end last;
  /// none where a part is closed. Valid while the block runs that got the element.
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

  /// The path with `transform` applied to all its points; a plain copy for nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape.transformed(by: (transform?.pointee ?? .identity).core))
  }

  /// A path that can be added to, with `transform` applied to all points so far.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(shape.transformed(by: (transform?.pointee ?? .identity).core))
  }

  /// The smallest rectangle around what the path draws: points that only control curves do not
  /// count. `null` for an empty path.
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
        let (one, two) = (last.mixed(control, 2.0 / 3), end.mixed(control, 2.0 / 3))
        for share in turns(last, one, two, end) { reach(cubic(last, one, two, end, share)) }
        reach(end)
        last = end
      case .cubic(let one, let two, let end):
        for share in turns(last, one, two, end) { reach(cubic(last, one, two, end, share)) }
        reach(end)
        last = end
      case .close: break
      }
    }
    return box.map { CGRect($0) } ?? .null
  }
}

/// The point of a curve at `share` of its parameter.
private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ share: Double) -> Point {
  let middle = b.mixed(c, share)
  return a.mixed(b, share).mixed(middle, share)
    .mixed(middle.mixed(c.mixed(d, share), share), share)
}

/// Where within a curve one of its coordinates turns back, as shares of its parameter.
private func turns(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Double] {
  [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { (a, b, c, d) -> [Double] in
    // The derivative is p t² + q t + r.
    let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    guard abs(p) > 1e-12 else { return abs(q) > 1e-12 ? [-r / q] : [] }
    let inner = q * q - 4 * p * r
    guard inner >= 0 else { return [] }
    return [(-q + inner.squareRoot()) / (2 * p), (-q - inner.squareRoot()) / (2 * p)]
  }.filter { $0 > 0 && $0 < 1 }
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
