import DiffCore

/// The items of a snapshot at one moment, found by hash. Immutable once it is built.
///
/// Shares the arrays of the sections: a lookup compares with the memory that the snapshot itself
/// reads afterwards.
///
/// Made by ``SnapshotStorage`` for its ``ItemIndex``. Nothing is written once it is shared, so that
/// accesses need no checks.
@usableFromInline final class ItemTable<Item: Hashable & Sendable>: @unchecked Sendable {
  /// The items of each section that has some.
  @exclusivity(unchecked) @usableFromInline var sections: [[Item]] = []
  /// The keys of these sections.
  @exclusivity(unchecked) @usableFromInline var keys: [Int] = []
  /// The number of items before each of these sections, then the number of all.
  @exclusivity(unchecked) @usableFromInline var starts: [Int] = [0]
  @exclusivity(unchecked) @usableFromInline var positions: HashTable
  /// The index of the section that contains the first position of each block of positions, then
  /// that of the last position.
  @exclusivity(unchecked) @usableFromInline var sectionOfBlock: [Int32] = []
  /// The positions in a block, as a power of two.
  @exclusivity(unchecked) @usableFromInline var blockShift = 0

  /// Creates an empty table for at most `capacity` items.
  @inlinable init(capacity: Int) {
    positions = HashTable(capacity: capacity, positionsBelow: capacity)
  }

  /// The number of items.
  @inlinable var count: Int { starts[starts.count - 1] }

  /// Appends the items of a section. ``finish()`` follows the last one.
  ///
  /// - Returns: False if an item is already in the table.
  @inlinable func insert(_ items: [Item], key: Int) -> Bool {
    guard !items.isEmpty else { return true }
    let start = count
    sections.append(items)
    keys.append(key)
    starts.append(start + items.count)
    return positions.insert(start..<(start + items.count)) {
      items[$0 &- start].hashValue
    } isRepetition: { position, former in
      items[position &- start] == item(at: former)
    }
  }

  /// Divides the positions into twice as many blocks as there are sections.
  @inlinable func finish() {
    while count >> blockShift > sections.count * 2 { blockShift += 1 }
    var section = 0
    for block in 0...(count >> blockShift) {
      while section < sections.count - 1, starts[section + 1] <= block << blockShift {
        section += 1
      }
      sectionOfBlock.append(Int32(truncatingIfNeeded: section))
    }
    sectionOfBlock.append(Int32(truncatingIfNeeded: max(sections.count - 1, 0)))
  }

  /// Where an item is; nil if it is not in the table.
  @inlinable func location(of item: Item) -> ItemIndex<Item>.Location? {
    guard let found = position(of: item, item.hashValue) else { return nil }
    return ItemIndex.Location(key: keys[found.section], offset: found.offset)
  }

  @inlinable func item(at position: Int) -> Item {
    let section = section(at: position)
    return sections[section][position &- starts[section]]
  }

  @inlinable func position(of item: Item, _ hash: Int) -> (section: Int, offset: Int)? {
    var search = positions.search(hash)
    while let position = positions.next(&search) {
      let section = section(at: position)
      let offset = position &- starts[section]
      if sections[section][offset] == item { return (section, offset) }
    }
    return nil
  }

  /// The index of the section that contains a position.
  ///
  /// - Complexity: O(log s), s the sections in the block of the position.
  @inlinable func section(at position: Int) -> Int {
    var (low, high) = (0, sections.count)
    if !sectionOfBlock.isEmpty {
      let block = position &>> blockShift
      low = Int(sectionOfBlock[block])
      high = Int(sectionOfBlock[block &+ 1]) &+ 1
    }
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}
