// `abs(x)` within an extension of `CGFloat` finds a member that Foundation declares on this
// platform and marks as unavailable. These take its place.
extension CGFloat {
  /// The absolute value of a number.
  public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

  /// The absolute value of a number.
  public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number {
    Swift.abs(x)
  }
}
