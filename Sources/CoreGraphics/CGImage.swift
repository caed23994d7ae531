import RenderCore

/// A picture of pixels.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Pixels a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
}
