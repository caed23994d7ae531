import CZlib
import RenderCore

/// Writes pictures of few details, as screens are, as PNG files.
///
/// Pixels are matched whole: with the pixel before, the row above, and what lately looked alike.
/// [Decision 10](../../../../docs/decisions/0010-png-files.md) tells why and what was measured.
enum PNGFile {
  /// The file of `bitmap`; nil for a picture that has no pixels, is too wide or is full of details,
  /// like a photograph, where filters and a search for matches make a far smaller file.
  ///
  /// A picture without transparency has no alpha in the file.
  ///
  /// - Complexity: O(n), n the number of pixels.
  static func bytes(of bitmap: Bitmap) -> [UInt8]? {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    return bitmap.pixels.withUnsafeBytes { bytes -> [UInt8]? in
      let premultiplied = bytes.assumingMemoryBound(to: UInt32.self)
      var matcher = PixelMatcher(width: bitmap.width, height: bitmap.height, bytesPerPixel: 3)
      switch matcher.match(premultiplied) {
      case .done: return file(of: bitmap, matcher, bytesPerPixel: 3)
      case .tooManyDetails: return nil
      case .transparency: return translucentFile(of: bitmap, premultiplied)
      }
    }
  }

  private static func translucentFile(
    of bitmap: Bitmap, _ premultiplied: UnsafeBufferPointer<UInt32>
  ) -> [UInt8]? {
    let pixels = premultiplied.map(PixelOrder.straight)
    var matcher = PixelMatcher(width: bitmap.width, height: bitmap.height, bytesPerPixel: 4)
    let outcome = pixels.withUnsafeBufferPointer { matcher.match($0) }
    return outcome == .done ? file(of: bitmap, matcher, bytesPerPixel: 4) : nil
  }

  private static func file(
    of bitmap: Bitmap, _ matcher: borrowing PixelMatcher, bytesPerPixel: Int
  ) -> [UInt8] {
    signature + header(of: bitmap, bytesPerPixel: bytesPerPixel)
      + chunk("IDAT", data(of: matcher)) + chunk("IEND", [])
  }

  // MARK: Parts of files

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunk that begins a file: eight bits a channel, colours with or without alpha, nothing else
  /// out of the ordinary.
  static func header(of bitmap: Bitmap, bytesPerPixel: Int) -> [UInt8] {
    let size = bigEndian(bitmap.width) + bigEndian(bitmap.height)
    return chunk("IHDR", size + [8, bytesPerPixel == 3 ? 2 : 6, 0, 0, 0])
  }

  /// The pixels of a picture with alpha, whatever it shows; nil if it has none or is too wide.
  static func data(of bitmap: Bitmap) -> [UInt8]? {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    let pixels = bitmap.pixels.withUnsafeBytes {
      $0.assumingMemoryBound(to: UInt32.self).map(PixelOrder.straight)
    }
    var matcher = PixelMatcher(
      width: bitmap.width, height: bitmap.height, bytesPerPixel: 4, isPatient: true)
    let outcome = pixels.withUnsafeBufferPointer { matcher.match($0) }
    return outcome == .done ? data(of: matcher) : nil
  }

  /// Deflated with a window of 32 KiB.
  private static func data(of matcher: borrowing PixelMatcher) -> [UInt8] {
    var data: [UInt8] = [0x78, 0x01]
    DeflateBlock.append(matcher.tokens, to: &data)
    return data + bigEndian(Int(matcher.checksum.value))
  }

  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    let checksum = checked.withUnsafeBytes(checksum)
    return bigEndian(content.count) + checked + bigEndian(checksum)
  }

  /// The checksum of a chunk's type and content.
  static func checksum(of checked: UnsafeRawBufferPointer) -> Int {
    let bytes = checked.assumingMemoryBound(to: UInt8.self).baseAddress
    return Int(crc32(0, bytes, UInt32(clamping: checked.count)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
