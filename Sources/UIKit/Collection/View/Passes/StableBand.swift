/// The offsets along each axis between which scrolling changes nothing about what is in view.
///
/// Holds while the view has the same size and the offset along the other axis stays.
struct StableBand {
  private let bounds: CGRect
  private var x: (CGFloat, CGFloat)
  private var y: (CGFloat, CGFloat)

  /// Nothing is stable.
  static let none = StableBand(in: .null, candidateRect: .zero)

  /// The band within `candidateRect`, outside of which there may be further elements.
  init(in bounds: CGRect, candidateRect: CGRect) {
    self.bounds = bounds
    x = (candidateRect.minX, candidateRect.maxX - bounds.width)
    y = (candidateRect.minY, candidateRect.maxY - bounds.height)
  }

  /// Narrows the band to where an element goes on being in view, or out of it.
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
    // The element is in view for offsets between `start - extent` and `end`, both excluded.
    if offset <= start - extent {
      band.1 = min(band.1, start - extent)
    } else if offset >= end {
      band.0 = max(band.0, end)
    } else {
      band.0 = max(band.0, (start - extent).nextUp)
      band.1 = min(band.1, end.nextDown)
    }
  }

  func contains(_ other: CGRect) -> Bool {
    guard other.size == bounds.size else { return false }
    if other.minX == bounds.minX { return other.minY >= y.0 && other.minY <= y.1 }
    return other.minY == bounds.minY && other.minX >= x.0 && other.minX <= x.1
  }
}
