import RenderCore

/// An image of pixels.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The number of pixels per row.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The part of the image in `rect`, enlarged to whole pixels; nil if that is empty.
  ///
  /// - Parameter rect: A rectangle in pixels from the top left corner.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
    let part = rect.integral.intersection(whole)
    guard part.width > 0, part.height > 0, whole.contains(part) else { return nil }
    return CGImage(
      bitmap.part(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }
}
