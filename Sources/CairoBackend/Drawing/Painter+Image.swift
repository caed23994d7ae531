import CPangoCairo
import GeometryCore
import RenderCore

extension Painter {
  /// Stretches `bitmap` over `frame`; with a tint, paints the tint through its alpha.
  func draw(_ bitmap: Bitmap, in frame: Rect, tint: RGBA?) {
    let isMixed = isMixed(bitmap, in: frame)
    if isMixed, drawOnPixels(bitmap, in: frame, tint: tint) { return }
    var picture = PixelPicture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    if !isMixed { picture.filter = CAIRO_FILTER_NEAREST }
    picture.draw(in: frame, tint: tint, on: canvas)
  }

  /// Whether the pixels of `bitmap` are mixed where it is stretched over `frame`.
  private func isMixed(_ bitmap: Bitmap, in frame: Rect) -> Bool {
    guard hints.mixesEnlarged != hints.mixesReduced else { return hints.mixesEnlarged }
    var (x, y) = (frame.size.width, 0.0)
    cairo_user_to_device_distance(canvas, &x, &y)
    let isEnlarged = (x * x + y * y).squareRoot() >= Double(bitmap.width)
    return isEnlarged ? hints.mixesEnlarged : hints.mixesReduced
  }

  /// Draws `bitmap` by pixels of its own for the canvas.
  ///
  /// - Returns: False where there cannot be such, or too many.
  private func drawOnPixels(_ bitmap: Bitmap, in frame: Rect, tint: RGBA?) -> Bool {
    guard bitmap.width > 0, bitmap.height > 0, !frame.isEmpty,
      let origin = PixelOrigin(of: frame.origin, on: canvas)
    else { return false }
    let size = Size(
      width: PixelOrigin.onGrid(frame.size.width * origin.scale.width),
      height: PixelOrigin.onGrid(frame.size.height * origin.scale.height))
    guard size.width > 0, size.height > 0, Bitmap.isKept(scaledTo: size) else { return false }
    let picture = resources.pictures.picture(
      of: bitmap, over: Rect(origin: origin.fraction, size: size))
    cairo_save(canvas)
    setPath(.rectangle(frame), on: canvas)
    picture.withPattern { pattern in
      if let tint {
        cairo_clip(canvas)
        setSource(tint, on: canvas)
        cairo_identity_matrix(canvas)
        cairo_translate(canvas, origin.column, origin.row)
        cairo_mask(canvas, pattern)
      } else {
        origin.setSource(pattern, on: canvas)
        fillPath(on: canvas)
      }
    }
    cairo_restore(canvas)
    return true
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
  /// How pixels come about where the picture is stretched.
  var filter = CAIRO_FILTER_GOOD

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
    cairo_save(canvas)
    setPath(.rectangle(frame), on: canvas)
    withPattern(over: frame) { pattern in
      if let tint {
        cairo_clip(canvas)
        setSource(tint, on: canvas)
        cairo_mask(canvas, pattern)
      } else {
        cairo_set_source(canvas, pattern)
        fillPath(on: canvas)
      }
    }
    cairo_restore(canvas)
  }

  /// The picture as a source that is stretched over `frame`.
  func withPattern(over frame: Rect, _ paint: (OpaquePointer?) -> Void) {
    withPattern { pattern in
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, Double(width) / frame.size.width, Double(height) / frame.size.height)
      cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, filter)
      paint(pattern)
    }
  }

  /// The picture as a source, a unit to the pixel.
  func withPattern(_ paint: (OpaquePointer?) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      // cairo asks for mutable bytes, and only reads those of a source.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4))
      let pattern = cairo_pattern_create_for_surface(surface)
      // Edge pixels go on outside, so that a stretched edge does not fade out.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      paint(pattern)
      cairo_pattern_destroy(pattern)
      // Documents that still need the pixels copy them now.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
