/// A fixed number of marks, an eighth of a byte each.
@frozen public struct Bits: Sendable {
  @usableFromInline var words: [UInt64]

  /// - Parameter count: How many marks there are; none is set.
  @inlinable public init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  /// Whether a bit is set.
  @inlinable public subscript(index: Int) -> Bool {
    words[index &>> 6] &>> UInt64(index & 63) & 1 == 1
  }

  /// Sets a bit.
  @inlinable public mutating func set(_ index: Int) {
    words[index &>> 6] |= 1 &<< UInt64(index & 63)
  }
}
