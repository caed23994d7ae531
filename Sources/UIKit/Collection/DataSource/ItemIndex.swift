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
    /// Where the table has the list of the section in memory; -1 if the item is not in the table. A
    /// section whose list is still there has not changed.
    @usableFromInline var list: Int

    @inlinable init(key: Int, offset: Int, list: Int = -1) {
      self.key = key
      self.offset = offset
      self.list = list
    }
  }

  @usableFromInline enum Change: Sendable {
    case set(Location)
    case removed
  }

  @usableFromInline let table: ItemTable<Item>
  @usableFromInline var changes: [Item: Change] = [:]

  @inlinable init(_ table: ItemTable<Item>) {
    self.table = table
  }

  /// The position of an item; nil removes it.
  ///
  /// - Complexity: O(1) for sections of similar lengths, else O(log s) for s sections.
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

  /// Finds an item for each of some places, as ``ItemTable/search(_:item:_:)`` does.
  @inlinable func search(
    _ places: Range<Int>, item: (Int) -> Item?, _ body: (Int, Item, Location) -> Void
  ) {
    guard !changes.isEmpty else { return table.search(places, item: item, body) }
    for place in places {
      guard let item = item(place), let location = self[item] else { continue }
      body(place, item, location)
    }
  }

  /// Whether so much has changed that the index should be rebuilt.
  @inlinable var isWorn: Bool { changes.count > 256 + table.count / 4 }
}
