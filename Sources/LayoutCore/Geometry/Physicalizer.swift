import GeometryCore

/// Converts frames from flow space to content coordinates: mirrored for right-to-left layouts and
/// rounded to device pixels.
///
/// Everything before works from leading to trailing, unrounded. Rule RTL-1.
struct Physicalizer: Hashable, Sendable {
  let grid: PixelGrid
  /// The width of the content in points, about whose center right-to-left layouts are mirrored.
  let width: Double
  let isMirrored: Bool

  /// The frame with its origin on a device pixel; its size stays. Rules NUM-5, RTL-5.
  func physical(_ frame: Rect) -> Rect {
    let x = isMirrored ? width - frame.maxX : frame.minX
    return Rect(
      origin: Point(x: grid.nearest(x), y: grid.nearest(frame.minY)), size: frame.size)
  }

  /// The placement with its frame converted.
  func physical(_ placement: ElementPlacement) -> ElementPlacement {
    ElementPlacement(
      key: placement.key, frame: physical(placement.frame), zIndex: placement.zIndex)
  }

  /// A rectangle in content coordinates converted to flow space.
  func flow(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(origin: Point(x: width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// A viewport in content coordinates converted to flow space.
  func flow(_ viewport: Viewport) -> Viewport {
    Viewport(bounds: flow(viewport.bounds), insets: viewport.insets)
  }
}
