import CGif
import RenderCore

/// An image with at most 256 colors.
struct IndexedColours {
  private let width: Int
  private var indices: [UInt8]
  private var map: [GifColorType]

  /// - Throws: `GalleryFailure` if there is not enough memory.
  init(of picture: Bitmap) throws(GalleryFailure) {
    let count = picture.width * picture.height
    width = picture.width
    // Pixels are blue, green, red and alpha.
    func plane(_ byte: Int) -> [UInt8] { (0..<count).map { picture.pixels[4 * $0 + byte] } }
    var (red, green, blue) = (plane(2), plane(1), plane(0))
    indices = [UInt8](repeating: 0, count: count)
    map = [GifColorType](repeating: GifColorType(), count: 256)
    var size: Int32 = 256
    let outcome = GifQuantizeBuffer(
      UInt32(picture.width), UInt32(picture.height), &size, &red, &green, &blue, &indices,
      &map)
    guard outcome != GIF_ERROR else { throw GIFFile.failure(nil) }
    refine([red, green, blue])
  }

  /// Sets each color to the mean of its pixels: the library drops three bits, which would turn
  /// white into gray.
  private mutating func refine(_ planes: [[UInt8]]) {
    var counts = [Int](repeating: 0, count: 256)
    var sums = [[Int]](repeating: counts, count: 3)
    for (pixel, index) in indices.enumerated() {
      counts[Int(index)] += 1
      for channel in 0..<3 { sums[channel][Int(index)] += Int(planes[channel][pixel]) }
    }
    for (index, count) in counts.enumerated() where count > 0 {
      let mean = sums.map { UInt8(($0[index] + count / 2) / count) }
      map[index] = GifColorType(Red: mean[0], Green: mean[1], Blue: mean[2])
    }
  }

  /// The colors for the library, which frees them.
  func makeMap() -> UnsafeMutablePointer<ColorMapObject>? { GifMakeMapObject(256, map) }

  mutating func withRow(
    _ row: Int, _ body: (UnsafeMutablePointer<UInt8>) throws(GalleryFailure) -> Void
  ) throws(GalleryFailure) {
    var line = Array(indices[(row * width)..<((row + 1) * width)])
    let result = line.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(GalleryFailure) in
        if let start = buffer.baseAddress { try body(start) }
      }
    }
    try result.get()
  }
}
