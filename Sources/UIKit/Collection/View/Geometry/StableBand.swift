/// The range of offsets on each axis in which the same elements are visible.
///
/// It holds while the view keeps its size and the offset on the other axis.
struct StableBand {
  private let bounds: CGRect
  private var x: (CGFloat, CGFloat)
  private var y: (CGFloat, CGFloat)

  /// The empty band.
  static let none = StableBand(in: .null, candidateRect: .zero)

  /// The band within `candidateRect`, outside of which there may be other elements.
  init(in bounds: CGRect, candidateRect: CGRect) {
    self.bounds = bounds
    x = (candidateRect.minX, candidateRect.maxX - bounds.width)
    y = (candidateRect.minY, candidateRect.maxY - bounds.height)
  }

  /// Narrows the band to the offsets at which an element stays visible, or stays invisible.
  mutating func narrow(by frame: CGRect) {
    let meetsX = frame.maxX > bounds.minX && frame.minX < bounds.maxX
    let meetsY = frame.maxY > bounds.minY && frame.minY < bounds.maxY
    if meetsX {
      Self.narrow(
        &y, offset: bounds.minY, extent: bounds.height, start: frame.minY, end: frame.maxY)
    }
    if meetsY {
      Self.narrow(
        &x, offset: bounds.minX, extent: bounds.width, start: frame.minX, end: frame.maxX)
    }
  }

  private static func narrow(
    _ band: inout (CGFloat, CGFloat), offset: CGFloat, extent: CGFloat, start: CGFloat,
    end: CGFloat
  ) {
    // The element is visible at offsets between `start - extent` and `end`, both excluded.
    if offset <= start - extent {
      band.1 = min(band.1, start - extent)
    } else if offset >= end {
      band.0 = max(band.0, end)
    } else {
      band.0 = max(band.0, (start - extent).nextUp)
      band.1 = min(band.1, end.nextDown)
    }
  }

  /// Whether bounds have the same size and an offset in the band.
  func contains(_ other: CGRect) -> Bool {
    guard other.size == bounds.size else { return false }
    if other.minX == bounds.minX { return other.minY >= y.0 && other.minY <= y.1 }
    return other.minY == bounds.minY && other.minX >= x.0 && other.minX <= x.1
  }
}
