import DiffCore

/// The positions of the items of a snapshot, by identifier.
///
/// Copies share an immutable table of the items at the time of indexing and store their own changes
/// in a small layer above it. When the layer has grown to a quarter of the table, the index has to
/// be rebuilt.
///
/// Made by ``SnapshotStorage`` when an item is looked up for the first time.
@usableFromInline struct ItemIndex<Item: Hashable & Sendable>: Sendable {
  /// The position of an item when it was indexed.
  @usableFromInline struct Location: Sendable {
    /// The key of the section.
    @usableFromInline var key: Int
    @usableFromInline var offset: Int

    @inlinable init(key: Int, offset: Int) {
      self.key = key
      self.offset = offset
    }
  }

  @usableFromInline enum Change: Sendable {
    case set(Location)
    case removed
  }

  /// All items in order, found by hash. Immutable once it is built.
  @usableFromInline final class Table: @unchecked Sendable {
    @usableFromInline var items: [Item] = []
    @usableFromInline var positions: HashTable
    /// The keys of the sections that begin at `starts`; empty sections are left out.
    @usableFromInline var keys: [Int] = []
    @usableFromInline var starts: [Int] = []

    @inlinable init(capacity: Int) {
      positions = HashTable(capacity: capacity)
      items.reserveCapacity(capacity)
    }

    /// Appends the items of a section.
    ///
    /// - Returns: False if an item is already in the table.
    @inlinable func insert(_ added: [Item], key: Int) -> Bool {
      guard !added.isEmpty else { return true }
      keys.append(key)
      starts.append(items.count)
      for item in added {
        let hash = item.hashValue
        guard position(of: item, hash) == nil else { return false }
        positions.insert(items.count, hash: hash)
        items.append(item)
      }
      return true
    }

    @inlinable func position(of item: Item, _ hash: Int) -> Int? {
      var search = positions.search(hash)
      while let position = positions.next(&search) {
        if items[position] == item { return position }
      }
      return nil
    }

    @inlinable func location(of item: Item) -> Location? {
      guard let position = position(of: item, item.hashValue) else { return nil }
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= position { low = middle } else { high = middle }
      }
      return Location(key: keys[low], offset: position - starts[low])
    }
  }

  @usableFromInline let table: Table
  @usableFromInline var changes: [Item: Change] = [:]

  @inlinable init(_ table: Table) {
    self.table = table
  }

  /// The position of an item; nil removes it.
  ///
  /// - Complexity: O(log s) for s sections.
  @inlinable subscript(item: Item) -> Location? {
    get {
      if !changes.isEmpty, let change = changes[item] {
        switch change {
        case .set(let location): return location
        case .removed: return nil
        }
      }
      return table.location(of: item)
    }
    set { changes[item] = newValue.map(Change.set) ?? .removed }
  }

  /// Whether so much has changed that the index should be rebuilt.
  @inlinable var isWorn: Bool { changes.count > 256 + table.items.count / 4 }
}
