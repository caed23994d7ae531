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
    var (rest, bits) = (value, UInt64(0))
    for _ in 0..<count {
      bits = bits << 1 | UInt64(rest & 1)
      rest >>= 1
    }
    self.init(bits, count: count)
  }

  mutating func append(_ more: BitCode) {
    bits |= more.bits &<< count
    count &+= more.count
  }
}

/// Collects bits, the lowest first.
struct BitWriter: ~Copyable {
  private let words: UnsafeMutablePointer<UInt32>
  private var wordCount = 0
  /// What does not fill a word yet, less than 32 bits.
  private var rest: UInt64 = 0
  private var restCount: UInt64 = 0

  /// - Parameter capacity: How many bits there will be at most.
  init(capacity: Int) { words = .allocate(capacity: capacity / 32 + 2) }

  deinit { words.deallocate() }

  mutating func write(_ code: BitCode) { write(code.bits, count: code.count) }

  /// Writes the lowest `count` of `bits`, at most 56; the others are zero.
  mutating func write(_ bits: UInt64, count: UInt64) {
    rest |= bits &<< restCount
    restCount &+= count
    guard restCount >= 32 else { return }
    words[wordCount] = UInt32(truncatingIfNeeded: rest).littleEndian
    wordCount &+= 1
    restCount &-= 32
    // What did not fit into the word.
    rest = bits &>> (count &- restCount)
    guard restCount >= 32 else { return }
    words[wordCount] = UInt32(truncatingIfNeeded: rest).littleEndian
    wordCount &+= 1
    restCount &-= 32
    rest &>>= 32
  }

  /// All bytes, the last filled up with zeros.
  var written: UnsafeRawBufferPointer {
    words[wordCount] = UInt32(truncatingIfNeeded: rest).littleEndian
    return UnsafeRawBufferPointer(
      start: words, count: wordCount * 4 + Int(restCount + 7) / 8)
  }
}
