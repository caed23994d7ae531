import CPangoCairo
import RenderCore

/// Makes `mode` how the next steps on `canvas` are drawn.
func setBlend(_ mode: BlendMode, on canvas: OpaquePointer) {
  cairo_set_operator(canvas, mode.cairoOperator)
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

/// Fills the current path. Where the blending would change what lies around it, only the path's
/// area is painted.
func fillPath(on canvas: OpaquePointer) {
  guard changesAround(canvas) else { return cairo_fill(canvas) }
  cairo_save(canvas)
  cairo_clip(canvas)
  cairo_paint(canvas)
  cairo_restore(canvas)
}

/// Strokes the current path. Where the blending would change what lies around it, it changes the
/// rectangle around the stroke.
func strokePath(on canvas: OpaquePointer) {
  guard changesAround(canvas) else { return cairo_stroke(canvas) }
  var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  cairo_stroke_extents(canvas, &left, &top, &right, &bottom)
  let path = cairo_copy_path(canvas)
  cairo_save(canvas)
  cairo_new_path(canvas)
  cairo_rectangle(canvas, left, top, right - left, bottom - top)
  cairo_clip(canvas)
  cairo_append_path(canvas, path)
  cairo_stroke(canvas)
  cairo_restore(canvas)
  cairo_path_destroy(path)
}

/// Whether blending as it is set changes all that is not clipped.
private func changesAround(_ canvas: OpaquePointer) -> Bool {
  switch cairo_get_operator(canvas) {
  case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP:
    true
  default: false
  }
}
