import GeometryCore
import RenderCore

/// The rows and columns of a rectangle's blurred mask that equal their neighbours.
///
/// Beyond the corners and the reach of the blur, all columns of a rectangle are alike, and all rows.
/// A mask is made without them, which is as fast for large rectangles as for small ones, and they
/// are copied into it afterwards: the result has the same bytes.
struct StraightParts {
  /// Equal rows or columns: `count` of them that are left out, before the one at `place`.
  struct Span {
    var place = 0
    var count = 0
  }

  var columns = Span()
  var rows = Span()

  static let none = StraightParts()

  var isEmpty: Bool { columns.count == 0 && rows.count == 0 }

  private init() {}

  /// - Parameters:
  ///   - shape: At the origin; nothing is left out of shapes that are no rectangles.
  ///   - margin: The number of pixels that the blur reaches.
  init(of shape: Shape, size: Size, scale: Double, margin: Int) {
    let corner: Double
    switch shape {
    case .rectangle: corner = 0
    case .roundedRectangle(_, let radius, _): corner = max(0, radius)
    case .ellipse, .path: return
    }
    let edge = (corner * scale).rounded(.up) + Double(margin)
    func span(_ length: Double) -> Span {
      // A few equal pixels stay.
      let count = (length * scale).rounded(.down) - 2 * edge - 4
      guard count >= 1, count <= CanvasSize.longestSide else { return Span() }
      return Span(place: margin + Int(edge), count: Int(count))
    }
    columns = span(size.width)
    rows = span(size.height)
  }

  /// The shape without what is left out.
  func shortened(_ shape: Shape, scale: Double) -> Shape {
    func shortened(_ rect: Rect) -> Rect {
      Rect(
        x: rect.origin.x, y: rect.origin.y,
        width: rect.size.width - Double(columns.count) / scale,
        height: rect.size.height - Double(rows.count) / scale)
    }
    switch shape {
    case .rectangle(let rect): return .rectangle(shortened(rect))
    case .roundedRectangle(let rect, let radius, let corners):
      return .roundedRectangle(shortened(rect), radius: radius, corners: corners)
    case .ellipse, .path: return shape
    }
  }

  /// The pixels with what was left out of them.
  ///
  /// - Complexity: O(n), n the number of pixels.
  func restored(_ pixels: [UInt8], stride: Int, height: Int, newStride: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: newStride * height) { buffer, count in
      pixels.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = buffer.baseAddress else { return }
        for row in 0..<height {
          let drawnRow = row < rows.place ? row : max(rows.place, row - rows.count)
          restore(
            UnsafeBufferPointer(start: source + drawnRow * stride, count: stride),
            into: UnsafeMutableBufferPointer(start: target + row * newStride, count: newStride))
        }
      }
      count = newStride * height
    }
  }

  private func restore(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    let (place, count) = (columns.place, columns.count)
    let rest = max(0, min(source.count - place, target.count - place - count))
    to.initialize(from: from, count: place)
    (to + place).initialize(repeating: from[place], count: count)
    (to + place + count).initialize(from: from + place, count: rest)
    let end = place + count + rest
    if end < target.count { (to + end).initialize(repeating: 0, count: target.count - end) }
  }
}
