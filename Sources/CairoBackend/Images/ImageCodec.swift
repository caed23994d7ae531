import CGdkPixbuf
import CPangoCairo
import CWebP
import RenderCore

/// Reads PNG, JPEG, WebP, GIF, BMP, TIFF and SVG; writes PNG and JPEG. Callable from any thread.
package struct ImageCodec: ImageCoding {
  package init() {}

  package func decoded(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard let format = ImageFormat(signatureOf: bytes) else { throw .unknownFormat }
    switch format {
    case .png:
      try ImageStructure.checkPNG(bytes)
      if let bitmap = PNGReader.bitmap(of: bytes) { return bitmap }
      return try Self.loaded(bytes, type: "png")
    case .jpeg:
      try ImageStructure.checkJPEG(bytes)
      return try Self.loaded(bytes, type: "jpeg")
    case .webP:
      return try Self.decodedWebP(bytes)
    case .gif:
      try ImageStructure.checkGIF(bytes)
      return try Self.loaded(bytes, type: "gif")
    case .bmp:
      try ImageStructure.checkBMP(bytes)
      return try Self.loaded(bytes, type: "bmp")
    case .tiff:
      try ImageStructure.checkTIFF(bytes)
      return try Self.loaded(bytes, type: "tiff")
    }
  }

  package func pngBytes(of bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    if let bytes = PNGFile.bytes(of: bitmap) { return bytes }
    return try filteredPNG(of: bitmap)
  }

  package func animatedPNGBytes(
    count: Int, rate: Int, picture: (Int) throws -> Bitmap
  ) throws -> [UInt8] {
    var animation = PNGAnimation(rate: rate)
    for index in 0..<count { try animation.append(picture(index)) }
    return animation.bytes
  }

  /// The PNG file that cairo writes: small for pictures full of details, but slow.
  private func filteredPNG(of bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    let sink = ByteSink()
    let status = bitmap.pixels.withUnsafeBufferPointer { pixels in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels.baseAddress), CAIRO_FORMAT_ARGB32,
        Int32(clamping: bitmap.width), Int32(clamping: bitmap.height),
        Int32(clamping: bitmap.width * 4))
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notWritten(path: "", reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  package func jpegBytes(of bitmap: Bitmap, quality: Double) throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .notWritten(path: "", reason: "the picture has no pixels")
    }
    let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
    let pixels = PixelOrder.opaqueOverWhite(bitmap.pixels)
    var error: UnsafeMutablePointer<GError>?
    let written = pixels.withUnsafeBufferPointer { pixels in
      Self.jpeg(pixels, width: bitmap.width, height: bitmap.height, percent: percent, error: &error)
    }
    guard let written else { throw .notWritten(path: "", reason: takeMessage(of: &error)) }
    return written
  }

  private static func jpeg(
    _ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int, percent: Int,
    error: inout UnsafeMutablePointer<GError>?
  ) -> [UInt8]? {
    let picture = gdk_pixbuf_new_from_data(
      pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3),
      nil, nil)
    guard let picture else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    var buffer: UnsafeMutablePointer<CChar>?
    var size: UInt = 0
    let isWritten = "quality".withCString { key in
      "\(percent)".withCString { value in
        var keys = [UnsafeMutablePointer(mutating: key), nil]
        var values = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, "jpeg", &keys, &values, &error)
          != 0
      }
    }
    guard isWritten, let buffer else { return nil }
    defer { g_free(buffer) }
    return Array(UnsafeRawBufferPointer(start: buffer, count: Int(size)))
  }

  // MARK: gdk-pixbuf

  private static func loaded(_ bytes: [UInt8], type: String) throws(ImageError) -> Bitmap {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(type, &error) else {
      throw .damaged(reason: takeMessage(of: &error))
    }
    defer { g_object_unref(loader) }
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, UInt(bytes.count), &error) != 0
    // A loader must be closed in any case, and then says whether the file was complete.
    var ending: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &ending) != 0
    defer { if let ending { g_error_free(ending) } }
    guard isWritten else { throw .damaged(reason: takeMessage(of: &error)) }
    guard isClosed, let picture = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(picture)
    else {
      throw .damaged(reason: takeMessage(of: &ending))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try bitmap(of: upright)
  }

  private static func bitmap(of picture: OpaquePointer) throws(ImageError) -> Bitmap {
    let width = Int(gdk_pixbuf_get_width(picture))
    let height = Int(gdk_pixbuf_get_height(picture))
    guard gdk_pixbuf_get_bits_per_sample(picture) == 8, let source = gdk_pixbuf_read_pixels(picture)
    else {
      throw .damaged(reason: "the picture has no readable pixels")
    }
    let pixels = PixelOrder.premultiplied(
      source, width: width, height: height, stride: Int(gdk_pixbuf_get_rowstride(picture)),
      hasAlpha: gdk_pixbuf_get_has_alpha(picture) != 0)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  // MARK: WebP

  private static func decodedWebP(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw .damaged(reason: "libwebp has another version than this package was built for")
    }
    try check(WebPGetFeatures(bytes, bytes.count, &config.input))
    let (width, height) = (Int(config.input.width), Int(config.input.height))
    try ImageFormat.check(width: width, height: height)
    var status = VP8_STATUS_OK
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      target.fillWithZeros()
      count = target.count
      config.output.colorspace = MODE_bgrA
      config.output.is_external_memory = 1
      config.output.u.RGBA = WebPRGBABuffer(
        rgba: target.baseAddress, stride: Int32(width * 4), size: target.count)
      status = WebPDecode(bytes, bytes.count, &config)
    }
    try check(status)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func check(_ status: VP8StatusCode) throws(ImageError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      throw .damaged(reason: "the WebP file ends within its picture data")
    default:
      throw .damaged(
        reason: "the WebP file breaks the format's rules (libwebp status \(status.rawValue))")
    }
  }
}
