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

  /// Writes at most 32 bits.
  mutating func write(_ code: BitCode) {
    rest |= code.bits &<< restCount
    restCount &+= code.count
    guard restCount >= 32 else { return }
    words[wordCount] = UInt32(truncatingIfNeeded: rest)
    wordCount &+= 1
    restCount &-= 32
    rest &>>= 32
  }

  /// Writes tokens.
  ///
  /// Debug builds clear variables when they come into scope, and parameters in each call: there are
  /// none in the loop.
  ///
  /// - Parameters:
  ///   - kinds: The code of each kind of token, at most 20 bits.
  ///   - distances: The code of each symbol of distances, at most 15 bits.
  /// - Complexity: O(n), n the number of tokens.
  mutating func write(
    _ tokens: UnsafeBufferPointer<DeflateToken>, kinds: UnsafePointer<BitCode>,
    distances: UnsafePointer<BitCode>
  ) {
    guard var token = tokens.baseAddress else { return }
    let end = token + tokens.count
    let words = words
    let symbols = DeflateSymbol.ofDistances
    let (shift, mask) = (DeflateToken.kindShift, DeflateToken.distanceMask)
    var (kind, distance, symbol, extraBits) = (0, 0, 0, 0)
    var (rest, count, wordCount) = (rest, restCount, wordCount)
    while token < end {
      kind = Int(truncatingIfNeeded: token.pointee.bits &>> shift)
      rest |= kinds[kind].bits &<< count
      count &+= kinds[kind].count
      if count >= 32 {
        words[wordCount] = UInt32(truncatingIfNeeded: rest)
        wordCount &+= 1
        rest &>>= 32
        count &-= 32
      }
      if kind >= 256 {
        distance = Int(truncatingIfNeeded: token.pointee.bits & mask)
        symbol = Int(symbols[distance])
        rest |= distances[symbol].bits &<< count
        count &+= distances[symbol].count
        extraBits = symbol < 4 ? 0 : symbol &>> 1 &- 1
        rest |= UInt64(truncatingIfNeeded: distance & (1 &<< extraBits &- 1)) &<< count
        count &+= UInt64(truncatingIfNeeded: extraBits)
        if count >= 32 {
          words[wordCount] = UInt32(truncatingIfNeeded: rest)
          wordCount &+= 1
          rest &>>= 32
          count &-= 32
        }
      }
      token += 1
    }
    (self.rest, restCount, self.wordCount) = (rest, count, wordCount)
  }

  /// All bytes, the last filled up with zeros. Asked for once, at the end.
  var written: UnsafeRawBufferPointer {
    words[wordCount] = UInt32(truncatingIfNeeded: rest)
    #if _endian(big)
      for word in 0...wordCount { words[word] = words[word].littleEndian }
    #endif
    return UnsafeRawBufferPointer(
      start: words, count: wordCount * 4 + Int(restCount + 7) / 8)
  }
}
