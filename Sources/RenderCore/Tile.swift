import GeometryCore

/// A picture that is repeated to fill areas.
package struct Tile: Hashable, Sendable {
  package let bitmap: Bitmap
  /// How large the picture is drawn, in points.
  package let size: Size
  /// From 0 to 1, besides the alpha of the pixels.
  package var opacity = 1.0
  /// The average of the pixels, for what knows only colours. Its alpha is 1 only if all pixels are
  /// opaque.
  package let average: RGBA

  /// - Complexity: O(*n*) in the number of pixels.
  package init(_ bitmap: Bitmap, size: Size) {
    (self.bitmap, self.size) = (bitmap, size)
    average = bitmap.average
  }

  /// The same pixels under another opacity.
  package func withOpacity(_ opacity: Double) -> Tile {
    var tile = self
    tile.opacity = opacity
    return tile
  }
}

extension Bitmap {
  /// The average colour, weighted by alpha.
  fileprivate var average: RGBA {
    var sums = [0, 0, 0, 0]
    pixels.withUnsafeBufferPointer { bytes in
      for index in bytes.indices { sums[index & 3] += Int(bytes[index]) }
    }
    guard sums[3] > 0 else { return .clear }
    let alpha = Double(sums[3])
    return RGBA(
      red: min(1, Double(sums[2]) / alpha), green: min(1, Double(sums[1]) / alpha),
      blue: min(1, Double(sums[0]) / alpha), alpha: alpha / Double(255 * width * height))
  }
}
