/// Exponentials, logarithms, sines and cosines.
///
/// The standard library has none, and those of C libraries differ in the last bit from system to system
/// and from processor to processor. These give the same bits everywhere: the `Double` nearest to the
/// exact result, but for about one argument in 100,000, where it is the second nearest.
///
/// Each takes its argument to a small one, whose series it sums in ``WideDouble`` as far as the terms
/// matter to the last bit.
package enum Elementary {
  /// e to the power of `x`; 0 and infinity where that is out of range.
  package static func exp(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return 0 }
    // x = k ln 2 + rest
    let k = nearestInteger(x * 1.4426950408889634)
    let power = exponential(of: difference(x, multiple: k, of: ln2))
    // Two factors, because 2ᵏ itself may be out of range.
    let half = Int(k) / 2
    return power.high * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  /// The natural logarithm; not a number below 0.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x < 0 ? .nan : x }
    var (exponent, significand) = (Double(x.exponent), x.significand)
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let guess = roughLogarithm(significand)
    // One step of Newton's: significand / exp(guess) is 1 + error.
    let error =
      (exponential(of: WideDouble(-guess)) * WideDouble(significand) + -1).high
    let whole = WideDouble(exponent) * ln2
    return (whole + WideDouble(guess, plus: error - error * error / 2)).high
  }

  /// The sine of an angle in radians; 0 beyond 2⁴⁰, where neighbouring angles have nothing in common.
  package static func sin(_ x: Double) -> Double {
    guard abs(x) <= farthestAngle else { return x.isFinite ? 0 : .nan }
    return circular(x, quarters: 0)
  }

  /// The cosine of an angle in radians; 1 beyond 2⁴⁰, where neighbouring angles have nothing in common.
  package static func cos(_ x: Double) -> Double {
    guard abs(x) <= farthestAngle else { return x.isFinite ? 1 : .nan }
    return circular(x, quarters: 1)
  }

  private static let farthestAngle = 0x1p40
  private static let ln2 = WideDouble(0x1.62e42fefa39efp-1, plus: 0x1.abc9e3b39803fp-56)
  private static let halfPi = WideDouble(0x1.921fb54442d18p+0, plus: 0x1.1a62633145c07p-54)

  /// The sine of `x` and some right angles.
  private static func circular(_ x: Double, quarters: Int) -> Double {
    // x = k π/2 + rest
    let k = nearestInteger(x * 0.6366197723675814)
    let rest = difference(x, multiple: k, of: halfPi)
    let quadrant = (Int(k) + quarters) & 3
    let value = quadrant & 1 == 0 ? sine(of: rest) : cosine(of: rest)
    return quadrant & 2 == 0 ? value : -value
  }

  // MARK: - Small arguments

  /// e to the power of `x`, which is between -0.35 and 0.35.
  private static func exponential(of x: WideDouble) -> WideDouble {
    sum(0...17, by: 1, of: x, wide: 5)
  }

  /// The sine of `x`, which is between -π/4 and π/4.
  private static func sine(of x: WideDouble) -> Double {
    (sum(1...23, by: 2, of: -(x * x), wide: 7) * x).high
  }

  /// The cosine of `x`, which is between -π/4 and π/4.
  private static func cosine(of x: WideDouble) -> Double {
    sum(0...22, by: 2, of: -(x * x), wide: 8).high
  }

  /// The sum of the powers of `x`, each divided by the factorial of its number in `terms`.
  ///
  /// - Parameter wide: The last term that matters to more than double precision.
  private static func sum(
    _ terms: ClosedRange<Int>, by step: Int, of x: WideDouble, wide: Int
  ) -> WideDouble {
    var n = terms.upperBound
    var tail = 0.0
    while n > wide {
      tail = tail * x.high + inverseFactorials[n].high
      n -= step
    }
    var sum = WideDouble(tail)
    while n >= terms.lowerBound {
      sum = sum * x + inverseFactorials[n]
      n -= step
    }
    return sum
  }

  /// 1/n! for each n up to 23.
  private static let inverseFactorials: [WideDouble] = {
    var factorial = 1.0
    return (0...23).map { n in
      factorial *= Double(max(n, 1))
      return WideDouble(reciprocalOf: factorial)
    }
  }()

  // MARK: - Steps

  /// The logarithm of `x`, which is between √½ and √2, to about ten digits.
  private static func roughLogarithm(_ x: Double) -> Double {
    let ratio = (x - 1) / (x + 1)
    let square = ratio * ratio
    var sum = 0.0
    var n = 13.0
    while n >= 1 {
      sum = sum * square + 1 / n
      n -= 2
    }
    return 2 * ratio * sum
  }

  /// x − k · `unit`, to twice the precision of a `Double` as long as k is an integer below 2⁴⁰.
  private static func difference(_ x: Double, multiple k: Double, of unit: WideDouble) -> WideDouble
  {
    let product = WideDouble(k, times: unit.high)
    return WideDouble(x, plus: -product.high) + -product.low + -k * unit.low
  }

  /// The integer nearest to `x`, whose magnitude is below 2⁵¹.
  private static func nearestInteger(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// 2 to the power of `exponent`, from -1022 to 1023.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
