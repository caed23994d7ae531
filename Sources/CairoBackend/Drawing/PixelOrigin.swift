import CPangoCairo
import GeometryCore

/// Where an upright coordinate system lies on pixels: at a fraction of the pixel `column`, `row`.
///
/// Sources that are sampled from there look the same wherever whole pixels move them: cairo's
/// matrices of fixed-point numbers hold whole pixels exactly.
struct PixelOrigin {
  let column: Double
  let row: Double
  /// Where the origin lies within its pixel, from 0 to 1.
  let fraction: Point
  /// Pixels per unit of the coordinate system.
  let scale: Size

  /// The place of `point`; nil where the coordinate system is turned, mirrored, or far away.
  init?(of point: Point, on canvas: OpaquePointer) {
    guard !isDocument(canvas) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    let (x, y) = (matrix.xx * point.x + matrix.x0, matrix.yy * point.y + matrix.y0)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, x.magnitude < 30_000,
      y.magnitude < 30_000
    else { return nil }
    scale = Size(width: matrix.xx, height: matrix.yy)
    // Sums of the same parts in another order are the same on this grid.
    let left = PixelOrigin.onGrid(x)
    let top = PixelOrigin.onGrid(y)
    (column, row) = (left.rounded(.down), top.rounded(.down))
    fraction = Point(x: left - column, y: top - row)
  }

  /// A length in pixels on the grid of fractions.
  static func onGrid(_ length: Double) -> Double { (length * 1_048_576).rounded() / 1_048_576 }

  /// Makes `pattern` the source, its coordinates in pixels from this pixel on.
  func setSource(_ pattern: OpaquePointer?, on canvas: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    cairo_identity_matrix(canvas)
    cairo_translate(canvas, column, row)
    cairo_set_source(canvas, pattern)
    cairo_set_matrix(canvas, &matrix)
  }
}
