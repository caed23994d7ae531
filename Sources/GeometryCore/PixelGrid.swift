/// Rounding to whole device pixels.
///
/// The one place that knows how lengths and positions meet the pixels of a screen:
/// fractions of a container are floored, positions go to the nearest pixel with ties away from
/// zero.
@frozen public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; above zero.
  public let scale: Double
  /// The leading half of a pixel's extent in points: times a whole number it is exact.
  @usableFromInline let pixelHead: Double
  /// The rest of a pixel's extent in points.
  @usableFromInline let pixelTail: Double

  @inlinable package init(scale: Double) {
    self.scale = scale > 0 ? scale : 1
    let pixel = 1 / self.scale
    pixelHead = Double(bitPattern: pixel.bitPattern & ~0x7ff_ffff)
    pixelTail = (1 - pixelHead * self.scale) / self.scale
  }

  /// The largest whole number of pixels that fits in `length`, in points.
  ///
  /// A length a hair (0.001 pixel) under a whole number counts as that number. Rule NUM-1.
  @inlinable package func floored(_ length: Double) -> Double {
    (length * scale + 0.001).rounded(.down) / scale
  }

  /// The pixel boundary nearest to `position`, in points; ties go away from zero.
  ///
  /// A position a millionth of a pixel short of a tie counts as one, so that the noise of sums does
  /// not decide. Written without a call or a division, because it runs twice for every element a
  /// query finds; the result is the quotient all the same, to the last bit. Rule NUM-5.
  @inlinable @inline(__always) package func nearest(_ position: Double) -> Double {
    let pixels = position * scale
    guard abs(pixels) < 0x1p26 else {
      return pixels.rounded(.toNearestOrAwayFromZero) / scale
    }
    // Adding 1.5 * 2^52 leaves no room for a fraction: the sum is rounded.
    let beyondTie = pixels + Double(signOf: pixels, magnitudeOf: 0x1p-20)
    let whole = (beyondTie + 0x1.8p52) - 0x1.8p52
    return whole * pixelHead + whole * pixelTail
  }

  /// The smallest whole number of pixels that holds `length`, in points.
  @inlinable package func ceiled(_ length: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// The point with both coordinates on the nearest pixel boundary.
  @inlinable package func nearest(_ point: Point) -> Point {
    Point(x: nearest(point.x), y: nearest(point.y))
  }
}
