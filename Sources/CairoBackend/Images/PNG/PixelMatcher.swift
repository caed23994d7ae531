import Glibc

/// Finds pixels that repeat what was before them.
struct PixelMatcher {
  /// What the picture is made of, for ``DeflateBlock``.
  private(set) var tokens: [DeflateToken] = []
  private(set) var checksum: RowChecksum

  private let width: Int
  private let bytesPerPixel: Int
  /// A filter byte, which is zero, and the pixels.
  private let rowBytes: Int
  /// Where two pixels were seen last, by a hash of both; below zero for nowhere.
  private var places = [Int](repeating: -1, count: 1 << 12)

  /// The farthest that a match may lie back, in bytes.
  private static let window = 32_768

  /// Nil for rows so wide that the one above is out of reach.
  init?(width: Int, bytesPerPixel: Int) {
    rowBytes = width * bytesPerPixel + 1
    guard rowBytes <= Self.window else { return nil }
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    checksum = RowChecksum(rowBytes: rowBytes, bytesPerPixel: bytesPerPixel)
  }

  /// Makes the tokens; false if more than an eighth of the pixels repeat nothing.
  ///
  /// - Complexity: O(n), n the number of pixels.
  mutating func match(_ pixels: UnsafePointer<UInt32>, height: Int) -> Bool {
    tokens.reserveCapacity(1 << 18)
    let most = width * height / 8 * bytesPerPixel + 4096
    for y in 0..<height {
      let row = pixels + y * width
      // Runs of one pixel are told in fewer bits than that a row repeats.
      let isPlain = memcmp(row, row + 1, (width - 1) * 4) == 0
      if y > 0, !isPlain, memcmp(row, row - width, width * 4) == 0 {
        append(length: rowBytes, distance: rowBytes)
        checksum.repeatRow()
      } else {
        tokens.append(DeflateToken(literal: 0))
        matchRow(y, of: pixels)
        checksum.add(row, width: width)
      }
      if tokens.count > most { return false }
    }
    return true
  }

  private mutating func matchRow(_ y: Int, of pixels: UnsafePointer<UInt32>) {
    let row = pixels + y * width
    var x = 0
    while x < width {
      let run = x > 0 ? equalPixels(row + x, row + x - 1, atMost: width - x) : 0
      let below = y > 0 ? equalPixels(row + x, row + x - width, atMost: width - x) : 0
      if max(run, below) > 0 {
        let distance = run >= below ? bytesPerPixel : rowBytes
        append(length: max(run, below) * bytesPerPixel, distance: distance)
        x += max(run, below)
      } else {
        x += matchEarlier(x, y, of: pixels)
      }
    }
  }

  /// Matches the pixels from a place with some seen earlier, or takes one as it is; returns how
  /// many were taken.
  private mutating func matchEarlier(
    _ x: Int, _ y: Int, of pixels: UnsafePointer<UInt32>
  ) -> Int {
    let place = y * width + x
    let here = pixels + place
    if x + 1 < width {
      let hash = Self.hash(here[0], here[1])
      let earlier = places[hash]
      places[hash] = place
      if earlier >= 0 {
        let (earlierY, earlierX) = earlier.quotientAndRemainder(dividingBy: width)
        let distance = (y - earlierY) * rowBytes + (x - earlierX) * bytesPerPixel
        let room = width - max(x, earlierX)
        let length = equalPixels(here, pixels + earlier, atMost: room)
        if distance <= Self.window, length > 1 {
          append(length: length * bytesPerPixel, distance: distance)
          return length
        }
      }
    }
    tokens.append(DeflateToken(literal: UInt8(truncatingIfNeeded: here[0] >> 16)))
    tokens.append(DeflateToken(literal: UInt8(truncatingIfNeeded: here[0] >> 8)))
    tokens.append(DeflateToken(literal: UInt8(truncatingIfNeeded: here[0])))
    if bytesPerPixel == 4 {
      tokens.append(DeflateToken(literal: UInt8(truncatingIfNeeded: here[0] >> 24)))
    }
    return 1
  }

  private static func hash(_ left: UInt32, _ right: UInt32) -> Int {
    Int((left &* 0x9E37_79B1 ^ right &* 0x85EB_CA77) >> 20)
  }

  private func equalPixels(
    _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, atMost limit: Int
  ) -> Int {
    var count = 0
    while count < limit, left[count] == right[count] { count += 1 }
    return count
  }

  /// Appends a match of any length above two, in pieces as long as they may be.
  private mutating func append(length: Int, distance: Int) {
    var rest = length
    while rest > 0 {
      // No piece may be shorter than three bytes.
      let piece = rest > 258 && rest < 261 ? 255 : min(rest, 258)
      tokens.append(DeflateToken(length: piece, distance: distance))
      rest -= piece
    }
  }
}
