/// An affine transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
@frozen package struct Transform2D: Hashable, Sendable {
  package var a, b, c, d, tx, ty: Double

  @inlinable package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable package static func translation(_ delta: Point) -> Transform2D {
    Transform2D(a: 1, b: 0, c: 0, d: 1, tx: delta.x, ty: delta.y)
  }

  /// The transform that applies this one first and `next` after it.
  @inlinable package func concatenated(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable package func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the transformed corners of `rect`.
  package func applied(to rect: Rect) -> Rect {
    let (first, second) = (
      applied(to: rect.origin), applied(to: Point(x: rect.maxX, y: rect.minY))
    )
    let (third, fourth) = (
      applied(to: Point(x: rect.minX, y: rect.maxY)), applied(to: Point(x: rect.maxX, y: rect.maxY))
    )
    let left = Swift.min(first.x, second.x, third.x, fourth.x)
    let top = Swift.min(first.y, second.y, third.y, fourth.y)
    let right = Swift.max(first.x, second.x, third.x, fourth.x)
    let bottom = Swift.max(first.y, second.y, third.y, fourth.y)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @inlinable package var determinant: Double { a * d - b * c }

  /// The transform that undoes this one; nil where the plane collapses.
  package var inverse: Transform2D? {
    let scale = determinant
    guard scale != 0, scale.isFinite else { return nil }
    return Transform2D(
      a: d / scale, b: -b / scale, c: -c / scale, d: a / scale,
      tx: (c * ty - d * tx) / scale, ty: (b * tx - a * ty) / scale)
  }
}
