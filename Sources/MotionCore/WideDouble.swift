/// A number of twice the precision of a `Double`: the exact sum of two of them.
///
/// Sums and products are off by less than 2⁻¹⁰⁰ of their values. Made of additions and multiplications
/// alone, so that every processor gives the same bits.
///
/// - Note: The exact sum is Knuth's, the exact product that of Dekker and Veltkamp.
struct WideDouble {
  /// The `Double` nearest to the number.
  let high: Double
  /// What is left of it.
  let low: Double

  /// - Precondition: `low` does not change `high` when it is added.
  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  init(_ value: Double) { self.init(high: value, low: 0) }

  /// The exact sum of two numbers.
  init(_ a: Double, plus b: Double) {
    let sum = a + b
    let part = sum - a
    self.init(high: sum, low: (a - (sum - part)) + (b - part))
  }

  /// The exact product of two numbers whose magnitudes are below 2⁹⁰⁰.
  init(_ a: Double, times b: Double) {
    let product = a * b
    let (a1, b1) = (Self.half(of: a), Self.half(of: b))
    let (a2, b2) = (a - a1, b - b1)
    let rest = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    self.init(high: product, low: rest)
  }

  /// 1 divided by a number.
  init(reciprocalOf divisor: Double) {
    let quotient = 1 / divisor
    let product = WideDouble(quotient, times: divisor)
    self.init(high: quotient, low: ((1 - product.high) - product.low) / divisor)
  }

  /// The upper 26 bits of a number's significand.
  private static func half(of value: Double) -> Double {
    let scaled = value * 0x8000001p0
    return scaled - (scaled - value)
  }

  static prefix func - (a: WideDouble) -> WideDouble { WideDouble(high: -a.high, low: -a.low) }

  static func + (a: WideDouble, b: WideDouble) -> WideDouble {
    let sum = WideDouble(a.high, plus: b.high)
    return WideDouble(sum.high, plus: sum.low + (a.low + b.low))
  }

  static func + (a: WideDouble, b: Double) -> WideDouble {
    let sum = WideDouble(a.high, plus: b)
    return WideDouble(sum.high, plus: sum.low + a.low)
  }

  static func * (a: WideDouble, b: WideDouble) -> WideDouble {
    let product = WideDouble(a.high, times: b.high)
    return WideDouble(product.high, plus: product.low + (a.high * b.low + a.low * b.high))
  }
}
