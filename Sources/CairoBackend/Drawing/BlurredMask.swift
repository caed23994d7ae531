import CPangoCairo
import GeometryCore
import RenderCore

/// How much of a blurred shape's colour reaches each pixel, a byte each.
final class BlurredMask: Sendable {
  /// Rows from the top, `stride` bytes apart.
  let pixels: [UInt8]
  private let width: Int
  private let height: Int
  private let stride: Int
  /// The number of pixels of the mask per point.
  private let scale: Double
  /// Pixels around the shape that the blur spreads over.
  private let margin: Int
  /// How many pixels were blurred: fewer than there are where parts of the shape are alike.
  let blurredCount: Int

  /// Blurs `shape`, at the origin and as large as `size`, by a deviation of `radius` points.
  ///
  /// - Parameter isWhole: Whether all pixels are blurred, as tests ask for.
  /// - Returns: nil where cairo has no room for the mask.
  /// - Complexity: O(n), n the number of mask pixels, whatever the radius; of a rectangle only its
  ///   corners are blurred, and its edges and its middle are copied from there.
  convenience init?(
    of shape: Shape, size: Size, radius: Double, scale: Double, isWhole: Bool = false
  ) {
    let margin = Self.margin(of: BoxBlur.boxes(deviation: radius * scale))
    let cut =
      isWhole ? .none : StraightParts(of: shape, size: size, scale: scale, margin: margin)
    let drawn = cut.shortened(shape, scale: scale)
    self.init(size: size, radius: radius, scale: scale, cut: cut) { canvas in
      setPath(drawn, on: canvas)
      cairo_fill(canvas)
    }
  }

  /// Blurs what is drawn from the origin, as large as `size`, by a deviation of `radius` points.
  ///
  /// - Parameter cut: What is left out of the drawing, as all its rows or columns are alike.
  /// - Returns: nil where cairo has no room for the mask.
  /// - Complexity: O(n), n the number of mask pixels, whatever the radius.
  init?(
    size: Size, radius: Double, scale: Double, cut: StraightParts = .none,
    draw: (OpaquePointer) -> Void
  ) {
    let boxes = BoxBlur.boxes(deviation: radius * scale)
    let margin = Self.margin(of: boxes)
    let wide = (size.width * scale).rounded(.up) + 2 * Double(margin)
    let high = (size.height * scale).rounded(.up) + 2 * Double(margin)
    guard wide <= CanvasSize.longestSide, high <= CanvasSize.longestSide else { return nil }
    width = Int(wide)
    height = Int(high)
    stride = Self.stride(forWidth: width)
    self.margin = margin
    self.scale = scale
    let (drawnWidth, drawnHeight) = (width - cut.columns.count, height - cut.rows.count)
    let drawnStride = Self.stride(forWidth: drawnWidth)
    var pixels = [UInt8](repeating: 0, count: drawnStride * drawnHeight)
    Self.draw(
      draw, scale: scale, margin: margin, into: &pixels, width: drawnWidth, stride: drawnStride)
    BoxBlur.blur(
      &pixels, width: drawnWidth, height: drawnHeight, stride: drawnStride, boxes: boxes)
    blurredCount = drawnWidth * drawnHeight
    self.pixels =
      cut.isEmpty
      ? pixels : cut.restored(pixels, stride: drawnStride, height: height, newStride: stride)
  }

  private static func margin(of boxes: [Int]) -> Int { boxes.reduce(1) { $0 + $1 / 2 } }

  private static func stride(forWidth width: Int) -> Int {
    Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
  }

  private static func draw(
    _ draw: (OpaquePointer) -> Void, scale: Double, margin: Int, into pixels: inout [UInt8],
    width: Int, stride: Int
  ) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(buffer.count / stride),
        Int32(stride))
      if let canvas = cairo_create(surface) {
        cairo_translate(canvas, Double(margin), Double(margin))
        cairo_scale(canvas, scale, scale)
        draw(canvas)
        cairo_destroy(canvas)
      }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Paints `color` through the mask, the shape's top left corner at `origin`.
  func draw(_ color: RGBA, at origin: Point, on canvas: OpaquePointer) {
    guard !isDocument(canvas) else {
      drawPicture(in: color, at: origin, on: canvas)
      return
    }
    pixels.withUnsafeBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_A8, Int32(width),
        Int32(height), Int32(stride))
      cairo_save(canvas)
      enterMaskSpace(at: origin, on: canvas)
      setSource(color, on: canvas)
      cairo_mask_surface(canvas, surface, -Double(margin), -Double(margin))
      cairo_restore(canvas)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension BlurredMask {
  /// Makes the shape's top left corner the origin, and a mask pixel the unit, of `canvas`.
  ///
  /// Where mask and canvas are equally dense the origin goes to a whole pixel: that moves a soft
  /// edge by less than shows, and copying pixels is many times faster than blending between them.
  private func enterMaskSpace(at origin: Point, on canvas: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    let isUpright = matrix.xy == 0 && matrix.yx == 0
    guard isUpright, matrix.xx == scale, matrix.yy == scale else {
      cairo_translate(canvas, origin.x, origin.y)
      cairo_scale(canvas, 1 / scale, 1 / scale)
      return
    }
    cairo_matrix_init_translate(
      &matrix, (scale * origin.x + matrix.x0).rounded(), (scale * origin.y + matrix.y0).rounded())
    cairo_set_matrix(canvas, &matrix)
  }

  /// Draws the shadow as a picture in its colour.
  private func drawPicture(in color: RGBA, at origin: Point, on canvas: OpaquePointer) {
    let frame = Rect(
      x: origin.x - Double(margin) / scale, y: origin.y - Double(margin) / scale,
      width: Double(stride) / scale, height: Double(height) / scale)
    let colored = PixelOrder.colored(color, alphas: pixels, first: 0, step: 1)
    PixelPicture(width: stride, height: height, pixels: colored)
      .draw(in: frame, tint: nil, on: canvas)
  }
}
