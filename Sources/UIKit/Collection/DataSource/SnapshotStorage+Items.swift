// The operations on items. Each validates its arguments before it changes the storage.
extension SnapshotStorage {
  /// Appends items to a section, nil for the last one. Rules SNAP-2, SNAP-3.
  @inlinable mutating func appendItems(
    _ items: [Item], to section: Section?
  ) throws(SnapshotMisuse) {
    guard !records.isEmpty else { throw .noSections }
    adoptIndexedCopy()
    if items.count > 1, indexed == nil || items.count <= Self.checkedLength {
      try Self.checkUnique(items, "item")
    }
    var destination = records.count - 1
    if let section {
      guard let ordinal = ordinal(of: section) else {
        throw .nowhere("section != NSNotFound", "section")
      }
      destination = ordinal
    }
    guard indexed == nil else { return append(items, toSection: destination) }
    take(known(items))
    place(items, inSection: destination, at: records[destination].items.count)
  }

  /// Inserts items beside `destination`: before it at distance 0, after it at distance 1.
  @inlinable mutating func insertItems(
    _ items: [Item], beside destination: Item, distance: Int
  ) throws(SnapshotMisuse) {
    needIndex()
    try Self.checkUnique(items, "item")
    guard !items.contains(destination) else { throw .destinationInList(destination, items) }
    guard contains(destination) else { throw .nowhere("section != NSNotFound", "item") }
    take(known(items))
    guard let place = position(of: destination) else { return }
    self.place(items, inSection: place.section, at: place.offset + distance)
  }

  /// Deletes items; unknown items are ignored. Rule SNAP-4.
  @inlinable mutating func deleteItems(_ items: [Item]) throws(SnapshotMisuse) {
    needIndex()
    try Self.checkUnique(items, "item")
    take(items)
  }

  @inlinable mutating func deleteAll() {
    self = SnapshotStorage()
  }

  /// Moves an item beside `destination`: before it at distance 0, after it at distance 1.
  /// Rule SNAP-8.
  @inlinable mutating func moveItem(
    _ item: Item, beside destination: Item, distance: Int
  ) throws(SnapshotMisuse) {
    needIndex()
    guard item != destination else { throw .moveToItself("item", item) }
    guard contains(item) else { throw .nowhere("fromIndex != NSNotFound", "item") }
    guard contains(destination) else { throw .nowhere("toIndex != NSNotFound", "item") }
    take([item])
    guard let place = position(of: destination) else { return }
    self.place([item], inSection: place.section, at: place.offset + distance)
  }

  /// Throws unless `items` can be marked for `action`. Rule SNAP-5.
  @usableFromInline func checkMarks(_ items: [Item], _ action: String) throws(SnapshotMisuse) {
    try Self.checkUnique(items, "item")
    let unknown = items.indices.filter { !contains(items[$0]) }
    guard unknown.isEmpty else {
      throw .unknown("item", in: items, at: unknown, action: action)
    }
  }

  @inlinable func known(_ items: [Item]) -> [Item] {
    itemCount == 0 ? [] : items.filter { contains($0) }
  }

  /// Throws if an identifier is repeated.
  ///
  /// - Complexity: O(n).
  @inlinable static func checkUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: String
  ) throws(SnapshotMisuse) {
    guard identifiers.count > 1 else { return }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw .duplicates(kind, identifiers)
    }
  }
}
