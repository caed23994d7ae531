/// Positions in a list by the hashes of the elements there; the list itself is not held.
///
/// Open addressing with steps of one; 8 bytes a slot, at least four slots for three positions. A
/// slot holds a position and half of the hash, so that a search reads one cache line and compares
/// elements only where half of their hashes is equal.
@frozen public struct HashTable: ~Copyable {
  /// The position in the low half, the high half of the hash in the high half.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int

  @inlinable static var free: UInt64 { .max }

  /// Creates a table for at most `capacity` positions.
  @inlinable public init(capacity: Int) {
    var count = 8
    while count * 3 < capacity * 4 { count *= 2 }
    slots = .allocate(capacity: count)
    slots.initialize(repeating: Self.free, count: count)
    mask = count - 1
  }

  @inlinable deinit {
    slots.deallocate()
  }

  @inlinable static func tag(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32)
  }

  /// Inserts a position with the hash of its element.
  ///
  /// - Parameter position: From 0 and below 2^31.
  /// - Complexity: O(1), amortized.
  @inlinable public mutating func insert(_ position: Int, hash: Int) {
    var slot = hash & mask
    while slots[slot] != Self.free { slot = (slot &+ 1) & mask }
    slots[slot] = UInt64(Self.tag(hash)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: position))
  }

  /// The state of a search for the positions that may have been inserted with a hash.
  @frozen public struct Search {
    @usableFromInline var slot: Int
    @usableFromInline let tag: UInt32

    @inlinable init(slot: Int, tag: UInt32) {
      self.slot = slot
      self.tag = tag
    }
  }

  /// Begins a search for elements with a hash.
  @inlinable public func search(_ hash: Int) -> Search {
    Search(slot: hash & mask, tag: Self.tag(hash))
  }

  /// The next position of a search; nil behind the last.
  @inlinable public func next(_ search: inout Search) -> Int? {
    while true {
      let content = slots[search.slot]
      guard content != Self.free else { return nil }
      search.slot = (search.slot &+ 1) & mask
      if UInt32(truncatingIfNeeded: content &>> 32) == search.tag {
        return Int(UInt32(truncatingIfNeeded: content))
      }
    }
  }
}
