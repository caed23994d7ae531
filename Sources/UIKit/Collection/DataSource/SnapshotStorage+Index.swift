import Synchronization

/// Items that were appended to a section while there was no index.
@usableFromInline struct Appending: Sendable {
  /// The key of the section.
  @usableFromInline let key: Int
  @usableFromInline var count: Int
  /// Whether the items of one call were not checked for repetition.
  @usableFromInline let isUnchecked: Bool

  @inlinable init(key: Int, count: Int, isUnchecked: Bool) {
    self.key = key
    self.count = count
    self.isUnchecked = isUnchecked
  }
}

/// A copy of a storage with an index, created once for all copies of the storage.
@usableFromInline
final class IndexedCopy<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: @unchecked Sendable {
  @usableFromInline let lock = NSLock()
  /// Stored under the lock, once, and read without it. Retained as long as this exists.
  @usableFromInline let stored = Atomic<Unmanaged<Made>?>(nil)

  /// The storage with an index. A class, so that lookups copy only a reference, and ask in place: a
  /// copy of the storage retains each of its parts, which takes longer than a lookup.
  @usableFromInline final class Made: Sendable {
    @usableFromInline let storage: SnapshotStorage<Section, Item>

    @inlinable init(_ storage: SnapshotStorage<Section, Item>) { self.storage = storage }

    @inlinable @inline(never) func position(of item: Item) -> (section: Int, offset: Int)? {
      storage.indexedPosition(of: item)
    }

    @inlinable @inline(never) func place(of item: Item) -> Int? {
      storage.indexedPlace(of: item)
    }

    @inlinable @inline(never) func item(inSection section: Int, at offset: Int) -> Item? {
      storage.indexedItem(inSection: section, at: offset)
    }
  }

  @inlinable init() {}

  deinit { stored.load(ordering: .acquiring)?.release() }

  /// Whether there is a storage with an index.
  @inlinable var isMade: Bool { stored.load(ordering: .acquiring) != nil }

  /// The storage with an index; nil until one was needed.
  @inlinable var made: Made? { stored.load(ordering: .acquiring)?.takeUnretainedValue() }

  @inlinable var value: SnapshotStorage<Section, Item>? { made?.storage }

  @inlinable func made(for storage: SnapshotStorage<Section, Item>) -> Made {
    if let made { return made }
    return making(storage)
  }

  /// What a closure returns for the storage with an index, which is not retained.
  @inlinable @inline(__always) func withMade<Result>(
    for storage: SnapshotStorage<Section, Item>, _ body: (Made) -> Result
  ) -> Result {
    if let made = stored.load(ordering: .acquiring) {
      return made._withUnsafeGuaranteedRef(body)
    }
    return body(making(storage))
  }

  @inlinable @inline(never) func making(_ storage: SnapshotStorage<Section, Item>) -> Made {
    lock.lock()
    defer { lock.unlock() }
    if let made { return made }
    var copy = storage
    copy.makeIndex()
    let made = Made(copy)
    stored.store(.passRetained(made), ordering: .releasing)
    return made
  }
}

// Creating the index.
extension SnapshotStorage {
  /// The length up to which appended lists are checked for repetition at once; longer lists are
  /// checked when the index is created.
  @inlinable static var checkedLength: Int { 16 }

  /// Appends items without a lookup, after ``adoptIndexedCopy()``.
  @inlinable mutating func append(_ items: [Item], toSection section: Int) {
    let key = records[section].key
    let isUnchecked = items.count > Self.checkedLength
    if !isUnchecked, let last = appended.indices.last, appended[last].key == key,
      !appended[last].isUnchecked
    {
      appended[last].count += items.count
    } else {
      appended.append(Appending(key: key, count: items.count, isUnchecked: isUnchecked))
    }
    if records[section].items.isEmpty {
      records[section].items = items
    } else if isUnchecked {
      records[section].items.append(contentsOf: items)
    } else {
      // Few are copied faster one by one than as a list, and from memory without retaining it.
      items.withUnsafeBufferPointer { items in
        for item in items { records[section].items.append(item) }
      }
    }
    shiftStarts(after: section, by: items.count)
  }

