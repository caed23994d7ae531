/// Positions in a list by the hashes of the elements there; the list itself is not held.
///
/// Open addressing with steps of one; 4 bytes a slot, at least two slots for each position. A slot
/// holds a position and as much of the hash as there is room for, so that a search reads one
/// cache line and compares elements only where these parts of their hashes are equal.
///
/// What takes time in large tables is waiting for memory. Elements are therefore inserted and
/// searched in batches, whose slots are read before any of them decides what happens next: the
/// processor then waits for many of them at once.
@frozen public struct HashTable: ~Copyable {
  /// The position in the low bits, the high bits of the hash in the others.
  @usableFromInline let slots: UnsafeMutablePointer<UInt32>
  @usableFromInline let mask: Int
  /// The bits of a slot that hold a position; no position has all of them.
  @usableFromInline let positionMask: UInt32

  @inlinable static var free: UInt32 { .max }
  /// The number of elements in a batch.
  @inlinable static var batch: Int { 64 }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - capacity: The largest number of positions in it.
  ///   - bound: What all positions are below, up to 2^31.
  @inlinable public init(capacity: Int, positionsBelow bound: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = .allocate(capacity: count)
    slots.initialize(repeating: Self.free, count: count)
    mask = count - 1
    positionMask = .max >> UInt32(bound).leadingZeroBitCount
  }

  @inlinable deinit {
    slots.deallocate()
  }

  /// The part of a hash that a slot holds.
  @inlinable func tag(_ hash: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32) & ~positionMask
  }
}

// MARK: - Inserting

extension HashTable {
  /// A position to insert and the hash of its element.
  @frozen @usableFromInline struct Entry {
    @usableFromInline let position: Int
    @usableFromInline let hash: Int

    @inlinable init(position: Int, hash: Int) {
      self.position = position
      self.hash = hash
    }
  }

  /// Inserts positions until an element is repeated. Those of equal elements are found in the order
  /// in which they were inserted.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element at a position; nil for one that is left out.
  ///   - isRepetition: Whether the element at the first position counts as a repetition of the one
  ///     at the second, which is in the table and may have the same hash.
  /// - Returns: Whether no element was repeated.
  /// - Complexity: O(1) for each position, amortized.
  @discardableResult
  @inlinable public mutating func insert(
    _ positions: some Sequence<Int>, hash: (Int) -> Int?, isRepetition: (Int, Int) -> Bool
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: Self.batch) { batch in
      var rest = positions.makeIterator()
      var count = batch.count
      while count == batch.count {
        count = Self.fill(batch, from: &rest, hash)
        let delayed = insertAtOnce(batch, count: count)
        for index in 0..<delayed where !insert(batch[index], isRepetition) { return false }
      }
      return true
    }
  }

  /// Fills a batch with the next positions that are not left out.
  ///
  /// - Returns: How many they are; fewer than the batch holds only at the end.
  @inlinable static func fill(
    _ batch: UnsafeMutableBufferPointer<Entry>, from rest: inout some IteratorProtocol<Int>,
    _ hash: (Int) -> Int?
  ) -> Int {
    var count = 0
    while count < batch.count, let position = rest.next() {
      guard let hash = hash(position) else { continue }
      batch.initializeElement(at: count, to: Entry(position: position, hash: hash))
      count += 1
    }
    return count
  }

  /// Inserts the entries whose first slots are free, without a branch.
  ///
  /// - Returns: The number of the others, which are now the first of the batch, in order.
  @inlinable func insertAtOnce(_ batch: UnsafeMutableBufferPointer<Entry>, count: Int) -> Int {
    var rest = 0
    for index in 0..<count {
      let entry = batch[index]
      let slot = entry.hash & mask
      let content = slots[slot]
      let isFree = content == Self.free
      slots[slot] = isFree ? self.content(of: entry) : content
      batch[rest] = entry
      rest &+= isFree ? 0 : 1
    }
    return rest
  }

  @inlinable func insert(_ entry: Entry, _ isRepetition: (Int, Int) -> Bool) -> Bool {
    var search = search(entry.hash)
    while let former = next(&search) {
      if isRepetition(entry.position, former) { return false }
    }
    // The search ended at a free slot.
    slots[search.slot] = content(of: entry)
    return true
  }

  @inlinable func content(of entry: Entry) -> UInt32 {
    tag(entry.hash) | UInt32(truncatingIfNeeded: entry.position)
  }
}

// MARK: - Searching

extension HashTable {
  /// The state of a search for the positions that may have been inserted with a hash.
  @frozen public struct Search {
    /// The slot to look at next.
    @usableFromInline var slot: Int
    /// What it holds.
    @usableFromInline var content: UInt32
    @usableFromInline let tag: UInt32

    @inlinable init(slot: Int, content: UInt32, tag: UInt32) {
      self.slot = slot
      self.content = content
      self.tag = tag
    }
  }

  /// Begins a search for elements with a hash.
  @inlinable public func search(_ hash: Int) -> Search {
    Search(slot: hash & mask, content: slots[hash & mask], tag: tag(hash))
  }

  /// The next position of a search; nil behind the last.
  @inlinable public func next(_ search: inout Search) -> Int? {
    while search.content != Self.free {
      let content = search.content
      search.slot = (search.slot &+ 1) & mask
      search.content = slots[search.slot]
      if content & ~positionMask == search.tag { return Int(content & positionMask) }
    }
    return nil
  }

  /// Begins a search for each of some places, in order.
  ///
  /// - Parameters:
  ///   - hash: The hash of what is searched for a place; nil for a place that is left out.
  ///   - body: Called with each place and its search.
  @inlinable public func search(
    _ places: some Sequence<Int>, hash: (Int) -> Int?, _ body: (Int, inout Search) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: Self.batch) { batch in
      withUnsafeTemporaryAllocation(of: Search.self, capacity: Self.batch) { searches in
        var rest = places.makeIterator()
        var count = batch.count
        while count == batch.count {
          count = Self.fill(batch, from: &rest, hash)
          for index in 0..<count {
            searches.initializeElement(at: index, to: search(batch[index].hash))
          }
          for index in 0..<count { body(batch[index].position, &searches[index]) }
        }
      }
    }
  }
}
