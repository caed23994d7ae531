import RenderCore

extension ImageStructure {
  /// Checks that the first picture of a TIFF file has a size that can be held, and that the file has
  /// all of its strips or tiles.
  ///
  /// - Complexity: O(n), n the number of strips.
  static func checkTIFF(_ bytes: [UInt8]) throws(ImageError) {
    let file = TIFFFile(bytes)
    let entries = try file.directory()
    guard let width = try entries[256]?.first(in: file),
      let height = try entries[257]?.first(in: file)
    else { throw .damaged(reason: "the TIFF file does not say how large its picture is") }
    try ImageFormat.check(width: width, height: height)
    let isTiled = entries[324] != nil
    guard let offsets = entries[isTiled ? 324 : 273], let lengths = entries[isTiled ? 325 : 279],
      offsets.count == lengths.count, offsets.count > 0
    else { throw .damaged(reason: "the TIFF file does not say where its picture is") }
    for index in 0..<offsets.count {
      let end = try offsets.value(index, in: file) + lengths.value(index, in: file)
      guard end <= bytes.count else {
        throw .damaged(reason: "the TIFF file ends within its picture data")
      }
    }
  }
}

/// The numbers of a TIFF file, in its own byte order.
private struct TIFFFile {
  let bytes: [UInt8]
  private let isLittle: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isLittle = bytes.first == 0x49
  }

  /// One fact of a directory, such as the width.
  struct Entry {
    /// Of each value, in bytes.
    let size: Int
    let count: Int
    /// Where the values stand.
    let place: Int

    func first(in file: TIFFFile) throws(ImageError) -> Int { try value(0, in: file) }

    func value(_ index: Int, in file: TIFFFile) throws(ImageError) -> Int {
      try file.number(at: place + index * size, count: size)
    }
  }

  func number(at place: Int, count: Int) throws(ImageError) -> Int {
    guard place >= 0, place + count <= bytes.count else {
      throw .damaged(reason: "the TIFF file ends within its directory")
    }
    let part = bytes[place..<place + count]
    return isLittle
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The facts of the first picture that are whole numbers, by tag.
  func directory() throws(ImageError) -> [Int: Entry] {
    let start = try number(at: 4, count: 4)
    var entries: [Int: Entry] = [:]
    for index in 0..<(try number(at: start, count: 2)) {
      let place = start + 2 + 12 * index
      // 1, 3 and 4 are the types of bytes, short and long numbers.
      let sizes = [1: 1, 3: 2, 4: 4]
      guard let size = sizes[try number(at: place + 2, count: 2)] else { continue }
      let count = try number(at: place + 4, count: 4)
      guard count > 0, count <= bytes.count else { continue }
      let isInline = count * size <= 4
      entries[try number(at: place, count: 2)] = Entry(
        size: size, count: count, place: isInline ? place + 8 : try number(at: place + 8, count: 4))
    }
    return entries
  }
}
