import CPangoCairo
import GeometryCore
import RenderCore

extension Painter {
  /// Stretches `bitmap` over `frame`; with a tint, paints the tint through its alpha.
  func draw(_ bitmap: Bitmap, in frame: Rect, tint: RGBA?) {
    let picture = PixelPicture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    picture.draw(in: frame, tint: tint, on: canvas)
  }
}

/// Whether `canvas` writes a document of shapes instead of pixels.
func isDocument(_ canvas: OpaquePointer) -> Bool {
  cairo_surface_get_type(cairo_get_target(canvas)) != CAIRO_SURFACE_TYPE_IMAGE
}

/// Pixels in a bitmap's order, to be drawn.
struct PixelPicture {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  /// Stretches the picture over `frame`; with a tint, paints the tint through its alpha.
  func draw(in frame: Rect, tint: RGBA?, on canvas: OpaquePointer) {
    guard width > 0, height > 0, !frame.isEmpty else { return }
    if let tint, isDocument(canvas) {
      // cairo puts masks into SVG at wrong places; a picture in the colour needs none.
      let colored = PixelOrder.colored(tint, alphas: pixels, first: 3, step: 4)
      PixelPicture(width: width, height: height, pixels: colored)
        .draw(in: frame, tint: nil, on: canvas)
      return
    }
    pixels.withUnsafeBufferPointer { pixels in
      // cairo asks for mutable bytes, and only reads those of a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4))
      let pattern = cairo_pattern_create_for_surface(surface)
      draw(pattern, in: frame, tint: tint, on: canvas)
      cairo_pattern_destroy(pattern)
      // Documents that still need the pixels copy them now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  private func draw(
    _ pattern: OpaquePointer?, in frame: Rect, tint: RGBA?, on canvas: OpaquePointer
  ) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(width) / frame.size.width, Double(height) / frame.size.height)
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
      fillPath(on: canvas)
    }
    cairo_restore(canvas)
  }
}
