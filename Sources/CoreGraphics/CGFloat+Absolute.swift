// `abs(x)` within an extension of `CGFloat` finds a member that Foundation declares on this
// platform and marks as unavailable. These take its place.
extension CGFloat {
  public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

  public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number {
    Swift.abs(x)
  }
}
