import CPangoCairo
import GeometryCore
import RenderCore

extension Painter {
  /// Stretches `bitmap` over `frame`; with a tint, paints the tint through its alpha.
  func draw(_ bitmap: Bitmap, in frame: Rect, tint: RGBA?) {
    guard bitmap.width > 0, bitmap.height > 0, !frame.isEmpty else { return }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      // cairo asks for mutable bytes, and only reads those of a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
      let pattern = cairo_pattern_create_for_surface(surface)
      draw(pattern, pixelWidth: bitmap.width, pixelHeight: bitmap.height, in: frame, tint: tint)
      cairo_pattern_destroy(pattern)
      // Documents that still need the pixels copy them now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  private func draw(
    _ pattern: OpaquePointer?, pixelWidth: Int, pixelHeight: Int, in frame: Rect, tint: RGBA?
  ) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(pixelWidth) / frame.size.width, Double(pixelHeight) / frame.size.height)
    cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    // Edge pixels go on outside, so that a stretched edge does not fade out.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_save(canvas)
    setPath(.rectangle(frame), on: canvas)
    if let tint {
      cairo_clip(canvas)
      setSource(tint, on: canvas)
      cairo_mask(canvas, pattern)
    } else {
      cairo_set_source(canvas, pattern)
      cairo_fill(canvas)
    }
    cairo_restore(canvas)
  }
}
