/// A byte, or the repetition of bytes before it.
struct DeflateToken {
  /// The kind in 9 bits, then for a repetition the distance less one in 15. Loops over tokens take
  /// both from here: in debug builds properties are calls.
  var bits: UInt32

  init(literal: UInt8) {
    bits = UInt32(literal) << 15
  }

  /// - Parameters:
  ///   - length: The number of bytes, 3 to 258.
  ///   - distance: How many bytes back they are, 1 to 32,768.
  init(length: Int, distance: Int) {
    bits = UInt32(truncatingIfNeeded: (length &+ 253) &<< 15 | (distance &- 1))
  }

  /// The bits behind the kind: a byte, or 256 for a repetition of three bytes, and so on to 511 for
  /// one of 258.
  static let kindShift: UInt32 = 15
  /// The bits of the distance less one, which have no meaning for a literal.
  static let distanceMask: UInt32 = 0x7FFF
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
    default: DeflateSymbol(length: kind - 256)
    }
  }

  /// The symbol of each distance less one.
  ///
  /// From the fourth on, each power of two has two symbols, and one further bit more than the last.
  nonisolated(unsafe) static let ofDistances: UnsafePointer<UInt8> = {
    let symbols = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 15)
    var start = 0
    for symbol in 0..<30 {
      let count = symbol < 4 ? 1 : 1 << (symbol / 2 - 1)
      (symbols + start).initialize(repeating: UInt8(symbol), count: count)
      start += count
    }
    return UnsafePointer(symbols)
  }()

  private init(symbol: Int, extra: BitCode = BitCode(0, count: 0)) {
    self.symbol = symbol
    self.extra = extra
  }

  /// The symbol of a length less three, of which each power of two has four.
  private init(length value: Int) {
    guard value >= 8 else {
      self.init(symbol: 257 + value)
      return
    }
    let extraBits = 61 - value.leadingZeroBitCount
    let step = value >> extraBits - 4
    self.init(
      symbol: 257 + (extraBits + 1) * 4 + step,
      extra: BitCode(UInt64(value) & (1 << UInt64(extraBits) - 1), count: extraBits))
  }
}
