import Glibc

/// Finds pixels that repeat what was before them.
///
/// What is called for each token is transparent: debug builds inline that too, within a file.
struct PixelMatcher: ~Copyable {
  enum Outcome { case done, tooManyDetails, transparency }

  private(set) var checksum: RowChecksum

  private let width: Int
  private let height: Int
  private let bytesPerPixel: Int
  /// A filter byte, which is zero, and the pixels.
  private let rowBytes: Int
  private var recent = RecentPairs()
  /// How many tokens are so many that filters do better.
  private let mostTokens: Int
  private let tokenStore: UnsafeMutablePointer<DeflateToken>
  private var tokenCount = 0

  /// - Parameter isPatient: Whether pictures full of details are matched too.
  init(width: Int, height: Int, bytesPerPixel: Int, isPatient: Bool = false) {
    self.width = width
    self.height = height
    self.bytesPerPixel = bytesPerPixel
    rowBytes = width * bytesPerPixel + 1
    mostTokens = isPatient ? rowBytes * height : width * height / 8 * bytesPerPixel + 4096
    // No row adds more tokens than it has bytes. Memory that stays untouched costs nothing.
    tokenStore = .allocate(capacity: mostTokens + rowBytes)
    checksum = RowChecksum(width: width, bytesPerPixel: bytesPerPixel)
  }

  deinit { tokenStore.deallocate() }

  /// What the picture is made of, for ``DeflateBlock``.
  var tokens: UnsafeBufferPointer<DeflateToken> {
    UnsafeBufferPointer(start: tokenStore, count: tokenCount)
  }

  /// Makes the tokens, unless more than an eighth of the pixels repeat nothing, or some let shine
  /// through what the file has no bytes for, or rows are so wide that the one above is out of reach.
  ///
  /// - Complexity: O(n), n the number of pixels.
  mutating func match(_ pixels: UnsafeBufferPointer<UInt32>) -> Outcome {
    guard rowBytes <= RecentPairs.window, var row = pixels.baseAddress else {
      return .tooManyDetails
    }
    var isPlain = false
    for y in 0..<height {
      let repeatsRow = y > 0 && memcmp(row, row - width, width * 4) == 0
      if !repeatsRow { isPlain = memcmp(row, row + 1, (width - 1) * 4) == 0 }
      if repeatsRow {
        appendRepeatedRow(isPlain: isPlain)
      } else {
        matchRow(row, y)
        guard bytesPerPixel == 4 || checksum.isOpaque else { return .transparency }
      }
      guard tokenCount <= mostTokens else { return .tooManyDetails }
      row += width
    }
    return .done
  }

  /// Runs of one pixel are told in fewer bits than that a row repeats.
  private mutating func appendRepeatedRow(isPlain: Bool) {
    let start = isPlain && width > 1 ? 1 + bytesPerPixel : rowBytes
    append(length: start, distance: rowBytes)
    if start < rowBytes { append(length: rowBytes - start, distance: bytesPerPixel) }
    checksum.repeatRow()
  }

  private mutating func matchRow(_ row: UnsafePointer<UInt32>, _ y: Int) {
    checksum.add(row, isFirst: y == 0)
    append(literal: 0)
    // Debug builds clear variables each time they come into scope: not in the loop, and in calls
    // only where a pixel is equal.
    var (x, run, below, rest) = (0, 0, 0, 0)
    var here = row
    while x < width {
      here = row + x
      rest = width &- x
      run = x > 0 && here[0] == here[-1] ? here.equalPixels(here - 1, atMost: rest) : 0
      below =
        y > 0 && run < rest && here[0] == here[0 &- width]
        ? here.equalPixels(here - width, atMost: rest) : 0
      if run >= below, run > 0 {
        append(length: run &* bytesPerPixel, distance: bytesPerPixel)
        x &+= run
      } else if below > 0 {
        append(length: below &* bytesPerPixel, distance: rowBytes)
        x &+= below
      } else {
        x &+= matchEarlier(in: row, x: x, y: y)
      }
    }
  }

