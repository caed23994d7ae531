#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Bitmap {
  /// The length of the sides of tiles, in pixels.
  private static var tile: Int { 64 }

  /// Boxes around all pixels that differ from those of `other`, along a grid of tiles; neighbours in
  /// a row are one box.
  ///
  /// - Precondition: Both have the same size.
  /// - Complexity: O(n), n the number of pixels.
  package func changedTiles(from other: Bitmap) -> [PixelBox] {
    precondition(width == other.width && height == other.height, "pictures of different sizes")
    var boxes: [PixelBox] = []
    pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { former in
        guard let own = own.baseAddress, let former = former.baseAddress else { return }
        for y in stride(from: 0, to: height, by: Self.tile) {
          appendChanges(in: y..<min(y + Self.tile, height), own, former, to: &boxes)
        }
      }
    }
    return boxes
  }

  /// Appends the boxes of one row of tiles.
  private func appendChanges(
    in rows: Range<Int>, _ own: UnsafeRawPointer, _ former: UnsafeRawPointer,
    to boxes: inout [PixelBox]
  ) {
    let line = width * 4
    guard
      memcmp(own + rows.lowerBound * line, former + rows.lowerBound * line, rows.count * line) != 0
    else { return }
    var start: Int?
    for x in stride(from: 0, through: width, by: Self.tile) {
      let count = min(Self.tile, width - x) * 4
      let differs =
        count > 0
        && rows.contains { memcmp(own + $0 * line + x * 4, former + $0 * line + x * 4, count) != 0 }
      if differs { start = start ?? x }
      if let left = start, !differs || x + Self.tile >= width {
        let right = differs ? width : x
        boxes.append(
          PixelBox(x: left, y: rows.lowerBound, width: right - left, height: rows.count))
        start = nil
      }
    }
  }
}