  /// Whether few items were appended to the last section last, and nothing has needed an index yet.
  @inlinable mutating func isAppending() -> Bool {
    let (section, call) = (records.count - 1, appended.count - 1)
    return section >= 0 && call >= 0 && appended[call].key == records[section].key
      && !appended[call].isUnchecked && isFresh()
  }

  /// What ``appendItems(_:to:)`` does with one item for the last section while ``isAppending()``,
  /// without its checks.
  @inlinable mutating func appendAnother(_ item: consuming Item) {
    appended[appended.count - 1].count += 1
    records[records.count - 1].items.append(item)
    itemCount += 1
  }

  /// Whether no operation has needed an index yet, on this storage or a copy.
  @inlinable mutating func isFresh() -> Bool {
    isKnownUniquelyReferenced(&indexed) && indexed?.isMade == false
  }

  /// Takes over the copy with an index, if there is one; else copies of this storage no longer share
  /// theirs with it. Precedes every change.
  @inlinable @inline(__always) mutating func adoptIndexedCopy() {
    guard indexed != nil, !isFresh() else { return }
    takeIndexedCopy()
  }

  /// Not inlined, so that appending does not reserve stack space for a storage.
  @inlinable @inline(never) mutating func takeIndexedCopy() {
    if let made = indexed?.value { self = made } else { indexed = IndexedCopy() }
  }

  /// Drops the copy with an index, which is created again when it is needed.
  @inlinable mutating func forgetIndexedCopy() {
    if indexed != nil, !isFresh() { indexed = IndexedCopy() }
  }

  /// Creates the index unless there is one.
  @inlinable mutating func needIndex() {
    guard indexed != nil else { return }
    adoptIndexedCopy()
    if indexed != nil { makeIndex() }
  }

  /// Creates the index, replacing any other.
  ///
  /// - Complexity: O(n).
  @inlinable mutating func makeIndex() {
    indexed = nil
    if !fillIndex() {
      settle()
      _ = fillIndex()
    }
    appended = []
  }

  /// Creates the index unless an item is repeated.
  ///
  /// - Returns: Whether all items are unique.
  @inlinable mutating func fillIndex() -> Bool {
    let table = ItemTable<Item>(capacity: itemCount, sections: records.count)
    for record in records {
      guard table.insert(record.items, key: record.key) else { return false }
    }
    table.finish()
    index = ItemIndex(table)
    for section in records.indices where records[section].drift > 0 { records[section].drift = 0 }
    return true
  }

  /// Keeps only the latest position of each appended item. Repetition within one call is reported,
  /// and the first position is kept.
  ///
  /// - Complexity: O(n).
  @usableFromInline mutating func settle() {
    var begun = Array(repeating: 0, count: ordinals.count)
    // The key of the section and the offset of each item.
    var places: [Item: (key: Int, offset: Int)] = [:]
    var gone: [Int: Set<Int>] = [:]
    for call in appended {
      let items = records[ordinals[call.key]].items
      let range = begun[call.key]..<(begun[call.key] + call.count)
      begun[call.key] = range.upperBound
      var kept = Array(range)
      if call.isUnchecked {
        carryOut(Array(items[range])) { (identifiers) throws(SnapshotMisuse) in
          try Self.checkUnique(identifiers, "item")
        }
        var seen: Set<Item> = []
        kept = range.filter { seen.insert(items[$0]).inserted }
        gone[call.key, default: []].formUnion(Set(range).subtracting(kept))
      }
      for offset in kept {
        let former = places.updateValue((call.key, offset), forKey: items[offset])
        if let former { gone[former.key, default: []].insert(former.offset) }
      }
    }
    for (key, offsets) in gone {
      removeItems(at: offsets.sorted(), inSection: ordinals[key])
    }
  }
}