  /// Matches the pixels from a place with some seen earlier, or takes one as it is; returns how
  /// many were taken.
  @_transparent
  private mutating func matchEarlier(in row: UnsafePointer<UInt32>, x: Int, y: Int) -> Int {
    let here = row + x
    if x &+ 1 < width {
      let (rows, column) = recent.exchange(here.pair, x: x, y: y)
      let distance = rows &* rowBytes &+ (x &- column) &* bytesPerPixel
      if distance > 0, distance <= RecentPairs.window {
        let room = width &- (x < column ? column : x)
        let length = here.equalPixels(row - rows &* width + column, atMost: room)
        if length > 1 {
          append(length: length &* bytesPerPixel, distance: distance)
          return length
        }
      }
    }
    appendLiterals(of: here[0])
    return 1
  }

  // MARK: Tokens

  @_transparent
  private mutating func appendLiterals(of pixel: UInt32) {
    tokenStore[tokenCount] = DeflateToken(literal: UInt8(truncatingIfNeeded: pixel &>> 16))
    tokenStore[tokenCount &+ 1] = DeflateToken(literal: UInt8(truncatingIfNeeded: pixel &>> 8))
    tokenStore[tokenCount &+ 2] = DeflateToken(literal: UInt8(truncatingIfNeeded: pixel))
    tokenCount &+= 3
    if bytesPerPixel == 4 { append(literal: UInt8(truncatingIfNeeded: pixel &>> 24)) }
  }

  @_transparent
  private mutating func append(literal: UInt8) {
    tokenStore[tokenCount] = DeflateToken(literal: literal)
    tokenCount &+= 1
  }

  /// Appends a match of any length above two, in pieces as long as they may be.
  @_transparent
  private mutating func append(length: Int, distance: Int) {
    guard length <= 258 else { return append(long: length, distance: distance) }
    // What an initializer would do, without its call in debug builds.
    tokenStore[tokenCount].bits = UInt32(
      truncatingIfNeeded: (length &+ 253) &<< 15 | (distance &- 1))
    tokenCount &+= 1
  }

  private mutating func append(long length: Int, distance: Int) {
    var (rest, piece) = (length, 0)
    while rest > 258 {
      // No piece may be shorter than three bytes.
      piece = rest < 261 ? 255 : 258
      tokenStore[tokenCount] = DeflateToken(length: piece, distance: distance)
      tokenCount &+= 1
      rest &-= piece
    }
    tokenStore[tokenCount] = DeflateToken(length: rest, distance: distance)
    tokenCount &+= 1
  }
}

/// Where pairs of pixels were seen last.
private struct RecentPairs: ~Copyable {
  /// The farthest that a match may lie back, in bytes.
  static let window = 32_768

  /// By a hash of the pair, the column in 14 bits and the row in 18; zero also for no place.
  ///
  /// Whoever asks compares the pixels: a place where no such pair is does no harm.
  private let places: UnsafeMutablePointer<UInt32>

  private static let count = 1 << 12

  init() {
    places = .allocate(capacity: Self.count)
    places.initialize(repeating: 0, count: Self.count)
  }

  deinit { places.deallocate() }

  /// Notes the place of `pair`; returns the place it may have been at before, in rows above, and
  /// its column.
  @_transparent
  mutating func exchange(_ pair: UInt64, x: Int, y: Int) -> (rows: Int, column: Int) {
    let place = places + Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> 52)
    let earlier = Int(place.pointee)
    place.pointee = UInt32(truncatingIfNeeded: y &<< 14 | x)
    return ((y &- earlier &>> 14) & 0x3FFFF, earlier & 0x3FFF)
  }
}

extension UnsafePointer<UInt32> {
  /// Two pixels at once, the first one in the lower half.
  fileprivate var pair: UInt64 {
    @_transparent get { UInt64(self[0]) | UInt64(self[1]) &<< 32 }
  }

  /// How many pixels from here equal those from `other`.
  ///
  /// Long stretches are passed over by calls, which cost debug builds no more than others.
  ///
  /// - Complexity: O(n), n the number of equal pixels.
  @_transparent
  fileprivate func equalPixels(_ other: Self, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, self[count] == other[count] {
      count &+= 1
      // Eight equal pixels make it likely that many follow.
      guard count == 8 else { continue }
      count = skipEqualPixels(other, from: count, by: 64, atMost: limit)
      count = skipEqualPixels(other, from: count, by: 8, atMost: limit)
    }
    return count
  }

  @_transparent
  private func skipEqualPixels(
    _ other: Self, from start: Int, by step: Int, atMost limit: Int
  ) -> Int {
    var count = start
    while count &+ step <= limit, memcmp(self + count, other + count, step &* 4) == 0 {
      count &+= step
    }
    return count
  }
}
