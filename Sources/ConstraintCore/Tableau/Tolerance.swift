/// The thresholds below which a computed number counts as zero.
enum Tolerance {
  /// For values of variables and of what constraints have to spare, in the caller's unit.
  static let value = 1e-9
  /// For coefficients that a pivot may divide by.
  static let pivot = 1e-9
  /// For coefficients that a pivot had better not divide by, as they may be nothing but rounding.
  static let weakPivot = 1e-3
  /// For coefficients that are likely to be nothing but rounding, in a tableau of many pivots.
  static let doubtfulPivot = 1e-6
  /// For the difference between a constraint and its equation, per unit of its terms.
  static let agreement = 1e-9
  /// For costs, whose natural size is 1.
  static let cost = 1e-10

  /// The sum of `a` and `b`, exactly zero where the two cancel up to rounding.
  @_transparent
  static func sum(_ a: Double, _ b: Double) -> Double {
    let total = a + b
    let magnitude = total.magnitude
    return magnitude < 1e-12 || magnitude < a.magnitude * 1e-12 ? 0 : total
  }

  /// `value`, freed from the rounding of a computation whose true result is a short binary fraction.
  ///
  /// A layout adds, halves and doubles: its true results are multiples of 1/1024 far more often
  /// than they are within 10⁻⁹ of one by chance.
  static func snapped(_ value: Double) -> Double {
    // Adding zero turns -0 into 0.
    let nearest = (value * 1024).rounded() / 1024 + 0
    return (nearest - value).magnitude <= Double.maximum(1, value.magnitude) * 1e-11
      ? nearest : value
  }
}
