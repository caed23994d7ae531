import RenderCore

/// Reads PNG files as ``PNGFile`` writes opaque screens: colours of eight bits a channel without
/// alpha, rows without filters, and nothing said about what the colours mean.
///
/// [Decision 33](../../../../docs/decisions/0033-references-are-read-by-zlib.md) tells what was
/// measured.
enum PNGReader {
  /// - Returns: nil for files of other kinds, and for damaged ones.
  /// - Complexity: O(n), n the number of pixels.
  static func bitmap(of file: [UInt8]) -> Bitmap? {
    file.withUnsafeBytes { bytes in
      guard let pixels = plainPixels(of: bytes) else { return nil }
      let (width, height) = (number(in: bytes, at: 16), number(in: bytes, at: 20))
      guard width > 0, height > 0 else { return nil }
      var isRead = false
      let colors = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        guard let start = target.baseAddress else { return }
        isRead = InflatedRows(pixels, width: width).read(height, into: start)
        count = isRead ? width * height * 4 : 0
      }
      return isRead ? Bitmap(width: width, height: height, pixels: colors) : nil
    }
  }

  /// The compressed pixels of an intact file, if the header says so, no chunk before them tells how
  /// to change them, and none follows but the end.
  private static func plainPixels(of file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    // The header's ninth byte tells the bits, the tenth the kind: 2 for colours without alpha. The
    // last three are zero: deflate, the usual filters, not interlaced.
    guard file.count > 33, file[24] == 8, file[25] == 2, file[26..<29].allSatisfy({ $0 == 0 })
    else { return nil }
    var pixels: UnsafeRawBufferPointer?
    // A chunk: four bytes of length, four of type, its content and four of check sum.
    var start = PNGFile.signature.count
    while start + 12 <= file.count {
      let end = start + 8 + number(in: file, at: start)
      guard end + 4 <= file.count else { return nil }
      let chunk = UnsafeRawBufferPointer(rebasing: file[(start + 4)..<end])
      guard PNGFile.checksum(of: chunk) == number(in: file, at: end) else { return nil }
      switch chunk.prefix(4) {
      case let type where type.elementsEqual("IHDR".utf8) || type.elementsEqual(mark): break
      case let type where type.elementsEqual("IDAT".utf8) && pixels == nil:
        pixels = UnsafeRawBufferPointer(rebasing: chunk.dropFirst(4))
      case let type where type.elementsEqual("IEND".utf8): return pixels
      default: return nil
      }
      start = end + 4
    }
    return nil
  }

  /// Four bytes, the highest first.
  private static func number(in file: UnsafeRawBufferPointer, at place: Int) -> Int {
    file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The type of the chunk in which snapshots keep a hash of their pixels.
  private static let mark = "pxHS".utf8
}
