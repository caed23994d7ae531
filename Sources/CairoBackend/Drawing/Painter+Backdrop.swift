import CPangoCairo
import GeometryCore
import RenderCore

extension Painter {
  /// Replaces what was drawn within `shape` by its view through `material`.
  ///
  /// - Parameter before: All that was drawn, for documents: they cannot be read back.
  func drawBackdrop(_ shape: Shape, _ material: Material, before: () -> [DisplayCommand]) {
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    setPath(shape, on: canvas)
    cairo_clip(canvas)
    let region = clippedRegion()
    guard !region.isEmpty else { return }
    var picture = BackdropPicture(region, deviation: material.blurRadius * pixelsPerPoint)
    if isDocument(canvas) {
      picture.draw { canvas in
        var painter = Painter(canvas: canvas, resources: resources)
        _ = painter.draw(DisplayList(commands: before()))
      }
    } else {
      picture.copy(cairo_get_group_target(canvas))
    }
    picture.blur()
    picture.saturate(by: material.saturation)
    cairo_identity_matrix(canvas)
    picture.paint(on: canvas, replacing: !isDocument(canvas))
    setSource(material.tint, on: canvas)
    cairo_paint(canvas)
  }

  /// What the clip leaves of the canvas, in its pixels.
  private func clippedRegion() -> Rect {
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    cairo_identity_matrix(canvas)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(canvas, &left, &top, &right, &bottom)
    return Rect(
      x: left.rounded(.down), y: top.rounded(.down),
      width: right.rounded(.up) - left.rounded(.down),
      height: bottom.rounded(.up) - top.rounded(.down))
  }

  /// Pixels of the canvas a point of the current coordinate system.
  private var pixelsPerPoint: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    return (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
  }
}

/// A part of a canvas, copied to be blurred.
private struct BackdropPicture {
  /// The part with what the blur draws in from around it, in pixels of the canvas.
  private let region: Rect
  /// Pixels of the picture a pixel of the canvas: a strong blur leaves nothing that needs more.
  private let scale: Double
  private let boxes: [Int]
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  /// The deviation in pixels of the picture from which finer ones show no difference.
  private static let mostDeviation = 6.0

  init(_ part: Rect, deviation: Double) {
    let deviation = deviation.isFinite ? max(0, deviation) : 0
    let scale = min(1, Self.mostDeviation / max(deviation, 1))
    boxes = BoxBlur.boxes(deviation: deviation * scale)
    let margin = (Double(boxes.reduce(1) { $0 + $1 / 2 }) / scale).rounded(.up)
    region = part.inset(dx: -margin, dy: -margin)
    self.scale = scale
    width = max(1, Int((region.size.width * scale).rounded(.up)))
    height = max(1, Int((region.size.height * scale).rounded(.up)))
    pixels = [UInt8].zeros(width * height * 4)
  }

  /// Takes over what `target` shows; its edges go on outside.
  mutating func copy(_ target: OpaquePointer?) {
    draw { canvas in
      cairo_set_source_surface(canvas, target, 0, 0)
      let pattern = cairo_get_source(canvas)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_paint(canvas)
    }
  }

  /// Draws on the picture in pixels of the canvas.
  mutating func draw(_ actions: (OpaquePointer) -> Void) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
        Int32(clamping: width * 4))
      if let canvas = cairo_create(surface) {
        cairo_scale(canvas, scale, scale)
        cairo_translate(canvas, -region.minX, -region.minY)
        actions(canvas)
        cairo_destroy(canvas)
      }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  mutating func blur() {
    for channel in 0..<4 {
      BoxBlur.blur(
        &pixels, width: width, height: height, stride: width * 4, step: 4, first: channel,
        boxes: boxes, surroundings: .edges)
    }
  }

  /// Moves colours away from the grey as bright as they are, or towards it.
  mutating func saturate(by factor: Double) {
    guard factor != 1 else { return }
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[start + 3])
      let (blue, green, red) = (
        Double(pixels[start]), Double(pixels[start + 1]), Double(pixels[start + 2])
      )
      let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      for (offset, color) in [blue, green, red].enumerated() {
        let moved = (grey + factor * (color - grey)).rounded()
        pixels[start + offset] = UInt8(min(max(moved, 0), alpha))
      }
    }
  }

  /// Paints the picture at its place of a canvas whose unit is its pixel.
  func paint(on canvas: OpaquePointer, replacing: Bool) {
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
        Int32(clamping: width * 4))
      cairo_save(canvas)
      cairo_translate(canvas, region.minX, region.minY)
      cairo_scale(canvas, 1 / scale, 1 / scale)
      cairo_set_source_surface(canvas, surface, 0, 0)
      let pattern = cairo_get_source(canvas)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_set_operator(canvas, replacing ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
      cairo_paint(canvas)
      cairo_restore(canvas)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
