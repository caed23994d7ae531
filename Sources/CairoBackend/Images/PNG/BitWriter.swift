/// At most 56 bits, the first one lowest.
struct BitCode {
  private(set) var bits: UInt64
  private(set) var count: UInt64

  /// The lowest `count` bits of `bits`.
  init(_ bits: UInt64, count: Int) {
    self.bits = bits
    self.count = UInt64(truncatingIfNeeded: count)
  }

  /// The lowest `count` bits of `value`, the last one first.
  init(reversing value: Int, count: Int) {
    self.init((0..<count).reduce(0) { $0 << 1 | UInt64(value >> $1 & 1) }, count: count)
  }

  mutating func append(_ more: BitCode) {
    bits |= more.bits &<< count
    count &+= more.count
  }
}

/// Collects bits, the lowest first.
struct BitWriter: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private var byteCount = 0
  /// What does not fill a byte yet.
  private var rest = BitCode(0, count: 0)

  /// - Parameter capacity: How many bits there will be at most.
  init(capacity: Int) {
    // Eight bytes are stored at a time.
    bytes = .allocate(byteCount: capacity / 8 + 16, alignment: 8)
  }

  deinit { bytes.deallocate() }

  mutating func write(_ code: BitCode) {
    rest.append(code)
    bytes.storeBytes(of: rest.bits.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    byteCount &+= rest.dropBytes()
  }

  /// All bytes, the last filled up with zeros.
  var written: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes, count: byteCount + (rest.count > 0 ? 1 : 0))
  }
}

extension BitCode {
  /// Takes whole bytes from the start and returns how many.
  fileprivate mutating func dropBytes() -> Int {
    let whole = count &>> 3
    bits &>>= whole &<< 3
    count &= 7
    return Int(truncatingIfNeeded: whole)
  }
}
