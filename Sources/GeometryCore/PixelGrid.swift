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
  /// Written without a call: this runs twice for every element a query finds.
  @inlinable @inline(__always) package func nearest(_ position: Double) -> Double {
    let pixels = position * scale
    guard abs(pixels) < 0x1p51 else {
      return pixels.rounded(.toNearestOrAwayFromZero) / scale
    }
    let whole = Double(Int64(pixels + Double(signOf: pixels, magnitudeOf: 0.5)))
    return whole / scale
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
