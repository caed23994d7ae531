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
    setSource(stops, on: canvas) { place, _ in
      let (start, end) = (place(start), place(end))
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
  case .radialGradient(let stops, let from, let to):
    setSource(stops, on: canvas) { place, scale in
      let (first, last) = (place(from.center), place(to.center))
      return cairo_pattern_create_radial(
        first.x, first.y, from.radius * scale, last.x, last.y, to.radius * scale)
    }
  }
}

/// Makes a gradient the source. Where the coordinate system is as wide as high, the gradient is given
/// in pixels.
///
/// - Parameter gradient: Makes the gradient without colours, from the places of points and the length
///   of a unit.
private func setSource(
  _ stops: [GradientStop], on canvas: OpaquePointer,
  gradient: ((Point) -> Point, Double) -> OpaquePointer?
) {
  guard let origin = PixelOrigin(of: .zero, on: canvas), origin.scale.width == origin.scale.height
  else {
    let pattern = gradient({ $0 }, 1)
    add(stops, to: pattern)
    cairo_set_source(canvas, pattern)
    return cairo_pattern_destroy(pattern)
  }
  let scale = origin.scale.width
  let pattern = gradient(
    {
      Point(
        x: $0.x * scale + origin.fraction.x, y: $0.y * scale + origin.fraction.y)
    }, scale)
  add(stops, to: pattern)
  origin.setSource(pattern, on: canvas)
  cairo_pattern_destroy(pattern)
}

private func add(_ stops: [GradientStop], to gradient: OpaquePointer?) {
  for stop in stops {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      gradient, stop.location, color.red, color.green, color.blue, color.alpha)
  }
}
