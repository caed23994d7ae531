import Foundation
import GeometryCore
import RenderCore

/// How a path's inside is told from its outside.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it, counted with direction.
  case winding
  /// A point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends with half a circle.
  case round
  /// The line ends with half a square.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The edges meet in a point, as far as the miter limit allows.
  case miter
  /// The corner is a part of a circle.
  case round
  /// The corner is cut off.
  case bevel
}

/// A sequence of straight and curved segments in points.
///
/// Two paths are equal if they have the same segments.
open class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var shape: ShapePath

  package init(_ shape: ShapePath) {
    self.shape = shape
  }

  /// Whether both paths have the same segments.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  /// Feeds the segments into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path.shape)
  }

  /// Creates a path of the ellipse in `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(path.shape)
  }

  /// Creates a path of a rectangle with elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(path.shape)
  }

  /// Whether the path has no segments.
  public var isEmpty: Bool { shape.elements.isEmpty }

  /// Returns an equal path that cannot be changed.
  public func copy() -> CGPath? { CGPath(shape) }
  /// Returns an equal path that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

  /// Where the last segment ends; the origin of an empty path.
  public var currentPoint: CGPoint { CGPoint(shape.currentPoint) }

  /// The smallest rectangle around all points, those that control curves included; `null` if there are none.
  public var boundingBox: CGRect {
    let points = shape.points
    guard let first = points.first else { return .null }
    let box = points.dropFirst().reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
    return CGRect(box)
  }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() {
    self.init(ShapePath())
  }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.elements.append(.move(point.applying(transform).core))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.elements.append(.line(point.applying(transform).core))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.elements.append(
      .quadratic(control: control.applying(transform).core, end: end.applying(transform).core))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.elements.append(
      .cubic(
        control1: control1.applying(transform).core, control2: control2.applying(transform).core,
        end: end.applying(transform).core))
  }

  /// Closes the current subpath by a line to its start.
  public func closeSubpath() {
    shape.elements.append(.close)
  }

  /// Adds a subpath of lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
    }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Adds the ellipse in `rect` as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// Adds a rectangle with elliptical corners as a closed subpath.
  ///
  /// Corners are at most half as wide and high as the rectangle; larger ones are reduced.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let w = min(cornerWidth, rect.width / 2)
    let h = min(cornerHeight, rect.height / 2)
    let (kw, kh) = (w * (1 - arcFactor), h * (1 - arcFactor))
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(x0 + w, y0), transform: transform)
    addLine(to: point(x1 - w, y0), transform: transform)
    addCurve(
      to: point(x1, y0 + h), control1: point(x1 - kw, y0), control2: point(x1, y0 + kh),
      transform: transform)
    addLine(to: point(x1, y1 - h), transform: transform)
    addCurve(
      to: point(x1 - w, y1), control1: point(x1, y1 - kh), control2: point(x1 - kw, y1),
      transform: transform)
    addLine(to: point(x0 + w, y1), transform: transform)
    addCurve(
      to: point(x0, y1 - h), control1: point(x0 + kw, y1), control2: point(x0, y1 - kh),
      transform: transform)
    addLine(to: point(x0, y0 + h), transform: transform)
    addCurve(
      to: point(x0 + w, y0), control1: point(x0, y0 + kh), control2: point(x0 + kw, y0),
      transform: transform)
    closeSubpath()
  }

  /// Adds a circular arc from `startAngle` to `endAngle`, in radians; `clockwise` as the eye sees
  /// it where y grows upwards, as Core Graphics counts.
  ///
  /// Of many turns four at most are added, which fill and stroke as all do. Nothing is added for
  /// numbers that are not finite.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, sweep.isFinite else { return }
    let turn = 2 * CGFloat.pi
    if clockwise ? sweep > 0 : sweep < 0 {
      sweep.formTruncatingRemainder(dividingBy: turn)
      if sweep != 0 { sweep += clockwise ? -turn : turn }
    } else if abs(sweep) > 4 * turn {
      // An even number of turns less leaves what is inside by either rule as it was.
      sweep.formTruncatingRemainder(dividingBy: 2 * turn)
      sweep += clockwise ? -2 * turn : 2 * turn
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    isEmpty ? move(to: start, transform: transform) : addLine(to: start, transform: transform)
    for piece in 0..<pieces {
      let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b, control1: CGPoint(x: a.x - handle * sin(from), y: a.y + handle * cos(from)),
        control2: CGPoint(x: b.x + handle * sin(to), y: b.y - handle * cos(to)),
        transform: transform)
    }
  }

  /// Adds a circular arc that begins at `startAngle` and turns by `delta`, in radians; towards larger
  /// angles if that is above zero.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds a line and an arc of `radius` that touches the lines from the current point to
  /// `tangent1End` and from there to `tangent2End`; where there is no such arc, a line to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let back = transform.core.inverse else { return }
    let (start, corner) = (back.applied(to: shape.currentPoint), tangent1End.core)
    let end = tangent2End.core
    guard start != corner, end != corner, radius > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let (into, out) = (corner.direction(to: start), corner.direction(to: end))
    let turn = into.x * out.y - into.y * out.x
    guard abs(turn) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
    // The tangent of half the angle between both lines.
    let half = abs(turn) / (1 + into.x * out.x + into.y * out.y)
    let touch = corner.moved(into, by: Double(radius) / half)
    let normal = Point(x: turn > 0 ? -into.y : into.y, y: turn > 0 ? into.x : -into.x)
    let center = touch.moved(normal, by: Double(radius))
    let leave = corner.moved(out, by: Double(radius) / half)
    addArc(
      center: CGPoint(center), radius: radius,
      startAngle: CGFloat(atan2(touch.y - center.y, touch.x - center.x)),
      endAngle: CGFloat(atan2(leave.y - center.y, leave.x - center.x)), clockwise: turn > 0,
      transform: transform)
  }

  /// Adds the segments of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    shape.elements += path.shape.transformed(by: transform.core).elements
  }
}

/// How far along its tangents a quarter of an ellipse has its control points.
private let arcFactor: CGFloat = 0.5522847498307936

extension ShapePath {
  /// Every point that segments name.
  package var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  /// The end of the last segment; the start of the last subpath if that is closed.
  fileprivate var currentPoint: Point {
    guard case .close? = elements.last else { return points.last ?? .zero }
    for case .move(let point) in elements.reversed() { return point }
    return .zero
  }

  package func transformed(by transform: Transform2D) -> ShapePath {
    let moved = elements.map { element -> Element in
      switch element {
      case .move(let point): .move(transform.applied(to: point))
      case .line(let point): .line(transform.applied(to: point))
      case .quadratic(let control, let end):
        .quadratic(control: transform.applied(to: control), end: transform.applied(to: end))
      case .cubic(let control1, let control2, let end):
        .cubic(
          control1: transform.applied(to: control1), control2: transform.applied(to: control2),
          end: transform.applied(to: end))
      case .close: .close
      }
    }
    return ShapePath(elements: moved, isEvenOdd: isEvenOdd)
  }
}
