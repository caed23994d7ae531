import GeometryCore
import Glibc

extension SymbolArt {
  /// Lines with round ends from point to point.
  static func line(_ points: [Point], width: Double) -> SymbolArt {
    SymbolArt(
      shapes: zip(points, points.dropFirst()).map { Shape(path: capsule($0, $1, width: width)) })
  }

  static func disc(_ center: Point, radius: Double) -> SymbolArt {
    SymbolArt(shapes: [Shape(path: circle(center, radius))])
  }

  /// A circle whose line ends at `radius`.
  static func ring(_ center: Point, radius: Double, width: Double) -> SymbolArt {
    let path = circle(center, radius) + circle(center, radius - width)
    return SymbolArt(shapes: [Shape(path: path, isEvenOdd: true)])
  }

  /// A part of a circle, in degrees clockwise from three o'clock, with round ends.
  static func arc(
    _ center: Point, radius: Double, from start: Double, to end: Double, width: Double
  ) -> SymbolArt {
    func point(_ degrees: Double, _ radius: Double) -> String {
      let angle = degrees * .pi / 180
      return text(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    let (outer, inner) = (number(radius), number(radius - width))
    let (cap, isLarge) = (number(width / 2), end - start > 180 ? 1 : 0)
    let path = """
      M\(point(start, radius))A\(outer) \(outer) 0 \(isLarge) 1 \(point(end, radius))\
      A\(cap) \(cap) 0 0 1 \(point(end, radius - width))\
      A\(inner) \(inner) 0 \(isLarge) 0 \(point(start, radius - width))\
      A\(cap) \(cap) 0 0 1 \(point(start, radius))Z
      """
    return SymbolArt(shapes: [Shape(path: path)])
  }

  /// A filled rectangle with round corners.
  static func box(_ rect: Rect, radius: Double) -> SymbolArt {
    SymbolArt(shapes: [Shape(path: roundedRectangle(rect, radius))])
  }

  /// The outline of a rectangle with round corners, whose line lies within `rect`.
  static func frame(_ rect: Rect, radius: Double, width: Double) -> SymbolArt {
    let path =
      roundedRectangle(rect, radius)
      + roundedRectangle(rect.inset(dx: width, dy: width), max(radius - width, 0))
    return SymbolArt(shapes: [Shape(path: path, isEvenOdd: true)])
  }

  static func polygon(_ points: [Point]) -> SymbolArt {
    let corners = points.map { text($0.x, $0.y) }.joined(separator: "L")
    return SymbolArt(shapes: [Shape(path: "M\(corners)Z")])
  }

  // MARK: Paths

  private static func text(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }

  private static func circle(_ center: Point, _ radius: Double) -> String {
    let (turn, diameter) = ("a\(number(radius)) \(number(radius)) 0 1 0 ", number(2 * radius))
    return "M\(text(center.x - radius, center.y))\(turn)\(diameter) 0\(turn)-\(diameter) 0Z"
  }

  private static func capsule(_ start: Point, _ end: Point, width: Double) -> String {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return circle(start, width / 2) }
    let side = Point(x: -dy / length * width / 2, y: dx / length * width / 2)
    let radius = number(width / 2)
    let turn = "A\(radius) \(radius) 0 0 0 "
    return "M\(text(start.x + side.x, start.y + side.y))L\(text(end.x + side.x, end.y + side.y))"
      + turn + text(end.x - side.x, end.y - side.y)
      + "L\(text(start.x - side.x, start.y - side.y))"
      + turn + text(start.x + side.x, start.y + side.y) + "Z"
  }

  private static func roundedRectangle(_ rect: Rect, _ radius: Double) -> String {
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    let turn = "a\(number(radius)) \(number(radius)) 0 0 1 "
    let (across, down) = (
      number(rect.size.width - 2 * radius), number(rect.size.height - 2 * radius)
    )
    let r = number(radius)
    return "M\(text(rect.minX + radius, rect.minY))h\(across)\(turn)\(r) \(r)v\(down)"
      + "\(turn)-\(r) \(r)h-\(across)\(turn)-\(r) -\(r)v-\(down)\(turn)\(r) -\(r)Z"
  }
}
