import GeometryCore

extension PixelBox {
  package static let empty = PixelBox(x: 0, y: 0, width: 0, height: 0)

  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  /// The number of pixels.
  package var area: Int { isEmpty ? 0 : width * height }

  /// All pixels that `rect`, in pixels and fractions of them, touches, within `limits`.
  package init(around rect: Rect, within limits: PixelBox) {
    func number(_ value: Double, from low: Int, to high: Int) -> Int {
      Int(Swift.min(Swift.max(value, Double(low)), Double(high)))
    }
    let left = number(rect.minX.rounded(.down), from: limits.x, to: limits.maxX)
    let top = number(rect.minY.rounded(.down), from: limits.y, to: limits.maxY)
    let right = number(rect.maxX.rounded(.up), from: limits.x, to: limits.maxX)
    let bottom = number(rect.maxY.rounded(.up), from: limits.y, to: limits.maxY)
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The pixels of both; empty where there are none.
  package func intersection(_ other: PixelBox) -> PixelBox {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return .empty }
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both have a pixel in common.
  package func overlaps(_ other: PixelBox) -> Bool { !intersection(other).isEmpty }

  package func contains(_ other: PixelBox) -> Bool {
    other.isEmpty
      || x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The smallest box with the pixels of both.
  package func union(_ other: PixelBox) -> PixelBox {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func moved(dx: Int, dy: Int) -> PixelBox {
    PixelBox(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The pixels of this box that `other` does not have, in at most four boxes.
  package func without(_ other: PixelBox) -> [PixelBox] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelBox(x: x, y: y, width: width, height: hole.y - y),
      PixelBox(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      PixelBox(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelBox(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}
