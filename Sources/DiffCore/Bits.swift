/// A fixed number of marks, an eighth of a byte each.
@frozen public struct Bits: Sendable {
  @usableFromInline var words: [UInt64]
  /// How many marks there are.
  public let count: Int

  /// - Parameter count: How many marks there are; none is set.
  @inlinable public init(count: Int) {
    self.count = count
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

  /// Sets the bits of a range.
  ///
  /// - Complexity: O(n / 64).
  @inlinable public mutating func set(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(range.upperBound, (index | 63) + 1)
      words[index &>> 6] |= (.max &>> UInt64(64 &- (end &- index))) &<< UInt64(index & 63)
      index = end
    }
  }

  /// What is set here or in `other`, which has as many marks.
  ///
  /// - Complexity: O(n / 64).
  @inlinable public func union(_ other: Bits) -> Bits {
    var result = self
    for index in words.indices { result.words[index] |= other.words[index] }
    return result
  }

  /// What is not set here.
  ///
  /// - Complexity: O(n / 64).
  @inlinable public var complement: Bits {
    var result = Bits(count: count)
    result.set(0..<count)
    for index in words.indices { result.words[index] &= ~words[index] }
    return result
  }

  /// How many bits are set.
  ///
  /// - Complexity: O(n / 64).
  @inlinable public var setCount: Int {
    words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// The indexes of the bits that are set, ascending.
  @inlinable public var positions: Positions { Positions(words: words) }

  /// Goes through the indexes of bits that are set; 64 bits are read at once.
  @frozen public struct Positions: Sequence, IteratorProtocol {
    @usableFromInline let words: [UInt64]
    /// The index of the word after the one that is read.
    @usableFromInline var index = 0
    /// The bits of the present word that are still to come.
    @usableFromInline var rest: UInt64 = 0

    @inlinable init(words: [UInt64]) { self.words = words }

    @inlinable public mutating func next() -> Int? {
      while rest == 0 {
        guard index < words.count else { return nil }
        rest = words[index]
        index &+= 1
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      return (index &- 1) &<< 6 &+ bit
    }
  }

  /// Sets and clears many bits, without asking for each of them whether the marks are shared.
  @inlinable public mutating func change(_ body: (Memory) -> Void) {
    words.withUnsafeMutableBufferPointer { body(Memory(words: $0)) }
  }

  /// The memory of marks that are changed.
  @frozen public struct Memory {
    @usableFromInline let words: UnsafeMutableBufferPointer<UInt64>

    @inlinable init(words: UnsafeMutableBufferPointer<UInt64>) { self.words = words }

    /// Whether a bit is set.
    @inlinable public subscript(index: Int) -> Bool {
      words[index &>> 6] &>> UInt64(index & 63) & 1 == 1
    }

    /// Sets a bit.
    @inlinable public func set(_ index: Int) {
      words[index &>> 6] |= 1 &<< UInt64(index & 63)
    }

    /// Clears a bit.
    @inlinable public func clear(_ index: Int) {
      words[index &>> 6] &= ~(1 &<< UInt64(index & 63))
    }
  }
}
