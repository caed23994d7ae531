/// Writes tokens as the only block of a deflate stream (RFC 1951), with codes made for them.
enum DeflateBlock {
  /// - Complexity: O(n), n the number of tokens.
  static func append(_ tokens: [DeflateToken], to bytes: inout [UInt8]) {
    // 1. Count the symbols. Two distances always have a code, so that codes are complete.
    var literals = [Int](repeating: 0, count: 286)
    var distances = [1, 1] + [Int](repeating: 0, count: 28)
    literals[endOfBlock] = 1
    for token in tokens {
      literals[token.symbol] += 1
      if token.isMatch { distances[token.distance.symbol] += 1 }
    }
    // 2. Write the lengths of their codes, then the tokens.
    let literalCode = PrefixCode(counts: literals)
    let distanceCode = PrefixCode(counts: distances)
    var writer = BitWriter(bytes: bytes)
    writeHeader(literalCode.lengths + distanceCode.lengths, with: &writer)
    for token in tokens {
      guard token.isMatch else {
        writer.write(literalCode, token.symbol)
        continue
      }
      let (length, distance) = (token.length, token.distance)
      writer.write(literalCode, length.symbol)
      writer.write(length.extra, count: length.extraBits)
      writer.write(distanceCode, distance.symbol)
      writer.write(distance.extra, count: distance.extraBits)
    }
    writer.write(literalCode, endOfBlock)
    bytes = writer.finished()
  }

  private static let endOfBlock = 256

  /// A final block with codes of its own. Each length of a code is written in four bits.
  private static func writeHeader(_ lengths: [Int], with writer: inout BitWriter) {
    writer.write(1, count: 1)
    writer.write(2, count: 2)
    writer.write(286 - 257, count: 5)
    writer.write(30 - 1, count: 5)
    writer.write(19 - 4, count: 4)
    // The codes for repeated lengths are not used; the other 16 are four bits long.
    for place in 0..<19 { writer.write(place < 3 ? 0 : 4, count: 3) }
    for length in lengths { writer.write(PrefixCode.reversed(length, count: 4), count: 4) }
  }
}

/// Collects bits, the lowest first.
struct BitWriter {
  private var bytes: [UInt8]
  private var bits: UInt64 = 0
  private var count = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func write(_ code: borrowing PrefixCode, _ symbol: Int) {
    write(code.codes[symbol], count: code.lengths[symbol])
  }

  /// - Parameter count: The number of bits, at most 32.
  mutating func write(_ value: UInt64, count more: Int) {
    bits |= value << UInt64(count)
    count += more
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// All bytes, the last filled up with zeros.
  consuming func finished() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }
}
