/// The checksum of a chunk of a PNG file: CRC-32.
enum CyclicChecksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func value(of bytes: [UInt8]) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }
  }
}

/// The checksum of a zlib stream, Adler-32, taken row by row.
///
/// A row adds to it by two sums over its bytes, so that a row like the one before costs nothing.
struct RowChecksum {
  private var first: UInt64 = 1
  private var second: UInt64 = 0
  private var plain: UInt64 = 0
  private var weighted: UInt64 = 0
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
    second = (second + rowBytes * first + weighted) % Self.modulus
    first = (first + plain) % Self.modulus
  }

  /// Takes a row of a filter byte of zero and `width` pixels.
  mutating func add(_ row: UnsafePointer<UInt32>, width: Int) {
    var (sum, byPlace, within): (UInt64, UInt64, UInt64) = (0, 0, 0)
    let alphaCounts: UInt32 = bytesPerPixel == 4 ? 1 : 0
    for x in 0..<width {
      let pixel = row[x]
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      let alpha = (pixel >> 24) &* alphaCounts
      let all = UInt64(red &+ green &+ blue &+ alpha)
      sum &+= all
      byPlace &+= all &* UInt64(truncatingIfNeeded: x)
      within &+= UInt64(green &+ 2 &* blue &+ 3 &* alpha)
    }
    plain = sum
    // A byte weighs as much as there are bytes from it to the row's end.
    weighted = (rowBytes - 1) * sum - UInt64(bytesPerPixel) * byPlace - within
    repeatRow()
  }
}
