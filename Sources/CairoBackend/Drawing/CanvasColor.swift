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
    set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, on: canvas)
  case .radialGradient(let stops, let from, let to):
    let pattern = cairo_pattern_create_radial(
      from.center.x, from.center.y, from.radius, to.center.x, to.center.y, to.radius)
    set(pattern, stops, on: canvas)
  }
}

private func set(_ gradient: OpaquePointer?, _ stops: [GradientStop], on canvas: OpaquePointer) {
  for stop in stops {
    let color = stop.color
    cairo_pattern_add_color_stop_rgba(
      gradient, stop.location, color.red, color.green, color.blue, color.alpha)
  }
  cairo_set_source(canvas, gradient)
  cairo_pattern_destroy(gradient)
}
