/// A byte, or the repetition of bytes before it.
struct DeflateToken {
  /// The kind in 9 bits, then for a repetition the distance less one in 15.
  private let bits: UInt32

  init(literal: UInt8) {
    bits = UInt32(literal) << 15
  }

  /// - Parameters:
  ///   - length: The number of bytes, 3 to 258.
  ///   - distance: How many bytes back they are, 1 to 32,768.
  init(length: Int, distance: Int) {
    bits = UInt32(truncatingIfNeeded: (length &+ 253) &<< 15 | (distance &- 1))
  }

  /// The byte; or 256 for a repetition of three bytes, and so on to 511 for one of 258.
  var kind: Int { Int(bits &>> 15) }

  var isMatch: Bool { kind >= 256 }

  /// The symbol of the distance with its further bits; of no meaning for a literal.
  var distance: DeflateSymbol { DeflateSymbol(bits & 0x7FFF, first: 0, bitsOfStep: 1) }
}

/// A symbol of deflate, with the bits that tell which of its values is meant.
struct DeflateSymbol {
  let symbol: Int
  let extra: BitCode

  /// The symbol of each kind of token.
  static let kinds: [DeflateSymbol] = (0..<512).map { kind in
    switch kind {
    case ..<256: DeflateSymbol(symbol: kind)
    case 511: DeflateSymbol(symbol: 285)
    default: DeflateSymbol(UInt32(kind - 256), first: 257, bitsOfStep: 2)
    }
  }

  private init(symbol: Int, extra: BitCode = BitCode(0, count: 0)) {
    self.symbol = symbol
    self.extra = extra
  }

  /// The symbol of `value` where each power of two has `1 << bitsOfStep` symbols.
  init(_ value: UInt32, first: Int, bitsOfStep: Int) {
    guard value >= 2 &<< bitsOfStep else {
      self.init(symbol: first &+ Int(value))
      return
    }
    let extraBits = 31 &- value.leadingZeroBitCount &- bitsOfStep
    let step = Int(value) &>> extraBits &- 1 &<< bitsOfStep
    let extra = UInt64(value) & (1 &<< UInt64(extraBits) &- 1)
    self.init(
      symbol: first &+ (extraBits &+ 1) &<< bitsOfStep &+ step,
      extra: BitCode(extra, count: extraBits))
  }
}
