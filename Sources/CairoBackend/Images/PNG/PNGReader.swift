import CPNG
import RenderCore

/// Reads PNG files as this package writes screens: colours of eight bits a channel without alpha,
/// and nothing said about what the colours mean.
///
/// libpng lays pixels out as bitmaps have them, and where they stay. Those of other readers have to
/// be converted or copied, which takes longer than reading, in debug builds by far.
enum PNGReader {
  /// The bits of libpng's format for blue, green, red, alpha.
  private static let format = UInt32(
    PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)

  /// - Returns: nil for files of other kinds, and for damaged ones.
  static func bitmap(of file: [UInt8]) -> Bitmap? {
    guard isPlain(file) else { return nil }
    var picture = png_image()
    picture.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&picture) }
    guard png_image_begin_read_from_memory(&picture, file, file.count) != 0 else { return nil }
    picture.format = format
    let (width, height) = (Int(picture.width), Int(picture.height))
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      isRead = png_image_finish_read(&picture, nil, target.baseAddress, Int32(width * 4), nil) != 0
      count = isRead ? width * height * 4 : 0
    }
    return isRead ? Bitmap(width: width, height: height, pixels: pixels) : nil
  }

  /// Whether the header says so, and no chunk before the pixels tells how to change them.
  private static func isPlain(_ file: [UInt8]) -> Bool {
    // The header's ninth byte tells the bits, the tenth the kind: 2 for colours without alpha.
    guard file.count > 33, file[24] == 8, file[25] == 2 else { return false }
    // A chunk: four bytes of length, four of type, its content and four of check sum.
    var start = 33
    while start + 8 <= file.count {
      let type = file[(start + 4)..<(start + 8)]
      if type.elementsEqual("IDAT".utf8) { return true }
      guard type.elementsEqual(Self.mark) else { return false }
      start += 12 + file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }

  /// The type of the chunk in which snapshots keep a hash of their pixels.
  private static let mark = Array("pxHS".utf8)
}
