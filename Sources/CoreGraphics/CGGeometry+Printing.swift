// Points, sizes and rectangles print as lists of numbers, as with Apple's CoreGraphics.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Such as `(100.0, 44.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Such as `(10.0, 20.0, 100.0, 44.0)`: the origin, then the size.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
