/// A byte, or the repetition of bytes before it.
struct DeflateToken {
  /// A byte; or the highest bit, the length less three in 8 bits, and the distance less one in 15.
  private let bits: UInt32

  init(literal: UInt8) {
    bits = UInt32(literal)
  }

  /// - Parameters:
  ///   - length: The number of bytes, 3 to 258.
  ///   - distance: How many bytes back they are, 1 to 32,768.
  init(length: Int, distance: Int) {
    bits = 1 << 31 | UInt32(length - 3) << 15 | UInt32(distance - 1)
  }

  var isMatch: Bool { bits >> 31 == 1 }

  /// The symbol of the literal or the length.
  var symbol: Int { isMatch ? length.symbol : Int(bits) }

  /// The symbol of the length with its further bits; of no meaning for a literal.
  var length: Symbol {
    let length = bits >> 15 & 255
    if length == 255 { return Symbol(symbol: 285, extra: 0, extraBits: 0) }
    return Symbol(length, first: 257, bitsOfStep: 2)
  }

  /// The symbol of the distance with its further bits; of no meaning for a literal.
  var distance: Symbol { Symbol(bits & 0x7FFF, first: 0, bitsOfStep: 1) }

  struct Symbol {
    let symbol: Int
    let extra: UInt64
    let extraBits: Int

    init(symbol: Int, extra: UInt64, extraBits: Int) {
      self.symbol = symbol
      self.extra = extra
      self.extraBits = extraBits
    }

    /// The symbol of `value` where each power of two has `1 << bitsOfStep` symbols.
    init(_ value: UInt32, first: Int, bitsOfStep: Int) {
      guard value >= 2 << bitsOfStep else {
        self.init(symbol: first + Int(value), extra: 0, extraBits: 0)
        return
      }
      let top = 31 - value.leadingZeroBitCount
      let extraBits = top - bitsOfStep
      let step = Int(value >> UInt32(extraBits)) - (1 << bitsOfStep)
      self.init(
        symbol: first + (extraBits + 1) << bitsOfStep + step,
        extra: UInt64(value) & (1 << UInt64(extraBits) - 1), extraBits: extraBits)
    }
  }
}
