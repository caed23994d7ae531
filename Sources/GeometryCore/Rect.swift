/// A rectangle in points: an origin and a size. A negative size is not normalised.
@frozen public struct Rect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: Point
  /// The size.
  public var size: Size

  @inlinable package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable package var minX: Double { origin.x }
  @inlinable package var minY: Double { origin.y }
  @inlinable package var maxX: Double { origin.x + size.width }
  @inlinable package var maxY: Double { origin.y + size.height }
  @inlinable package var midX: Double { origin.x + size.width / 2 }
  @inlinable package var midY: Double { origin.y + size.height / 2 }

  /// The near edge along `axis`.
  @inlinable package func min(_ axis: Axis) -> Double { origin[axis] }
  /// The far edge along `axis`.
  @inlinable package func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// Whether the area is zero.
  @inlinable package var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether the interiors of both rectangles share a point. Rectangles that only touch do not.
  @inlinable package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the rectangles share a point, edges included.
  @inlinable package func meetsOrTouches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The common part, or nil where there is none. Touching rectangles share a part without area.
  @inlinable package func intersection(_ other: Rect) -> Rect? {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  @inlinable package func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by `delta`.
  @inlinable package func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }

  /// The rectangle with each side moved inwards by `dx` and `dy`.
  @inlinable package func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
}
