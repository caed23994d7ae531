import GeometryCore

/// The last step of every answer: from reading direction to left and right, and onto whole pixels.
///
/// Everything before it works leading to trailing and unrounded. Rule RTL-1.
struct Physicalizer: Hashable, Sendable {
  let grid: PixelGrid
  /// The content's width in points, about whose middle right-to-left layouts are mirrored.
  let width: Double
  let isMirrored: Bool

  /// The frame as it is reported: its origin on a pixel, its size as it is. Rules NUM-5, RTL-5.
  func physical(_ frame: Rect) -> Rect {
    let x = isMirrored ? width - frame.maxX : frame.minX
    return Rect(
      origin: Point(x: grid.nearest(x), y: grid.nearest(frame.minY)), size: frame.size)
  }

  /// The placement of a frame in flow space as it is reported.
  func physical(_ placement: ElementPlacement) -> ElementPlacement {
    ElementPlacement(
      key: placement.key, frame: physical(placement.frame), zIndex: placement.zIndex)
  }

  /// A rectangle of content coordinates in reading direction.
  func flow(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(origin: Point(x: width - rect.maxX, y: rect.minY), size: rect.size)
  }

  /// A distance from leading as a change of x, and back.
  func flow(_ viewport: Viewport) -> Viewport {
    Viewport(bounds: flow(viewport.bounds), insets: viewport.insets)
  }
}
