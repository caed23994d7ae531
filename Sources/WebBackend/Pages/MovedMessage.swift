import RenderCore

/// The picture of an item that a finger moves, as a message to a page: numbers of four bytes, 4, the item, width,
/// height, two zeros, the count of bytes, whether these are compressed; then the pixels as in ``FrameMessage``,
/// multiplied by their alpha.
struct MovedMessage: Sendable {
  var number: Int
  var bitmap: Bitmap

  /// The bytes of the message. Compresses, which takes time.
  var bytes: [UInt8] {
    let pixels = bitmap.pixels
    let compressed = FrameMessage.compressed(pixels)
    let head = [
      4, number, bitmap.width, bitmap.height, 0, 0, pixels.count, compressed == nil ? 0 : 1,
    ].map { UInt32(truncatingIfNeeded: $0) }
    return head.withUnsafeBytes { Array($0) } + (compressed ?? pixels)
  }
}
