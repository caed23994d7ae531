import DiffCore

/// The items of a snapshot at one moment, found by hash. Immutable once it is built.
///
/// Shares the arrays of the sections: a lookup compares with the memory that the snapshot itself
/// reads afterwards.
///
/// Made by ``SnapshotStorage`` for its ``ItemIndex``. Nothing is written once it is shared, so that
/// accesses need no checks.
@usableFromInline final class ItemTable<Item: Hashable & Sendable>: @unchecked Sendable {
  /// A section that has items.
  @usableFromInline struct Part: Sendable {
    @usableFromInline let items: [Item]
    /// The key of the section.
    @usableFromInline let key: Int
    /// The number of items before it.
    @usableFromInline let start: Int

    @inlinable init(items: [Item], key: Int, start: Int) {
      self.items = items
      self.key = key
      self.start = start
    }
  }

  /// The sections that have items. Memory of the table, which is read without retaining a list.
  @usableFromInline let parts: UnsafeMutablePointer<Part>
  @exclusivity(unchecked) @usableFromInline var partCount = 0
  /// The number of items.
  @exclusivity(unchecked) @usableFromInline var count = 0
  @exclusivity(unchecked) @usableFromInline var positions: HashTable
  /// The index of the part that contains the first position of each block of positions, then
  /// that of the last position.
  @exclusivity(unchecked) @usableFromInline var partOfBlock: [Int32] = []
  /// The positions in a block, as a power of two.
  @exclusivity(unchecked) @usableFromInline var blockShift = 0

  /// Creates an empty table for at most `capacity` items of some sections.
  @inlinable init(capacity: Int, sections: Int) {
    parts = .allocate(capacity: sections)
    positions = HashTable(capacity: capacity, positionsBelow: capacity)
  }

  @inlinable deinit {
    parts.deinitialize(count: partCount)
    parts.deallocate()
  }

  /// Appends the items of a section. ``finish()`` follows the last one.
  ///
  /// - Returns: False if an item is already in the table.
  @inlinable func insert(_ items: [Item], key: Int) -> Bool {
    guard !items.isEmpty else { return true }
    let start = count
    (parts + partCount).initialize(to: Part(items: items, key: key, start: start))
    partCount += 1
    count += items.count
    return positions.insert(start..<count) {
      items[$0 &- start].hashValue
    } isRepetition: { position, former in
      items[position &- start] == item(at: former)
    }
  }

  /// Divides the positions into twice as many blocks as there are parts.
  @inlinable func finish() {
    while count >> blockShift > partCount * 2 { blockShift += 1 }
    var part = 0
    for block in 0...(count >> blockShift) {
      while part < partCount - 1, parts[part + 1].start <= block << blockShift { part += 1 }
      partOfBlock.append(Int32(truncatingIfNeeded: part))
    }
    partOfBlock.append(Int32(truncatingIfNeeded: max(partCount - 1, 0)))
  }

  /// Where an item is; nil if it is not in the table.
  @inlinable func location(of item: Item) -> ItemIndex<Item>.Location? {
    var search = positions.search(item.hashValue)
    return location(of: item, &search)
  }

  /// Finds an item for each of some places, many at once.
  ///
  /// - Parameters:
  ///   - item: What is searched for a place; nil for a place that is left out.
  ///   - body: Called with each place whose item is in the table, the item, and where it is.
  @inlinable func search(
    _ places: Range<Int>, item: (Int) -> Item?,
    _ body: (Int, Item, ItemIndex<Item>.Location) -> Void
  ) {
    positions.search(places) {
      item($0)?.hashValue
    } _: { place, search in
      guard let item = item(place), let location = location(of: item, &search) else { return }
      body(place, item, location)
    }
  }

  @inlinable func location(
    of item: Item, _ search: inout HashTable.Search
  ) -> ItemIndex<Item>.Location? {
    while let position = positions.next(&search) {
      let part = part(at: position)
      let offset = position &- parts[part].start
      let (list, isFound) = parts[part].items.withUnsafeBufferPointer {
        (Int(bitPattern: $0.baseAddress), $0[offset] == item)
      }
      if isFound { return ItemIndex.Location(key: parts[part].key, offset: offset, list: list) }
    }
    return nil
  }

  @inlinable func item(at position: Int) -> Item {
    let part = part(at: position)
    return parts[part].items[position &- parts[part].start]
  }

  /// The index of the part that contains a position.
  ///
  /// - Complexity: O(log s), s the sections in the block of the position.
  @inlinable func part(at position: Int) -> Int {
    var (low, high) = (0, partCount)
    if !partOfBlock.isEmpty {
      let block = position &>> blockShift
      low = Int(partOfBlock[block])
      high = Int(partOfBlock[block &+ 1]) &+ 1
    }
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      if parts[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }
}
