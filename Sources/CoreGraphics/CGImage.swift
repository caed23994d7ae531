import RenderCore

/// An image of pixels.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Whether both are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the identity of the object into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The number of pixels per row.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The part of the image in `rect`, enlarged to whole pixels; nil if that is empty.
  ///
  /// - Parameter rect: A rectangle in pixels from the top left corner.
  public func cropping(to rect: CGRect) -> CGImage? {
    // `CGRect.intersection` of Foundation traps on rectangles of odd numbers.
    guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
    let left = min(max(0, rect.minX.rounded(.down)), CGFloat(width))
    let top = min(max(0, rect.minY.rounded(.down)), CGFloat(height))
    let right = min(max(0, rect.maxX.rounded(.up)), CGFloat(width))
    let bottom = min(max(0, rect.maxY.rounded(.up)), CGFloat(height))
    guard left < right, top < bottom else { return nil }
    return CGImage(
      bitmap.part(
        x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)))
  }
}
