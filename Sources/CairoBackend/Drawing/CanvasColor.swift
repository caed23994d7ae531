import CPangoCairo
import GeometryCore
import RenderCore

/// Makes `color` what the next fill, stroke or text on `canvas` is drawn with.
func setSource(_ color: RGBA, on canvas: OpaquePointer) {
  cairo_set_source_rgba(canvas, color.red, color.green, color.blue, color.alpha)
}

/// Makes `paint` what the next fill or stroke on `canvas` is drawn with.
func setSource(_ paint: Paint, on canvas: OpaquePointer) {
  switch paint {
  case .color(let color):
    setSource(color, on: canvas)
  case .linearGradient(let stops, let start, let end):
    setSource(on: canvas) { place, _ in
      let (start, end) = (place(start), place(end))
      return add(stops, to: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }
  case .radialGradient(let stops, let from, let to):
    setSource(on: canvas) { place, scale in
      let (first, last) = (place(from.center), place(to.center))
      let pattern = cairo_pattern_create_radial(
        first.x, first.y, from.radius * scale, last.x, last.y, to.radius * scale)
      return add(stops, to: pattern)
    }
  case .conicGradient(let stops, let center, let angle):
    let sweep = ConicSweep(
      stops, center: center, angle: angle, radius: farthest(from: center, on: canvas))
    setSource(on: canvas) { place, _ in sweep.pattern(place) }
  case .tiles(let tile, let placement):
    setSource(tile, placement, on: canvas)
  }
}

/// Makes a repeated tile the source; a placement that cannot be inverted draws nothing.
private func setSource(_ tile: Tile, _ placement: Transform2D, on canvas: OpaquePointer) {
  let bitmap = tile.bitmap
  guard let inverse = placement.inverse, bitmap.width > 0, bitmap.height > 0, tile.size.width > 0,
    tile.size.height > 0
  else { return setSource(RGBA.clear, on: canvas) }
  // The source needs its pixels for longer than this function runs: it has a copy of them.
  let surface = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height))
  defer { cairo_surface_destroy(surface) }
  cairo_surface_flush(surface)
  guard let bytes = cairo_image_surface_get_data(surface) else {
    return setSource(RGBA.clear, on: canvas)
  }
  let faded = tile.opacity < 1 ? PixelOrder.faded(bitmap.pixels, by: tile.opacity) : bitmap.pixels
  faded.withUnsafeBufferPointer {
    if let start = $0.baseAddress { bytes.update(from: start, count: $0.count) }
  }
  cairo_surface_mark_dirty(surface)
  let pattern = cairo_pattern_create_for_surface(surface)
  defer { cairo_pattern_destroy(pattern) }
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
  let pixels = inverse.concatenated(
    Transform2D(
      a: Double(bitmap.width) / tile.size.width, b: 0, c: 0,
      d: Double(bitmap.height) / tile.size.height, tx: 0, ty: 0))
  var matrix = cairo_matrix_t()
  cairo_matrix_init(&matrix, pixels.a, pixels.b, pixels.c, pixels.d, pixels.tx, pixels.ty)
  cairo_pattern_set_matrix(pattern, &matrix)
  cairo_set_source(canvas, pattern)
}

/// Makes a gradient the source. Where the coordinate system is as wide as high, the gradient is given
/// in pixels.
///
/// - Parameter gradient: Makes the gradient from the places of points and the length of a unit.
private func setSource(
  on canvas: OpaquePointer, gradient: ((Point) -> Point, Double) -> OpaquePointer?
) {
  guard let origin = PixelOrigin(of: .zero, on: canvas), origin.scale.width == origin.scale.height
  else {
    let pattern = gradient({ $0 }, 1)
    cairo_set_source(canvas, pattern)
    return cairo_pattern_destroy(pattern)
  }
  let scale = origin.scale.width
  let pattern = gradient(
    {
      Point(
        x: $0.x * scale + origin.fraction.x, y: $0.y * scale + origin.fraction.y)
    }, scale)
  origin.setSource(pattern, on: canvas)
  cairo_pattern_destroy(pattern)
}

/// How far it is from a point to the farthest corner of what may be drawn on, in the units of the
/// coordinate system.
private func farthest(from point: Point, on canvas: OpaquePointer) -> Double {
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  cairo_clip_extents(canvas, &left, &top, &right, &bottom)
  let x = max((left - point.x).magnitude, (right - point.x).magnitude)
  let y = max((top - point.y).magnitude, (bottom - point.y).magnitude)
  return (x * x + y * y).squareRoot()
}

private func add(_ stops: [GradientStop], to gradient: OpaquePointer?) -> OpaquePointer? {
  for stop in stops {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      gradient, stop.location, color.red, color.green, color.blue, color.alpha)
  }
  return gradient
}
