import CPangoCairo
import GeometryCore
import RenderCore
import Synchronization

/// Draws blurred shadows, and keeps their masks for the next shadow of the same form.
final class ShadowMasks: Sendable {
  private let cache = Mutex(GenerationCache<Key, BlurredMask>(capacity: 16_000_000))

  private struct Key: Hashable {
    let shape: Shape
    let radius: Double
    let scale: Double
  }

  /// Draws what `shape` throws behind itself; the part under the shape is drawn too.
  func draw(_ shadow: Shadow, of shape: Shape, on canvas: OpaquePointer) {
    guard shadow.color.alpha > 0 else { return }
    let bounds = extents(of: shape, on: canvas)
    guard !bounds.isEmpty else { return }
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    cairo_translate(canvas, shadow.offset.x, shadow.offset.y)
    guard shadow.radius > 0, shadow.radius.isFinite else {
      setPath(shape, on: canvas)
      setSource(shadow.color, on: canvas)
      cairo_fill(canvas)
      return
    }
    let scale = Self.maskScale(of: canvas, radius: shadow.radius, size: bounds.size)
    let key = Key(
      shape: shape.moved(by: Point(x: -bounds.minX, y: -bounds.minY)), radius: shadow.radius,
      scale: scale)
    guard let mask = mask(for: key, size: bounds.size) else { return }
    mask.draw(shadow.color, at: bounds.origin, on: canvas)
  }

  /// Draws what a drawing of `bounds` throws behind itself; nothing is kept for the next time.
  ///
  /// - Parameter paint: Draws on another canvas, of whose pixels the alpha counts.
  func draw(
    _ shadow: Shadow, ofDrawingIn bounds: Rect, on canvas: OpaquePointer,
    _ paint: (OpaquePointer) -> Void
  ) {
    guard shadow.color.alpha > 0, !bounds.isEmpty, shadow.radius.isFinite else { return }
    let radius = max(0, shadow.radius)
    let scale = Self.maskScale(of: canvas, radius: radius, size: bounds.size)
    let mask = BlurredMask(size: bounds.size, radius: radius, scale: scale) { canvas in
      cairo_translate(canvas, -bounds.minX, -bounds.minY)
      paint(canvas)
    }
    mask?.draw(shadow.color, at: bounds.origin + shadow.offset, on: canvas)
  }

  private func mask(for key: Key, size: Size) -> BlurredMask? {
    if let mask = cache.withLock({ $0.value(for: key) }) { return mask }
    guard let mask = BlurredMask(of: key.shape, size: size, radius: key.radius, scale: key.scale)
    else { return nil }
    cache.withLock { $0.store(mask, for: key, cost: mask.pixels.count) }
    return mask
  }

  private func extents(of shape: Shape, on canvas: OpaquePointer) -> Rect {
    setPath(shape, on: canvas)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(canvas, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The most pixels on a side of a mask.
  private static let longestSide = 4096.0

  /// The deviation in mask pixels from which a finer mask shows no difference.
  private static let mostDeviation = 40.0

  /// The number of pixels of the mask per point: those of the canvas, if a soft edge needs and memory affords as many.
  static func maskScale(of canvas: OpaquePointer, radius: Double, size: Size) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    let area = (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude
    let scale = isDocument(canvas) ? max(2, area.squareRoot()) : area.squareRoot()
    return min(
      scale, mostDeviation / max(radius, 0.001), longestSide / max(size.width, size.height))
  }
}

extension Shape {
  /// The shape moved by `delta`.
  func moved(by delta: Point) -> Shape {
    switch self {
    case .rectangle(let rect): .rectangle(rect.offset(by: delta))
    case .roundedRectangle(let rect, let radius, let corners):
      .roundedRectangle(rect.offset(by: delta), radius: radius, corners: corners)
    case .ellipse(let rect): .ellipse(rect.offset(by: delta))
    case .path(let path): .path(path.moved(by: delta))
    }
  }
}

extension ShapePath {
  /// The path moved by `delta`.
  ///
  /// - Complexity: O(n), n the number of elements.
  func moved(by delta: Point) -> ShapePath {
    let moved: [Element] = elements.map { element in
      switch element {
      case .move(let point): .move(point + delta)
      case .line(let point): .line(point + delta)
      case .quadratic(let control, let end): .quadratic(control: control + delta, end: end + delta)
      case .cubic(let control1, let control2, let end):
        .cubic(control1: control1 + delta, control2: control2 + delta, end: end + delta)
      case .close: .close
      }
    }
    return ShapePath(elements: moved, isEvenOdd: isEvenOdd)
  }
}
