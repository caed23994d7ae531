// The operations on items. Each checks everything before it changes anything.
extension SnapshotStorage {
  mutating func appendItems(_ items: [Item], to section: Section?) throws(SnapshotMisuse) {
    guard !records.isEmpty else { throw .noSections }
    try Self.checkUnique(items, "item")
    var destination = records.count - 1
    if let section {
      guard let ordinal = ordinal(of: section) else {
        throw .parameter("section != NSNotFound")
      }
      destination = ordinal
    }
    take(known(items))
    place(items, inSection: destination, at: records[destination].items.count)
  }

  /// Inserts beside `destination`, `distance` behind its place: 0 before it, 1 after it.
  mutating func insertItems(
    _ items: [Item], beside destination: Item, distance: Int
  ) throws(SnapshotMisuse) {
    try Self.checkUnique(items, "item")
    guard !items.contains(destination) else { throw .destinationInList(destination, items) }
    guard locations[destination] != nil else { throw .parameter("section != NSNotFound") }
    take(known(items))
    guard let place = position(of: destination) else { return }
    self.place(items, inSection: place.section, at: place.offset + distance)
  }

  mutating func deleteItems(_ items: [Item]) throws(SnapshotMisuse) {
    try Self.checkUnique(items, "item")
    take(items)
  }

  mutating func deleteAll() {
    self = SnapshotStorage()
  }

  /// Moves beside `destination`, `distance` behind its place: 0 before it, 1 after it.
  mutating func moveItem(
    _ item: Item, beside destination: Item, distance: Int
  ) throws(SnapshotMisuse) {
    guard item != destination else { throw .moveToItself("item", item) }
    guard locations[item] != nil else { throw .parameter("fromIndex != NSNotFound") }
    guard locations[destination] != nil else { throw .parameter("toIndex != NSNotFound") }
    take([item])
    guard let place = position(of: destination) else { return }
    self.place([item], inSection: place.section, at: place.offset + distance)
  }

  /// Checks that `items` can be marked for `action`.
  func checkMarks(_ items: [Item], _ action: String) throws(SnapshotMisuse) {
    try Self.checkUnique(items, "item")
    let unknown = items.indices.filter { locations[items[$0]] == nil }
    guard unknown.isEmpty else { throw .unknown(action, "item", items, at: unknown) }
  }

  private func known(_ items: [Item]) -> [Item] {
    itemCount == 0 ? [] : items.filter { locations[$0] != nil }
  }

  /// - Complexity: O(n).
  static func checkUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: String
  ) throws(SnapshotMisuse) {
    guard identifiers.count > 1 else { return }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw .duplicates(kind, identifiers)
    }
  }
}
