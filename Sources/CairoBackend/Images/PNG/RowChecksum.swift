/// The checksum of a zlib stream, Adler-32, taken row by row.
///
/// A row adds to it by two sums over its bytes, so that a row like the one before costs nothing.
struct RowChecksum {
  /// Whether no pixel so far lets anything shine through.
  private(set) var isOpaque = true

  private var first: UInt64 = 1
  private var second: UInt64 = 0
  private var sums = RowSums()
  private let rowBytes: UInt64
  private let bytesPerPixel: Int

  private static let modulus: UInt64 = 65_521

  init(rowBytes: Int, bytesPerPixel: Int) {
    self.rowBytes = UInt64(rowBytes)
    self.bytesPerPixel = bytesPerPixel
  }

  var value: UInt32 { UInt32(second << 16 | first) }

  /// Takes another row that equals the one before.
  mutating func repeatRow() {
    // A byte weighs as much as there are bytes from it to the row's end.
    let weighted =
      (rowBytes - 1) * sums.plain - UInt64(bytesPerPixel) * sums.byPlace - sums.withinPixels
    second = (second + rowBytes * first + weighted) % Self.modulus
    first = (first + sums.plain) % Self.modulus
  }

  /// Takes a row of a filter byte of zero and `width` pixels.
  ///
  /// - Complexity: O(n), n the number of pixels.
  mutating func add(_ row: UnsafePointer<UInt32>, width: Int) {
    sums = RowSums(row, width: width, hasAlpha: bytesPerPixel == 4)
    isOpaque = isOpaque && sums.isOpaque
    repeatRow()
  }
}

/// Sums over the bytes of a row.
private struct RowSums {
  /// All bytes.
  private(set) var plain: UInt64 = 0
  /// Each byte times the column of its pixel.
  private(set) var byPlace: UInt64 = 0
  /// Each byte times its place within its pixel.
  private(set) var withinPixels: UInt64 = 0
  private(set) var isOpaque = true

  /// How many pairs of pixels are added up in 16 bits a channel.
  private static let longest = 256

  init() {}

  init(_ row: UnsafePointer<UInt32>, width: Int, hasAlpha: Bool) {
    var x = 0
    while x &+ 1 < width {
      let count = min(Self.longest, (width &- x) / 2)
      add(row + x, count: count, at: UInt64(x), hasAlpha: hasAlpha)
      x &+= 2 &* count
    }
    if x < width { add(row[x], at: UInt64(x), hasAlpha: hasAlpha) }
  }

  /// Adds `count` pairs of pixels from the column `x` on, both of a pair at once.
  ///
  /// - Complexity: O(n), n the number of pairs. Plain arithmetic on words, for builds without
  ///   optimisation as well.
  private mutating func add(_ row: UnsafePointer<UInt32>, count: Int, at x: UInt64, hasAlpha: Bool)
  {
    let (redAndBlue, halves): (UInt64, UInt64) = (0x00FF_00FF_00FF_00FF, 0x0000_FFFF_0000_FFFF)
    let alphaAndGreen = hasAlpha ? redAndBlue : 0x0000_00FF_0000_00FF
    var (reds, greens, sum, sumOfSums) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var common = UInt64.max
    var place = 0
    while place < 2 &* count {
      let pair = UInt64(row[place]) | UInt64(row[place &+ 1]) &<< 32
      let (red, green) = (pair & redAndBlue, pair &>> 8 & alphaAndGreen)
      let both = red &+ green
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
