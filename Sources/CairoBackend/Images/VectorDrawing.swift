import CPangoCairo
import CRsvg
import GeometryCore
import RenderCore

extension ImageCodec {
  package func bounds(ofSVG bytes: [UInt8], part: String?) -> Rect? {
    VectorDrawing(bytes)?.bounds(of: part)
  }

  package func drawn(
    svg bytes: [UInt8], part: String?, width: Int, height: Int
  ) throws(ImageError) -> Bitmap {
    try ImageFormat.check(width: width, height: height)
    guard let drawing = VectorDrawing(bytes), let bounds = drawing.bounds(of: part) else {
      throw .damaged(reason: "the SVG file cannot be read or has no such part")
    }
    return try drawing.drawn(part, bounds: bounds, width: width, height: height)
  }
}

/// An SVG document that was read.
private struct VectorDrawing {
  private let reference: ObjectReference

  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let handle = rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil)
    else { return nil }
    rsvg_handle_set_dpi(handle, 96)
    reference = ObjectReference(owned: OpaquePointer(handle))
  }

  private var handle: UnsafeMutablePointer<RsvgHandle> { .init(reference.pointer) }

  /// The document in its own units: its width and height, else its view box.
  private var page: RsvgRectangle? {
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (width, height, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    var size = (width: 0.0, height: 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) == 0 {
      guard hasBox != 0 else { return nil }
      size = (box.width, box.height)
    }
    guard size.width > 0, size.height > 0 else { return nil }
    return RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
  }

  func bounds(of part: String?) -> Rect? {
    guard var page else { return nil }
    guard let part else { return Rect(x: 0, y: 0, width: page.width, height: page.height) }
    var ink = RsvgRectangle()
    guard
      rsvg_handle_get_geometry_for_layer(handle, "#" + part, &page, &ink, nil, nil) != 0,
      ink.width > 0, ink.height > 0
    else { return nil }
    return Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  func drawn(
    _ part: String?, bounds: Rect, width: Int, height: Int
  ) throws(ImageError) -> Bitmap {
    guard let page else { throw .damaged(reason: "the SVG file has no size") }
    let scale = (
      x: Double(width) / bounds.size.width, y: Double(height) / bounds.size.height
    )
    var isDrawn = false
    var pixels = [UInt8].zeros(width * height * 4)
    pixels.withUnsafeMutableBufferPointer { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      let canvas = cairo_create(surface)
      cairo_scale(canvas, scale.x, scale.y)
      cairo_translate(canvas, -bounds.minX, -bounds.minY)
      var place = page
      isDrawn =
        part.map { rsvg_handle_render_layer(handle, canvas, "#" + $0, &place, nil) != 0 }
        ?? (rsvg_handle_render_document(handle, canvas, &place, nil) != 0)
      cairo_destroy(canvas)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
    guard isDrawn else { throw .damaged(reason: "the SVG file cannot be drawn") }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
