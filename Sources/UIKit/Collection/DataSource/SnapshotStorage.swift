/// Ordered sections of ordered, unique items, which are found by identifier in O(1).
///
/// Copies share all sections; changing a copy copies the changed section. While items are only
/// appended, there is no index: it is created when the first operation needs one. An item is found
/// near the offset it had when it was indexed: its section has shifted it by at most `drift`
/// positions since then, and is indexed again when the drift exceeds `driftLimit`.
///
/// Inlinable, so that applications run it on their own identifier types: goals S1 to S7.
///
/// Made by ``NSDiffableDataSourceSnapshot``; its operations are in `SnapshotStorage+Items` and
/// `SnapshotStorage+Sections`.
@usableFromInline
struct SnapshotStorage<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  /// A section and its items.
  @usableFromInline struct Record: Sendable {
    @usableFromInline let identifier: Section
    /// Identifies the section for as long as it is in the snapshot, wherever it moves.
    @usableFromInline let key: Int
    @usableFromInline var items: [Item] = []
    /// The largest distance of an item from its indexed offset.
    @usableFromInline var drift = 0

    @inlinable init(identifier: Section, key: Int) {
      self.identifier = identifier
      self.key = key
    }
  }

  /// The sections. Without an index they may contain an item twice, see `appended`.
  @usableFromInline var records: [Record] = []
  /// The number of items before each section.
  @usableFromInline var starts: [Int] = []
  @usableFromInline var itemCount = 0
  @usableFromInline var keys: [Section: Int] = [:]
  /// The index of the section with each key.
  @usableFromInline var ordinals: [Int] = []
  @usableFromInline var freeKeys: [Int] = []

  /// The positions of items; nil while items have only been appended.
  @usableFromInline var index: ItemIndex<Item>?
  /// The items appended without an index, in order.
  @usableFromInline var appended: [Appending] = []
  /// Holds a copy with an index once one was needed; nil if this storage has an index.
  @usableFromInline var indexed: IndexedCopy<Section, Item>? = IndexedCopy()

  @usableFromInline let operations = SnapshotOperations<Section, Item>()

  @inlinable init() {}

  @inlinable static var driftLimit: Int { 64 }
}

// MARK: - Queries

extension SnapshotStorage {
  /// The index of a section; nil if it is not in the storage.
  ///
  /// - Complexity: O(1).
  @inlinable func ordinal(of section: Section) -> Int? {
    keys[section].map { ordinals[$0] }
  }

  /// The index of the section of an item and the offset of the item in it; nil if it is not in the
  /// storage.
  ///
  /// - Complexity: O(1) amortized.
  @inlinable func position(of item: Item) -> (section: Int, offset: Int)? {
    withIndexedCopy { $0.position(of: item) } ?? indexedPosition(of: item)
  }

  /// What a closure returns for the copy with an index; nil if this storage has one itself.
  ///
  /// The copy is not retained: that would take as long as a lookup.
  @inlinable @inline(__always) func withIndexedCopy<Result>(
    _ body: (IndexedCopy<Section, Item>.Made) -> Result
  ) -> Result? {
    guard let copy = indexed.map(Unmanaged.passUnretained) else { return nil }
    return copy._withUnsafeGuaranteedRef { $0.withMade(for: self, body) }
  }

  @inlinable func indexedPosition(of item: Item) -> (section: Int, offset: Int)? {
    index?[item].flatMap { position(of: item, near: $0) }
  }

  /// Where an item is that was at a location when it was indexed.
  @inlinable func position(
    of item: Item, near location: ItemIndex<Item>.Location
  ) -> (section: Int, offset: Int)? {
    let section = ordinals[location.key]
    return offset(of: item, inSection: section, near: location).map { (section, $0) }
  }

  @inlinable func offset(
    of item: Item, inSection section: Int, near location: ItemIndex<Item>.Location
  ) -> Int? {
    records.withUnsafeBufferPointer { records in
      let drift = records[section].drift
      return records[section].items.withUnsafeBufferPointer { items in
        let offset = location.offset
        if Int(bitPattern: items.baseAddress) == location.list { return offset }
        if offset < items.count, items[offset] == item { return offset }
        var distance = 1
        while distance <= drift {
          let (before, after) = (offset - distance, offset + distance)
          if before >= 0, before < items.count, items[before] == item { return before }
          if after < items.count, items[after] == item { return after }
          distance += 1
        }
        return nil
      }
    }
  }

  /// Whether an item is in the storage.
  @inlinable func contains(_ item: Item) -> Bool {
    if let indexed { return indexed.made(for: self).storage.contains(item) }
    return index?[item] != nil
  }

  /// The sections without repeated items.
  @inlinable var settledRecords: [Record] { indexed?.made(for: self).storage.records ?? records }

  /// The number of items without repeated items.
  @inlinable var settledCount: Int { indexed?.made(for: self).storage.itemCount ?? itemCount }

  /// The index of an item among all items; nil if it is not in the storage.
  @inlinable func place(of item: Item) -> Int? {
    withIndexedCopy { $0.place(of: item) } ?? indexedPlace(of: item)
  }

  @inlinable func indexedPlace(of item: Item) -> Int? {
    indexedPosition(of: item).map { starts[$0.section] + $0.offset }
  }

  /// The item at an index path; nil if there is none.
  ///
  /// - Complexity: O(1).
  func item(at path: IndexPath) -> Item? {
    path.count == 2 ? item(inSection: path.section, at: path.item) : nil
  }

