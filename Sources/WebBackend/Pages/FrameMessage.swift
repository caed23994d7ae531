import CZlib
import RenderCore

/// The changed pixels of a frame, as a message to a page.
///
/// Numbers of four bytes, the lowest first: 1, the number of the frame, width and height of the whole
/// picture, the numbers of moves and of boxes, the count of bytes of all boxes, whether these are compressed
/// (deflate, without a head or a checksum). Then x, y, width, height, dx, dy of each move and x, y, width, height of each box, in
/// pixels; then the boxes' pixels in their order, rows from the top, blue, green, red and alpha.
struct FrameMessage: Sendable {
  var number: Int
  var width: Int
  var height: Int
  var moves: [SurfaceMove]
  var patches: [(box: PixelBox, bitmap: Bitmap)]

  /// The count of bytes below which pixels are sent as they are.
  private static let leastCompressed = 4096

  /// The bytes of the message. Compresses, which takes time.
  var bytes: [UInt8] {
    var pixels: [UInt8] = []
    if patches.count == 1 {
      pixels = patches[0].bitmap.pixels
    } else {
      pixels.reserveCapacity(patches.reduce(0) { $0 + $1.bitmap.pixels.count })
      for patch in patches { pixels += patch.bitmap.pixels }
    }
    let compressed = pixels.count < Self.leastCompressed ? nil : Self.compressed(pixels)
    var head: [UInt32] = [
      1, UInt32(number), UInt32(width), UInt32(height), UInt32(moves.count), UInt32(patches.count),
      UInt32(pixels.count), compressed == nil ? 0 : 1,
    ]
    for move in moves {
      head += Self.words(move.source)
      head += [UInt32(bitPattern: Int32(move.dx)), UInt32(bitPattern: Int32(move.dy))]
    }
    for patch in patches { head += Self.words(patch.box) }
    return head.withUnsafeBytes { Array($0) } + (compressed ?? pixels)
  }

  private static func words(_ box: PixelBox) -> [UInt32] {
    [box.x, box.y, box.width, box.height].map { UInt32($0) }
  }

  /// Nil if the bytes do not become fewer.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // A negative size of the window leaves out the checksum: connections have their own.
    let window: Int32 = -15
    guard
      deflateInit2_(
        &stream, 1, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let target = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      bytes.withUnsafeBufferPointer { source in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
      }
    }
    return target.isEmpty || target.count >= bytes.count ? nil : target
  }
}
