/// Writes tokens as the only block of a deflate stream (RFC 1951), with codes made for them.
enum DeflateBlock {
  /// - Complexity: O(n), n the number of tokens.
  static func append(_ tokens: UnsafeBufferPointer<DeflateToken>, to bytes: inout [UInt8]) {
    // 1. Make codes for how often each symbol occurs.
    let counts = SymbolCounts(tokens)
    let literalCode = PrefixCode(counts: counts.literals)
    let distanceCode = PrefixCode(counts: counts.distances)
    // 2. Write the lengths of the codes, then the tokens.
    var writer = BitWriter(capacity: headerBits + (tokens.count + 1) * mostBits)
    writeHeader(literalCode.lengths + distanceCode.lengths, with: &writer)
    write(tokens, kinds: kindCodes(literalCode), distances: distanceCode.codes, with: &writer)
    writer.write(literalCode.codes[SymbolCounts.endOfBlock])
    bytes += writer.written
  }

  private static func write(
    _ tokens: UnsafeBufferPointer<DeflateToken>, kinds: [BitCode], distances: [BitCode],
    with writer: inout BitWriter
  ) {
    kinds.withUnsafeBufferPointer { kinds in
      distances.withUnsafeBufferPointer { distances in
        guard let kinds = kinds.baseAddress, let distances = distances.baseAddress else { return }
        writer.write(tokens, kinds: kinds, distances: distances)
      }
    }
  }

  /// The code of each kind of token: of a literal, or of a length with its further bits.
  private static func kindCodes(_ code: PrefixCode) -> [BitCode] {
    DeflateSymbol.kinds.map { kind in
      var bits = code.codes[kind.symbol]
      bits.append(kind.extra)
      return bits
    }
  }

  /// What a header takes: 17 bits, 19 lengths in 3 bits each, and 316 in 4 bits each.
  private static let headerBits = 17 + 19 * 3 + 316 * 4
  /// What a token takes at most: two codes of 15 bits with 5 and 13 further bits.
  private static let mostBits = 48

  /// A final block with codes of its own. Each length of a code is written in four bits.
  private static func writeHeader(_ lengths: [Int], with writer: inout BitWriter) {
    writer.write(BitCode(1, count: 1))
    writer.write(BitCode(2, count: 2))
    writer.write(BitCode(286 - 257, count: 5))
    writer.write(BitCode(30 - 1, count: 5))
    writer.write(BitCode(19 - 4, count: 4))
    // The codes for repeated lengths are not used; the other 16 are four bits long.
    for place in 0..<19 { writer.write(BitCode(place < 3 ? 0 : 4, count: 3)) }
    for length in lengths { writer.write(BitCode(reversing: length, count: 4)) }
  }
}

/// How often each symbol occurs.
private struct SymbolCounts {
  static let endOfBlock = 256

  let literals: [Int]
  let distances: [Int]

  init(_ tokens: UnsafeBufferPointer<DeflateToken>) {
    var kinds = [Int](repeating: 0, count: 512)
    // Two distances always have a code, so that codes are complete.
    var distances = [1, 1] + [Int](repeating: 0, count: 28)
    kinds.withUnsafeMutableBufferPointer { kinds in
      distances.withUnsafeMutableBufferPointer { distances in
        guard let kinds = kinds.baseAddress, let distances = distances.baseAddress,
          var token = tokens.baseAddress
        else { return }
        let end = token + tokens.count
        let symbols = DeflateSymbol.ofDistances
        let (shift, mask) = (DeflateToken.kindShift, DeflateToken.distanceMask)
        var kind = 0
        while token < end {
          kind = Int(truncatingIfNeeded: token.pointee.bits &>> shift)
          kinds[kind] &+= 1
          if kind >= 256 {
            distances[Int(symbols[Int(truncatingIfNeeded: token.pointee.bits & mask)])] &+= 1
          }
          token += 1
        }
      }
    }
    var literals = [Int](repeating: 0, count: 286)
    literals[Self.endOfBlock] = 1
    for (kind, count) in zip(DeflateSymbol.kinds, kinds) { literals[kind.symbol] += count }
    (self.literals, self.distances) = (literals, distances)
  }
}
