import Glibc

/// The checksum of a zlib stream, Adler-32, taken row by row.
///
/// A row adds to it by sums over its bytes. They are kept for parts of the row, so that only parts
/// that differ from those above are added up, and a row like the one before costs nothing.
struct RowChecksum: ~Copyable {
  /// Whether no pixel so far lets anything shine through.
  private(set) var isOpaque = true

  private var first: UInt64 = 1
  private var second: UInt64 = 0
  private var sums = RowSums()
  /// The sums of each part of the last row.
  private let parts: UnsafeMutablePointer<RowSums>
  private let width: Int
  private let bytesPerPixel: Int

  private static let modulus: UInt64 = 65_521
  /// The pixels of a part.
  private static let partWidth = 32

  init(width: Int, bytesPerPixel: Int) {
    let count = width / Self.partWidth + 1
    parts = .allocate(capacity: count)
    parts.initialize(repeating: RowSums(), count: count)
    self.width = width
    self.bytesPerPixel = bytesPerPixel
  }

  deinit { parts.deallocate() }

  var value: UInt32 { UInt32(second << 16 | first) }

  /// Takes another row that equals the one before.
  @_transparent
  mutating func repeatRow() {
    // A byte weighs as much as there are bytes from it to the row's end.
    let rowBytes = UInt64(width * bytesPerPixel + 1)
    let weighted =
      (rowBytes - 1) * sums.plain - UInt64(bytesPerPixel) * sums.byPlace - sums.withinPixels
    second = (second + rowBytes * first + weighted) % Self.modulus
    first = (first + sums.plain) % Self.modulus
  }

  /// Takes a row of a filter byte of zero and the pixels, with the last row above it in memory.
  ///
  /// - Complexity: O(n), n the number of pixels.
  mutating func add(_ row: UnsafePointer<UInt32>, isFirst: Bool) {
    let hasAlpha = bytesPerPixel == 4
    var (x, part, count) = (0, parts, 0)
    var pixels = row
    while x < width {
      count = Self.partWidth < width &- x ? Self.partWidth : width &- x
      pixels = row + x
      if isFirst || memcmp(pixels, pixels - width, count &* 4) != 0 {
        let new = RowSums(pixels, count: count, at: x, hasAlpha: hasAlpha)
        sums.replace(part.pointee, with: new)
        part.pointee = new
        isOpaque = isOpaque && new.isOpaque
      }
      x = x &+ count
      part += 1
    }
    repeatRow()
  }
}

/// Sums over the bytes of a row or a part of it.
private struct RowSums {
  /// All bytes.
  private(set) var plain: UInt64 = 0
  /// Each byte times the column of its pixel.
  private(set) var byPlace: UInt64 = 0
  /// Each byte times its place within its pixel.
  private(set) var withinPixels: UInt64 = 0
  private(set) var isOpaque = true

  init() {}

  /// The sums of at most 512 pixels, of which pairs are added up in 16 bits a channel.
  ///
  /// - Parameter x: The column of the first pixel.
  @_transparent
  init(_ pixels: UnsafePointer<UInt32>, count: Int, at x: Int, hasAlpha: Bool) {
    if count > 1 { add(pixels, count: count / 2, at: UInt64(x), hasAlpha: hasAlpha) }
    if count % 2 == 1 { add(pixels[count - 1], at: UInt64(x + count - 1), hasAlpha: hasAlpha) }
  }

  /// Takes the sums of a part of the row for those of a former one.
  @_transparent
  mutating func replace(_ former: RowSums, with new: RowSums) {
    plain = plain &+ new.plain &- former.plain
    byPlace = byPlace &+ new.byPlace &- former.byPlace
    withinPixels = withinPixels &+ new.withinPixels &- former.withinPixels
  }

  /// Adds `count` pairs of pixels from the column `x` on, both of a pair at once.
  ///
  /// - Complexity: O(n), n the number of pairs. Plain arithmetic on words, for builds without
  ///   optimisation as well.
  @_transparent
  private mutating func add(_ row: UnsafePointer<UInt32>, count: Int, at x: UInt64, hasAlpha: Bool)
  {
    let (redAndBlue, halves): (UInt64, UInt64) = (0x00FF_00FF_00FF_00FF, 0x0000_FFFF_0000_FFFF)
    let alphaAndGreen = hasAlpha ? redAndBlue : 0x0000_00FF_0000_00FF
    var (reds, greens, sum, sumOfSums) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var common = UInt64.max
    var place = 0
    // Debug builds clear variables each time they come into scope: not in the loop.
    var (pair, red, green, both) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    while place < 2 &* count {
      pair = UInt64(row[place]) | UInt64(row[place &+ 1]) &<< 32
      red = pair & redAndBlue
      green = pair &>> 8 & alphaAndGreen
      both = red &+ green
      sumOfSums &+= sum
      sum &+= (both & halves) &+ (both &>> 16 & halves)
      reds &+= red
      greens &+= green
      common &= pair
      place &+= 2
    }
    let (left, right) = (sum & 0xFFFF_FFFF, sum >> 32)
    let earlier = sumOfSums & 0xFFFF_FFFF + sumOfSums >> 32
    plain += left + right
    // A sum of all sums so far counts each byte once for every pair behind it.
    let byPair = UInt64(count - 1) * (left + right) - earlier
    byPlace += x * (left + right) + 2 * byPair + right
    let blue = reds & 0xFFFF + reds >> 32 & 0xFFFF
    withinPixels += greens & 0xFFFF + greens >> 32 & 0xFFFF + 2 * blue
    withinPixels += 3 * (greens >> 16 & 0xFFFF + greens >> 48)
    isOpaque = isOpaque && (common & common << 32) >> 56 == 255
  }

  private mutating func add(_ pixel: UInt32, at x: UInt64, hasAlpha: Bool) {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    let alpha = hasAlpha ? pixel >> 24 : 0
    let all = UInt64(red + green + blue + alpha)
    plain += all
    byPlace += all * x
    withinPixels += UInt64(green + 2 * blue + 3 * alpha)
    isOpaque = isOpaque && pixel >> 24 == 255
  }
}
