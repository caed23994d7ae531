import RenderCore

/// Holds the pixels of a context that draws into memory.
package protocol PixelCanvas: AnyObject {
  /// Pixels a row.
  var width: Int { get }
  /// Rows.
  var height: Int { get }
  /// From the start of a row to that of the next.
  var bytesPerRow: Int { get }
  /// The pixels, from the top.
  var data: UnsafeMutableRawPointer { get }
  /// Called when something was painted.
  func contextDidPaint(_ context: CGContext)
}

extension DisplayCommand {
  /// Whether something new may be seen after this step; steps that come together end with the end of
  /// a group or with what was saved.
  var paints: Bool {
    switch self {
    case .fill, .stroke, .shadow, .shadowOf, .backdrop, .image, .symbol, .text, .endGroup,
      .restore:
      true
    case .save, .transform, .clip, .blend, .hints, .beginGroup: false
    }
  }
}

extension CGContext {
  /// Pixels a row in memory; 0 in a context without.
  public var width: Int { canvas?.width ?? 0 }
  /// Rows in memory; 0 in a context without.
  public var height: Int { canvas?.height ?? 0 }
  /// Bytes from the start of a row to that of the next; 0 in a context without pixels in memory.
  public var bytesPerRow: Int { canvas?.bytesPerRow ?? 0 }
  /// The pixels, from the top; nil in a context that has none in memory.
  public var data: UnsafeMutableRawPointer? { canvas?.data }
}
