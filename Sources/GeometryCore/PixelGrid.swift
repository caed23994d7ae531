/// Rounding to whole device pixels.
///
/// The one place that knows how lengths and positions meet the pixels of a screen:
/// fractions of a container are floored, positions go to the nearest pixel with ties away from zero.
@frozen public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; above zero.
  public let scale: Double

  @inlinable package init(scale: Double) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The largest whole number of pixels that fits in `length`, in points.
  ///
  /// A length a hair (0.001 pixel) under a whole number counts as that number.
  @inlinable package func floored(_ length: Double) -> Double {
    (length * scale + 0.001).rounded(.down) / scale
  }

  /// The pixel boundary nearest to `position`, in points; ties go away from zero.
  ///
  /// A position a millionth of a pixel short of a tie counts as one, so that the noise of sums does
  /// not decide. Written without a call or a branch that is taken: it runs twice for every element
  /// a query finds.
  @inlinable @inline(__always) package func nearest(_ position: Double) -> Double {
    let pixels = position * scale
    guard abs(pixels) < 0x1p31 else {
      return pixels.rounded(.toNearestOrAwayFromZero) / scale
    }
    // Adding 1.5 * 2^52 leaves no room for a fraction: the sum is rounded.
    let beyondTie = pixels + Double(signOf: pixels, magnitudeOf: 0x1p-20)
    return ((beyondTie + 0x1.8p52) - 0x1.8p52) / scale
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
