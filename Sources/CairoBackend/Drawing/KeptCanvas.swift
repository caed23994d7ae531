import CPangoCairo
import GeometryCore
import Glibc
import RenderCore

/// Pixels that are kept, with a second set of as many to draw on.
///
/// How cairo covers the pixels at the edges of a shape depends on how the shape is cut. So a part is
/// never drawn through a clip of its own: all that touches it is drawn whole on the second set, which
/// has the size and the place of the first, and the pixels of the part are copied.
final class KeptCanvas: PictureCanvas {
  private let width: Int
  private let height: Int
  private let scale: Double
  private let background: RGBA?
  private let resources: DrawingResources
  private let shown: UnsafeMutableBufferPointer<UInt32>
  private let drawn: UnsafeMutableBufferPointer<UInt32>

  init(
    _ size: CanvasSize, scale: Double, background: RGBA?, resources: DrawingResources
  ) {
    (width, height, self.scale) = (size.pixelWidth, size.pixelHeight, scale)
    (self.background, self.resources) = (background, resources)
    shown = .allocate(capacity: width * height)
    shown.initialize(repeating: 0)
    drawn = .allocate(capacity: width * height)
    drawn.initialize(repeating: 0)
  }

  var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  deinit {
    shown.deallocate()
    drawn.deallocate()
  }

  func draw(
    _ list: DisplayList, in box: PixelBox, reading area: PixelBox
  ) throws(RenderError) {
    guard let start = drawn.baseAddress, let target = shown.baseAddress else { return }
    for row in area.y..<(area.y + area.height) {
      (start + row * width + area.x).update(repeating: 0, count: area.width)
    }
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(width * 4))
    defer { cairo_surface_destroy(surface) }
    guard let canvas = cairo_create(surface) else {
      throw .backend(reason: "cairo made no surface")
    }
    let mistake = paint(list, area, on: canvas)
    let drawing = cairo_status(canvas)
    cairo_destroy(canvas)
    cairo_surface_finish(surface)
    let status = drawing == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : drawing
    if let mistake { throw mistake }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .backend(reason: String(cString: cairo_status_to_string(status)))
    }
    for row in box.y..<(box.y + box.height) {
      let first = row * width + box.x
      (target + first).update(from: start + first, count: box.width)
    }
  }

  private func paint(
    _ list: DisplayList, _ box: PixelBox, on canvas: OpaquePointer
  ) -> RenderError? {
    if let background {
      cairo_save(canvas)
      cairo_rectangle(
        canvas, Double(box.x), Double(box.y), Double(box.width), Double(box.height))
      cairo_clip(canvas)
      setSource(background, on: canvas)
      cairo_paint(canvas)
      cairo_restore(canvas)
    }
    cairo_scale(canvas, scale, scale)
    let isWhole = box.width == width && box.height == height
    var painter = Painter(canvas: canvas, resources: resources, wanted: isWhole ? nil : box)
    return painter.draw(list)
  }

  func move(_ source: PixelBox, dx: Int, dy: Int) {
    guard let pixels = shown.baseAddress else { return }
    let rows = source.y..<(source.y + source.height)
    for row in dy > 0 ? Array(rows.reversed()) : Array(rows) {
      memmove(
        pixels + (row + dy) * width + source.x + dx, pixels + row * width + source.x,
        source.width * 4)
    }
  }

  func bitmap(of box: PixelBox) -> Bitmap {
    let bytes = UnsafeRawBufferPointer(shown)
    let pixels = [UInt8](unsafeUninitializedCapacity: box.width * box.height * 4) { buffer, count in
      guard let target = buffer.baseAddress, let source = bytes.baseAddress else { return }
      for row in 0..<box.height {
        memcpy(
          target + row * box.width * 4, source + ((box.y + row) * width + box.x) * 4,
          box.width * 4)
      }
      count = box.width * box.height * 4
    }
    return Bitmap(width: box.width, height: box.height, pixels: pixels)
  }
}
