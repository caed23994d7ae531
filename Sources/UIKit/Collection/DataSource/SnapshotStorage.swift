/// Ordered sections of ordered items, every identifier once, found by identifier in O(1).
///
/// Copies share all sections; changing a copy copies the section it changes. While items are only
/// appended, nothing is looked up and there is no index: it is made when first something is asked or
/// changed that needs one. An item is found by the offset it had when it was last indexed: since then
/// its section shifted it by `drift` places at most, and is indexed anew when the drift exceeds
/// `driftLimit`.
///
/// Inlinable, so that applications run it on their own types of identifiers: goals S1 to S7.
///
/// Made by ``NSDiffableDataSourceSnapshot``; its operations are in `SnapshotStorage+Items` and
/// `SnapshotStorage+Sections`.
@usableFromInline
struct SnapshotStorage<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  /// One section and its items.
  @usableFromInline struct Record: Sendable {
    @usableFromInline let identifier: Section
    /// Names the section for as long as it is in the snapshot, whatever moves.
    @usableFromInline let key: Int
    @usableFromInline var items: [Item] = []
    /// How many places an item can be from the offset it is indexed with.
    @usableFromInline var drift = 0

    @inlinable init(identifier: Section, key: Int) {
      self.identifier = identifier
      self.key = key
    }
  }

  /// Without an index, items can be in them twice: see `appended`.
  @usableFromInline var records: [Record] = []
  /// The number of items before each section.
  @usableFromInline var starts: [Int] = []
  @usableFromInline var itemCount = 0
  @usableFromInline var keys: [Section: Int] = [:]
  /// The ordinal of the section with each key.
  @usableFromInline var ordinals: [Int] = []
  @usableFromInline var freeKeys: [Int] = []

  /// Where the items are; nil while items have only been appended.
  @usableFromInline var index: ItemIndex<Item>?
  /// What was appended without an index, in order.
  @usableFromInline var appended: [Appending] = []
  /// Keeps the storage with an index when it was asked for something; nil with an index.
  @usableFromInline var indexed: IndexedCopy<Section, Item>? = IndexedCopy()

  @usableFromInline let operations = SnapshotOperations<Section, Item>()

  @inlinable init() {}

  @inlinable static var driftLimit: Int { 64 }
}

// MARK: - Queries

extension SnapshotStorage {
  /// - Complexity: O(1).
  @inlinable func ordinal(of section: Section) -> Int? {
    keys[section].map { ordinals[$0] }
  }

  /// The ordinal of the section that holds `item`, and its offset there.
  ///
  /// - Complexity: O(1) amortized.
  @inlinable func position(of item: Item) -> (section: Int, offset: Int)? {
    if let indexed { return indexed.made(for: self).storage.position(of: item) }
    guard let location = index?[item] else { return nil }
    let section = ordinals[location.key]
    return offset(of: item, inSection: section, near: location.offset).map { (section, $0) }
  }

  @inlinable func offset(of item: Item, inSection section: Int, near offset: Int) -> Int? {
    records.withUnsafeBufferPointer { records in
      let drift = records[section].drift
      return records[section].items.withUnsafeBufferPointer { items in
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

  /// Whether an item is in a section.
  @inlinable func contains(_ item: Item) -> Bool {
    if let indexed { return indexed.made(for: self).storage.contains(item) }
    return index?[item] != nil
  }

  /// The sections with every item once.
  @inlinable var settledRecords: [Record] { indexed?.made(for: self).storage.records ?? records }

  /// How many items there are.
  @inlinable var settledCount: Int { indexed?.made(for: self).storage.itemCount ?? itemCount }

  /// The place of an item among all.
  @inlinable func place(of item: Item) -> Int? {
    if let indexed { return indexed.made(for: self).storage.place(of: item) }
    return position(of: item).map { starts[$0.section] + $0.offset }
  }

  /// The item at a place; nil where there is none.
  ///
  /// - Complexity: O(1).
  func item(at path: IndexPath) -> Item? {
    path.count == 2 ? item(inSection: path.section, at: path.item) : nil
  }

  /// The item at an offset of a section; nil where there is none.
  ///
  /// - Complexity: O(1).
  @inlinable func item(inSection section: Int, at offset: Int) -> Item? {
    if let indexed { return indexed.made(for: self).storage.item(inSection: section, at: offset) }
    guard records.indices.contains(section), records[section].items.indices.contains(offset)
    else { return nil }
    return records[section].items[offset]
  }

  /// The items of a section; nil if it is not there.
  ///
  /// - Complexity: O(1).
  @inlinable func items(of section: Section) -> [Item]? {
    if let indexed { return indexed.made(for: self).storage.items(of: section) }
    return ordinal(of: section).map { records[$0].items }
  }

  /// - Complexity: O(n) in the number of items.
  @inlinable var allItems: [Item] {
    if let indexed { return indexed.made(for: self).storage.allItems }
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for record in records { items.append(contentsOf: record.items) }
    return items
  }
}

// MARK: - Changes every operation is made of

extension SnapshotStorage {
  /// Puts items that are in no section at `offset` of a section.
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

  /// Takes items out of their sections; those that are in none are passed over.
  ///
  /// - Complexity: O(k + the lengths of the sections that lose items + s).
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

  /// Makes the index anew when much has changed; only between changes, when it agrees with the items.
  @inlinable mutating func renewIndex() {
    if index?.isWorn == true { makeIndex() }
  }

  /// Puts sections that are not in the snapshot, all empty, at `ordinal`.
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

  /// Takes the sections at `taken` and their items out.
  ///
  /// - Complexity: O(s + items taken out).
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
