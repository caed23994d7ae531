/// Positions in a list by the hashes of what is there; the list itself is not held.
///
/// Open addressing with steps of one; 5 bytes a slot, at least four slots for three positions.
@frozen public struct HashTable: ~Copyable {
  @usableFromInline let positions: UnsafeMutablePointer<Int32>
  /// The high bits of the hashes: most comparisons that would fail are not made.
  @usableFromInline let tags: UnsafeMutablePointer<UInt8>
  @usableFromInline let mask: Int

  /// - Parameter capacity: How many positions will be inserted at most.
  @inlinable public init(capacity: Int) {
    var slots = 8
    while slots * 3 < capacity * 4 { slots *= 2 }
    positions = .allocate(capacity: slots)
    positions.initialize(repeating: -1, count: slots)
    tags = .allocate(capacity: slots)
    mask = slots - 1
  }

  @inlinable deinit {
    positions.deallocate()
    tags.deallocate()
  }

  @inlinable static func tag(_ hash: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: hash &>> (Int.bitWidth - 8))
  }

  /// Inserts a position with the hash of its element.
  ///
  /// - Complexity: O(1), amortized.
  @inlinable public mutating func insert(_ position: Int, hash: Int) {
    var slot = hash & mask
    while positions[slot] >= 0 { slot = (slot &+ 1) & mask }
    positions[slot] = Int32(truncatingIfNeeded: position)
    tags[slot] = Self.tag(hash)
  }

  /// A look at the positions that may have been inserted with a hash.
  @frozen public struct Search {
    @usableFromInline var slot: Int
    @usableFromInline let tag: UInt8

    @inlinable init(slot: Int, tag: UInt8) {
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
      let position = positions[search.slot]
      guard position >= 0 else { return nil }
      let isCandidate = tags[search.slot] == search.tag
      search.slot = (search.slot &+ 1) & mask
      if isCandidate { return Int(position) }
    }
  }
}
