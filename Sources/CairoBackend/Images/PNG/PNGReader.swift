import CPangoCairo
import RenderCore

/// Reads PNG files as this package writes them: colours of eight bits a channel, with alpha or not.
///
/// cairo lays pixels out as bitmaps have them; of other readers they have to be converted, which
/// takes longer than reading, in debug builds by far.
enum PNGReader {
  /// - Returns: nil for files of other kinds, and for damaged ones.
  static func bitmap(of file: [UInt8]) -> Bitmap? {
    // The header's ninth byte tells the bits, the tenth the kind: colours, or colours with alpha.
    guard file.count > 25, file[24] == 8, file[25] == 2 || file[25] == 6 else { return nil }
    let surface = file.withUnsafeBufferPointer { bytes in
      var rest = bytes
      return cairo_image_surface_create_from_png_stream(read, &rest)
    }
    defer { cairo_surface_destroy(surface) }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard Int(cairo_image_surface_get_stride(surface)) == width * 4 else { return nil }
    return Bitmap(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)))
  }

  /// What cairo calls for the next bytes, with the rest of the file as its closure.
  private static let read: cairo_read_func_t = { closure, target, length in
    guard let rest = closure?.assumingMemoryBound(to: UnsafeBufferPointer<UInt8>.self),
      let target, let start = rest.pointee.baseAddress, rest.pointee.count >= Int(length)
    else { return CAIRO_STATUS_READ_ERROR }
    target.update(from: start, count: Int(length))
    rest.pointee = UnsafeBufferPointer(rebasing: rest.pointee[Int(length)...])
    return CAIRO_STATUS_SUCCESS
  }
}