  /// The item at an offset of a section; nil if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable func item(inSection section: Int, at offset: Int) -> Item? {
    withIndexedCopy { $0.item(inSection: section, at: offset) }
      ?? indexedItem(inSection: section, at: offset)
  }

  @inlinable func indexedItem(inSection section: Int, at offset: Int) -> Item? {
    guard records.indices.contains(section), records[section].items.indices.contains(offset)
    else { return nil }
    return records[section].items[offset]
  }

  /// The items of a section; nil if the section is not in the storage.
  ///
  /// - Complexity: O(1).
  @inlinable func items(of section: Section) -> [Item]? {
    if let indexed { return indexed.made(for: self).storage.items(of: section) }
    return ordinal(of: section).map { records[$0].items }
  }

  /// All items in order.
  ///
  /// - Complexity: O(n).
  @inlinable var allItems: [Item] {
    if let indexed { return indexed.made(for: self).storage.allItems }
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for record in records { items.append(contentsOf: record.items) }
    return items
  }
}

// MARK: - Elementary changes

extension SnapshotStorage {
  /// Inserts items that are not in the storage into a section.
  ///
  /// - Complexity: O(k) for k items at the end of the last section, else O(k + s + items behind).
  @inlinable mutating func place(_ items: [Item], inSection section: Int, at offset: Int) {
    guard !items.isEmpty else { return }
    let key = records[section].key
    if offset == records[section].items.count {
      records[section].items.append(contentsOf: items)
    } else {
      records[section].items.insert(contentsOf: items, at: offset)
      records[section].drift += items.count
    }
    for (index, item) in items.enumerated() {
      self.index?[item] = ItemIndex.Location(key: key, offset: offset + index)
    }
    shiftStarts(after: section, by: items.count)
    indexIfNeeded(section)
    renewIndex()
  }

  /// Removes items; unknown items are ignored.
  ///
  /// - Complexity: O(k + the lengths of the affected sections + s).
  @inlinable mutating func take(_ items: [Item]) {
    var offsets: [Int: [Int]] = [:]
    for item in items {
      guard let position = position(of: item) else { continue }
      offsets[position.section, default: []].append(position.offset)
      index?[item] = nil
    }
    for (section, taken) in offsets {
      removeItems(at: taken.sorted(), inSection: section)
    }
    renewIndex()
  }

  @inlinable mutating func removeItems(at offsets: [Int], inSection section: Int) {
    let count = records[section].items.count
    if offsets.count == count {
      records[section].items = []
      records[section].drift = 0
    } else if offsets.count == 1 {
      records[section].items.remove(at: offsets[0])
    } else {
      var kept = offsets[0]
      var next = 0
      for offset in offsets[0]..<count {
        if next < offsets.count, offsets[next] == offset {
          next += 1
        } else {
          records[section].items.swapAt(kept, offset)
          kept += 1
        }
      }
      records[section].items.removeLast(count - kept)
    }
    let isTail = offsets[0] == count - offsets.count
    if !isTail { records[section].drift += offsets.count }
    shiftStarts(after: section, by: -offsets.count)
    indexIfNeeded(section)
  }

  @inlinable mutating func shiftStarts(after section: Int, by distance: Int) {
    itemCount += distance
    for index in (section + 1)..<max(starts.count, section + 1) { starts[index] += distance }
  }

  @inlinable mutating func indexIfNeeded(_ section: Int) {
    guard records[section].drift > Self.driftLimit else { return }
    records[section].drift = 0
    let key = records[section].key
    for (offset, item) in records[section].items.enumerated() {
      index?[item] = ItemIndex.Location(key: key, offset: offset)
    }
  }

  /// Rebuilds the index when much has changed. Only between changes, when it agrees with the items.
  @inlinable mutating func renewIndex() {
    if index?.isWorn == true { makeIndex() }
  }

  /// Inserts empty sections that are not in the storage.
  ///
  /// - Complexity: O(k) at the end, else O(k + s).
  @inlinable mutating func placeSections(_ identifiers: [Section], at ordinal: Int) {
    forgetIndexedCopy()
    var added: [Record] = []
    for identifier in identifiers {
      let key = freeKeys.popLast() ?? ordinals.count
      if key == ordinals.count { ordinals.append(0) }
      keys[identifier] = key
      added.append(Record(identifier: identifier, key: key))
    }
    records.insert(contentsOf: added, at: ordinal)
    renumber(from: ordinal)
  }

  /// Removes the sections at `taken` with their items.
  ///
  /// - Complexity: O(s + removed items).
  @inlinable mutating func removeSections(at taken: Set<Int>) {
    guard let first = taken.min() else { return }
    for ordinal in taken {
      let record = records[ordinal]
      for item in record.items { index?[item] = nil }
      itemCount -= record.items.count
      keys[record.identifier] = nil
      freeKeys.append(record.key)
    }
    var kept = Array(records[..<first])
    for ordinal in first..<records.count where !taken.contains(ordinal) {
      kept.append(records[ordinal])
    }
    records = kept
    renumber(from: first)
    renewIndex()
  }

  /// Moves a section.
  ///
  /// - Complexity: O(s).
  @inlinable mutating func relocateSection(from source: Int, to destination: Int) {
    forgetIndexedCopy()
    let record = records.remove(at: source)
    records.insert(record, at: destination)
    renumber(from: min(source, destination))
  }

  @inlinable mutating func renumber(from first: Int) {
    starts.removeLast(max(0, starts.count - first))
    for ordinal in first..<max(records.count, first) {
      ordinals[records[ordinal].key] = ordinal
      starts.append(
        ordinal == 0 ? 0 : starts[ordinal - 1] + records[ordinal - 1].items.count)
    }
  }
}
