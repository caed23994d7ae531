import CZlib
import Glibc

/// Rows of a PNG file without filters, inflated one by one and laid out as bitmaps have them.
///
/// Many rows of a screen equal the one above, at least in parts. Those parts are copied; only the
/// others cost a step for each pixel.
struct InflatedRows: ~Copyable {
  private let width: Int
  /// zlib compares its address in each call.
  private let stream: UnsafeMutablePointer<z_stream>
  /// The row read last and the one above, in turn.
  private let rows: (UnsafeMutableRawPointer, UnsafeMutableRawPointer)

  /// A row begins with the number of its filter, which lies before the first whole word.
  private static let start = MemoryLayout<UInt32>.size - 1
  /// The pixels that are compared with those above at a time.
  private static let partWidth = 32

  /// - Parameter pixels: A zlib stream, which stays until all rows are read. Its own checksum is not
  ///   computed: that of the chunk tells damage.
  init(_ pixels: UnsafeRawBufferPointer, width: Int) {
    self.width = width
    rows = (Self.row(width), Self.row(width))
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let bytes = pixels.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes)
    stream.pointee.avail_in = UInt32(clamping: pixels.count)
    // Without memory nothing can be read from it.
    inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    inflateValidate(stream, 0)
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    rows.0.deallocate()
    rows.1.deallocate()
  }

  private static func row(_ width: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: start + 1 + width * 3, alignment: MemoryLayout<UInt32>.alignment)
  }

  /// Reads all rows.
  ///
  /// - Parameter target: Memory for `height` rows of four bytes a pixel.
  /// - Returns: Whether the stream held as many rows, none with a filter.
  /// - Complexity: O(n), n the number of pixels.
  func read(_ height: Int, into target: UnsafeMutableRawPointer) -> Bool {
    var line = target.assumingMemoryBound(to: UInt32.self)
    for y in 0..<height {
      let (row, above) = y % 2 == 0 ? rows : (rows.1, rows.0)
      guard inflate(width * 3 + 1, into: row + Self.start),
        row.load(fromByteOffset: Self.start, as: UInt8.self) == 0
      else { return false }
      layOut(row + Self.start + 1, below: y > 0 ? above + Self.start + 1 : nil, on: line)
      line += width
    }
    // Nothing but the end is left.
    stream.pointee.avail_out = 0
    return CZlib.inflate(stream, Z_FINISH) == Z_STREAM_END
  }

  /// Whether there were as many bytes.
  private func inflate(_ count: Int, into target: UnsafeMutableRawPointer) -> Bool {
    stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(clamping: count)
    let outcome = CZlib.inflate(stream, Z_NO_FLUSH)
    return stream.pointee.avail_out == 0 && (outcome == Z_OK || outcome == Z_STREAM_END)
  }

  /// Lays out a row, of which what equals the row above is copied from the line above.
  private func layOut(
    _ row: UnsafeRawPointer, below above: UnsafeRawPointer?, on line: UnsafeMutablePointer<UInt32>
  ) {
    guard let above else { return layOut(row, from: 0, to: width, on: line) }
    memcpy(line, line - width, width * 4)
    guard memcmp(row, above, width * 3) != 0 else { return }
    var (x, end) = (0, 0)
    while x < width {
      end = Self.partWidth < width &- x ? x &+ Self.partWidth : width
      if memcmp(row + x &* 3, above + x &* 3, (end &- x) &* 3) != 0 {
        layOut(row, from: x, to: end, on: line)
      }
      x = end
    }
  }

  /// Lays out some pixels of a row, four at a time.
  ///
  /// - Parameter start: A multiple of four.
  @_transparent
  private func layOut(
    _ row: UnsafeRawPointer, from start: Int, to end: Int, on line: UnsafeMutablePointer<UInt32>
  ) {
    // Debug builds clear variables each time they come into scope: not in the loop.
    let words = row.assumingMemoryBound(to: UInt32.self)
    var (x, word) = (start, start / 4 &* 3)
    var (first, second, third) = (UInt32(0), UInt32(0), UInt32(0))
    let (black, red, green, blue) = (
      0xFF00_0000 as UInt32, 0xFF_0000 as UInt32, 0xFF00 as UInt32, 0xFF as UInt32
    )
    while x &+ 3 < end {
      (first, second, third) = (words[word], words[word &+ 1], words[word &+ 2])
      #if _endian(big)
        (first, second, third) = (first.byteSwapped, second.byteSwapped, third.byteSwapped)
      #endif
      line[x] = black | first &<< 16 & red | first & green | first &>> 16 & blue
      line[x &+ 1] = black | first &>> 8 & red | second &<< 8 & green | second &>> 8 & blue
      line[x &+ 2] = black | second & red | second &>> 16 & green | third & blue
      line[x &+ 3] = black | third &<< 8 & red | third &>> 8 & green | third &>> 24
      x = x &+ 4
      word = word &+ 3
    }
    let bytes = row.assumingMemoryBound(to: UInt8.self)
    while x < end {
      first = UInt32(bytes[x &* 3]) &<< 16 | UInt32(bytes[x &* 3 &+ 1]) &<< 8
      line[x] = black | first | UInt32(bytes[x &* 3 &+ 2])
      x = x &+ 1
    }
  }
}
