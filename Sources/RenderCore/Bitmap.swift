import GeometryCore

/// A picture of pixels: rows from the top, four bytes a pixel in the order blue, green, red, alpha,
/// colours premultiplied by alpha, no padding.
package final class Bitmap: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt8]

  /// - Precondition: `pixels` holds `width * height * 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      pixels.count == width * height * 4,
      "a bitmap of \(width)x\(height) needs \(width * height * 4) bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Bitmap {
  /// Whether no pixel lets anything shine through.
  package var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).allSatisfy { $0 >> 24 == 255 }
    }
  }

  /// The pixels in a rectangle inside the picture.
  package func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      let start = (row * self.width + x) * 4
      part += pixels[start..<(start + width * 4)]
    }
    return Bitmap(width: width, height: height, pixels: part)
  }
}

extension Bitmap {
  /// Whether pixels that a picture is scaled to are kept, and look the same wherever whole pixels
  /// move them: not where it is as large as several screens.
  package static func isKept(scaledTo size: Size) -> Bool {
    size.width * size.height <= 6_000_000 && max(size.width, size.height) <= 16_000
  }
}

extension Bitmap: Hashable {
  package static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Why a picture could not be read or written.
package enum ImageError: Error, Hashable, Sendable {
  /// The bytes are of no format this package reads.
  case unknownFormat
  /// The bytes name a format but do not keep to it.
  case damaged(reason: String)
  case notWritten(path: String, reason: String)
}

/// Turns files into bitmaps and back. Callable from any thread.
package protocol ImageCoding: Sendable {
  /// Reads PNG, JPEG, WebP, BMP, TIFF or the first picture of a GIF, upright as its orientation tag
  /// wants it.
  func decoded(_ bytes: [UInt8]) throws(ImageError) -> Bitmap
  /// Where an SVG drawing lies in its own units, or the part of it with this identifier; nil for
  /// bytes that are no drawing, and for a part that is not there.
  func bounds(ofSVG bytes: [UInt8], part: String?) -> Rect?
  /// An SVG drawing, or the part of it with this identifier, stretched over so many pixels.
  func drawn(svg bytes: [UInt8], part: String?, width: Int, height: Int) throws(ImageError)
    -> Bitmap
  /// The first page of a PDF file as an SVG drawing, a unit to the point.
  func svg(ofPDF path: String) throws(ImageError) -> [UInt8]
  func pngBytes(of bitmap: Bitmap) throws(ImageError) -> [UInt8]
  /// A PNG file that moves (APNG): it shows pictures of one size one after the other, for ever.
  ///
  /// - Parameters:
  ///   - rate: How many pictures there are in a second.
  ///   - picture: Makes the pictures, each once and in order.
  func animatedPNGBytes(
    count: Int, rate: Int, picture: (Int) throws -> Bitmap
  ) throws -> [UInt8]
  /// - Parameter quality: From 0 (smallest) to 1 (best).
  func jpegBytes(of bitmap: Bitmap, quality: Double) throws(ImageError) -> [UInt8]
}

/// A set of named single-colour icons. Callable from any thread.
package protocol SymbolProviding: Sendable {
  /// The width divided by the height of the icon's own drawing; nil for an unknown name.
  func aspectRatio(ofSymbol name: String) -> Double?
  /// The extents of the icon's own drawing in shares of the square that the set's icons are made
  /// in, so that icons keep their sizes relative to each other; nil for an unknown name.
  func extent(ofSymbol name: String) -> Size?
}
