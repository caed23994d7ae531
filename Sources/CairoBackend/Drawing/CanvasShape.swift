import CPangoCairo
import GeometryCore
import RenderCore

/// Makes `shape` the current path of `canvas`, with the rule for what lies inside it.
func setPath(_ shape: Shape, on canvas: OpaquePointer) {
  cairo_new_path(canvas)
  cairo_set_fill_rule(canvas, CAIRO_FILL_RULE_WINDING)
  switch shape {
  case .rectangle(let rect):
    let rect = countable(rect, on: canvas)
    cairo_rectangle(canvas, rect.minX, rect.minY, rect.size.width, rect.size.height)
  case .roundedRectangle(let rect, let radius, let corners):
    addRoundedRectangle(rect, radius: radius, corners: corners, to: canvas)
  case .ellipse(let rect):
    addEllipse(in: rect, to: canvas)
  case .path(let path):
    add(path, to: canvas)
  }
}

/// Whether rectangles of the current coordinate system are upright on `canvas`.
func isUpright(_ canvas: OpaquePointer) -> Bool {
  var matrix = cairo_matrix_t()
  cairo_get_matrix(canvas, &matrix)
  return matrix.xy == 0 && matrix.yx == 0
}

/// Whether `rect` is upright on `canvas` and covers none of its pixels in part.
func fillsWholePixels(_ rect: Rect, on canvas: OpaquePointer) -> Bool {
  var matrix = cairo_matrix_t()
  cairo_get_matrix(canvas, &matrix)
  guard matrix.xy == 0, matrix.yx == 0 else { return false }
  return [
    matrix.xx * rect.minX + matrix.x0, matrix.yy * rect.minY + matrix.y0,
    matrix.xx * rect.size.width, matrix.yy * rect.size.height,
  ].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
}

extension Shape {
  /// Whether it is a rectangle without round corners.
  var isRectangle: Bool { if case .rectangle = self { true } else { false } }
}

/// `rect` without what lies far outside the clip, if cairo could not count its pixels otherwise.
///
/// - Parameter margin: How far outside the clip the sides still matter.
private func countable(_ rect: Rect, margin: Double = 0, on canvas: OpaquePointer) -> Rect {
  let reach = max(
    rect.minX.magnitude, rect.minY.magnitude, rect.maxX.magnitude, rect.maxY.magnitude)
  guard reach > 100_000 else { return rect }
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  cairo_clip_extents(canvas, &left, &top, &right, &bottom)
  let visible = Rect(x: left, y: top, width: right - left, height: bottom - top)
  return rect.intersection(visible.inset(dx: -margin - 100, dy: -margin - 100)) ?? .zero
}

private func addRoundedRectangle(
  _ rect: Rect, radius: Double, corners: CornerSet, to canvas: OpaquePointer
) {
  let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
  let rect = countable(rect, margin: radius, on: canvas)
  guard radius > 0, !corners.isEmpty else {
    cairo_rectangle(canvas, rect.minX, rect.minY, rect.size.width, rect.size.height)
    return
  }
  // Clockwise from the top right corner; angles count clockwise from the right.
  let quarter = Double.pi / 2
  let places: [(corner: CornerSet, point: Point, inward: Point, angle: Double)] = [
    (.maxXMinY, Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 1), -quarter),
    (.maxXMaxY, Point(x: rect.maxX, y: rect.maxY), Point(x: -1, y: -1), 0),
    (.minXMaxY, Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: -1), quarter),
    (.minXMinY, Point(x: rect.minX, y: rect.minY), Point(x: 1, y: 1), 2 * quarter),
  ]
  for place in places {
    if corners.contains(place.corner) {
      cairo_arc(
        canvas, place.point.x + radius * place.inward.x, place.point.y + radius * place.inward.y,
        radius, place.angle, place.angle + quarter)
    } else {
      cairo_line_to(canvas, place.point.x, place.point.y)
    }
  }
  cairo_close_path(canvas)
}

private func addEllipse(in rect: Rect, to canvas: OpaquePointer) {
  guard !rect.isEmpty else { return }
  var matrix = cairo_matrix_t()
  cairo_get_matrix(canvas, &matrix)
  cairo_translate(canvas, rect.midX, rect.midY)
  cairo_scale(canvas, rect.size.width / 2, rect.size.height / 2)
  cairo_arc(canvas, 0, 0, 1, 0, 2 * Double.pi)
  cairo_close_path(canvas)
  cairo_set_matrix(canvas, &matrix)
}

private func add(_ path: ShapePath, to canvas: OpaquePointer) {
  if path.isEvenOdd { cairo_set_fill_rule(canvas, CAIRO_FILL_RULE_EVEN_ODD) }
  var current = Point.zero
  var start = Point.zero
  for element in path.elements {
    switch element {
    case .move(let point):
      cairo_move_to(canvas, point.x, point.y)
      (current, start) = (point, point)
    case .line(let point):
      cairo_line_to(canvas, point.x, point.y)
      current = point
    case .quadratic(let control, let end):
      // The same curve as a cubic: both controls two thirds of the way to the only one.
      let first = mix(current, control)
      let second = mix(end, control)
      cairo_curve_to(canvas, first.x, first.y, second.x, second.y, end.x, end.y)
      current = end
    case .cubic(let control1, let control2, let end):
      cairo_curve_to(canvas, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      current = end
    case .close:
      cairo_close_path(canvas)
      current = start
    }
  }
}

private func mix(_ from: Point, _ to: Point) -> Point {
  Point(x: from.x + 2 / 3 * (to.x - from.x), y: from.y + 2 / 3 * (to.y - from.y))
}
