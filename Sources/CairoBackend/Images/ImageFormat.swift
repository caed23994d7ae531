import RenderCore

/// What a file says about itself in its first bytes.
enum ImageFormat {
  case png, jpeg, webP, gif, bmp, tiff

  /// The most pixels a picture may have to be read: 512 MB of them.
  static let largestPixelCount = 1 << 27

  /// Recognises a file by its signature; nil for formats this package does not read.
  init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "BM".utf8), bytes.count > 26 {
      self = .bmp
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else {
      return nil
    }
  }

  /// Throws `damaged` for a picture whose claimed size cannot be held.
  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0, width <= largestPixelCount / height else {
      throw .damaged(reason: "a picture of \(width)x\(height) pixels cannot be read")
    }
  }
}

/// What can be told from a file's structure before its pixels are read.
enum ImageStructure {
  /// Checks that a PNG file has a size that can be held, and chunk by chunk reaches its end mark.
  ///
  /// - Complexity: O(n), n the number of chunks.
  static func checkPNG(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.count >= 24 else { throw .damaged(reason: "the PNG file ends within its header") }
    let (width, height) = (bigEndian(bytes, at: 16, count: 4), bigEndian(bytes, at: 20, count: 4))
    try ImageFormat.check(width: width, height: height)
    // A chunk: four bytes of length, four of type, its content and four of check sum.
    var index = 8
    while index + 12 <= bytes.count {
      let end = index + 12 + bigEndian(bytes, at: index, count: 4)
      if end <= bytes.count, bytes[(index + 4)..<(index + 8)].elementsEqual("IEND".utf8) { return }
      index = end
    }
    throw .damaged(reason: "the PNG file ends before its end mark")
  }

  /// Checks that a JPEG file has a frame of a size that can be held and an end mark after its data.
  ///
  /// - Complexity: O(n), n the number of bytes.
  static func checkJPEG(_ bytes: [UInt8]) throws(ImageError) {
    var index = 2
    // 1. Walk the segments up to the compressed data.
    while true {
      guard index + 4 <= bytes.count, bytes[index] == 0xFF else {
        throw .damaged(reason: "the JPEG file ends before its picture data")
      }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let length = bigEndian(bytes, at: index + 2, count: 2)
      if isFrameHeader(marker), index + 9 <= bytes.count {
        let height = bigEndian(bytes, at: index + 5, count: 2)
        try ImageFormat.check(width: bigEndian(bytes, at: index + 7, count: 2), height: height)
      }
      index += 2 + length
      if marker == 0xDA { break }
    }
    // 2. The data ends with a mark that cannot occur within it.
    var end = bytes.count - 1
    while end > index {
      if bytes[end] == 0xD9, bytes[end - 1] == 0xFF { return }
      end -= 1
    }
    throw .damaged(reason: "the JPEG file ends within its picture data")
  }

  /// Checks that a GIF file's canvas has a size that can be held, and that the file has all of its
  /// first picture.
  ///
  /// - Complexity: O(n), n the number of blocks.
  static func checkGIF(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.count >= 14 else { throw .damaged(reason: "the GIF file ends within its header") }
    try ImageFormat.check(
      width: littleEndian(bytes, at: 6, count: 2), height: littleEndian(bytes, at: 8, count: 2))
    var place = 13 + colorTable(bytes[10])
    // Extensions, each of a label and blocks, up to the picture.
    while place + 1 < bytes.count, bytes[place] == 0x21 {
      place = skipBlocks(bytes, from: place + 2)
    }
    guard place + 10 < bytes.count, bytes[place] == 0x2C else {
      throw .damaged(reason: "the GIF file ends before its picture")
    }
    try ImageFormat.check(
      width: littleEndian(bytes, at: place + 5, count: 2),
      height: littleEndian(bytes, at: place + 7, count: 2))
    let end = skipBlocks(bytes, from: place + 11 + colorTable(bytes[place + 9]))
    guard end <= bytes.count else {
      throw .damaged(reason: "the GIF file ends within its picture data")
    }
  }

  /// The bytes of the colours that flags announce.
  private static func colorTable(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Where blocks that begin with their lengths end; beyond the end of a file that lacks some.
  private static func skipBlocks(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let length = Int(bytes[place])
      place += 1 + length
      if length == 0 { return place }
    }
    return bytes.count + 1
  }

  /// Checks that a BMP file has a size that can be held and, where it is not compressed, all of its
  /// rows. Of rows from the top the height is negative.
  static func checkBMP(_ bytes: [UInt8]) throws(ImageError) {
    let isOld = littleEndian(bytes, at: 14, count: 4) == 12
    guard bytes.count >= (isOld ? 26 : 54) else {
      throw .damaged(reason: "the BMP file ends within its header")
    }
    let width = littleEndian(bytes, at: 18, count: isOld ? 2 : 4)
    let height = littleEndian(bytes, at: isOld ? 20 : 22, count: isOld ? 2 : 4)
    let rows = isOld ? height : Int(Int32(truncatingIfNeeded: height).magnitude)
    try ImageFormat.check(width: width, height: rows)
    let depth = littleEndian(bytes, at: isOld ? 24 : 28, count: 2)
    let isCompressed = !isOld && [1, 2].contains(littleEndian(bytes, at: 30, count: 4))
    let row = (width * depth + 31) / 32 * 4
    let start = littleEndian(bytes, at: 10, count: 4)
    guard isCompressed || start + row * rows <= bytes.count else {
      throw .damaged(reason: "the BMP file ends within its picture data")
    }
  }

  private static func littleEndian(_ bytes: [UInt8], at index: Int, count: Int) -> Int {
    bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func bigEndian(_ bytes: [UInt8], at index: Int, count: Int) -> Int {
    bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
