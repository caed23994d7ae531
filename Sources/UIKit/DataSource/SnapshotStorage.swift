/// Ordered sections of ordered items, every identifier once, found by identifier in O(1).
///
/// Copies share all sections; changing a copy copies the section it changes. An item is found by
/// the offset it had when it was last indexed: since then its section shifted it by `drift`
/// places at most, and is indexed anew when the drift exceeds `driftLimit`.
///
/// Made by ``NSDiffableDataSourceSnapshot``; its operations are in `SnapshotStorage+Items` and
/// `SnapshotStorage+Sections`.
struct SnapshotStorage<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// One section and its items.
  struct Record: Sendable {
    let identifier: Section
    /// Names the section for as long as it is in the snapshot, whatever moves.
    let key: Int
    var items: [Item] = []
    /// How many places an item can be from the offset it is indexed with.
    var drift = 0
  }

  /// Where an item was when it was indexed.
  struct Location: Sendable {
    var key: Int
    var offset: Int
  }

  var records: [Record] = []
  /// The number of items before each section.
  var starts: [Int] = []
  var itemCount = 0
  var keys: [Section: Int] = [:]
  /// The ordinal of the section with each key.
  var ordinals: [Int] = []
  var freeKeys: [Int] = []
  var locations = LayeredIndex<Item, Location>()

  private static var driftLimit: Int { 64 }
}

// MARK: - Queries

extension SnapshotStorage {
  /// - Complexity: O(1).
  func ordinal(of section: Section) -> Int? {
    keys[section].map { ordinals[$0] }
  }

  /// The ordinal of the section that holds `item`, and its offset there.
  ///
  /// - Complexity: O(1) amortized.
  func position(of item: Item) -> (section: Int, offset: Int)? {
    guard let location = locations[item] else { return nil }
    let section = ordinals[location.key]
    let record = records[section]
    if location.offset < record.items.count, record.items[location.offset] == item {
      return (section, location.offset)
    }
    var distance = 1
    while distance <= record.drift {
      let before = location.offset - distance
      let after = location.offset + distance
      if before >= 0, before < record.items.count, record.items[before] == item {
        return (section, before)
      }
      if after < record.items.count, record.items[after] == item { return (section, after) }
      distance += 1
    }
    preconditionFailure("indexed item is farther than \(record.drift) from \(location.offset)")
  }

  /// The item at a place; nil where there is none.
  ///
  /// - Complexity: O(1).
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, records.indices.contains(path.section),
      records[path.section].items.indices.contains(path.item)
    else { return nil }
    return records[path.section].items[path.item]
  }

  /// The items of a section; nil if it is not there.
  ///
  /// - Complexity: O(1).
  func items(of section: Section) -> [Item]? {
    ordinal(of: section).map { records[$0].items }
  }

  /// - Complexity: O(n) in the number of items.
  var allItems: [Item] {
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for record in records { items.append(contentsOf: record.items) }
    return items
  }

  /// Whether both hold the same identifiers in the same order.
  ///
  /// - Complexity: O(n) in the number of items.
  func hasSameContent(as other: SnapshotStorage) -> Bool {
    itemCount == other.itemCount
      && records.elementsEqual(other.records) {
        $0.identifier == $1.identifier && $0.items == $1.items
      }
  }
}

// MARK: - Changes every operation is made of

extension SnapshotStorage {
  /// Puts items that are in no section at `offset` of a section.
  ///
  /// - Complexity: O(k) for k items at the end of the last section, else O(k + s + items behind).
  mutating func place(_ items: [Item], inSection section: Int, at offset: Int) {
    guard !items.isEmpty else { return }
    let key = records[section].key
    if offset == records[section].items.count {
      records[section].items.append(contentsOf: items)
    } else {
      records[section].items.insert(contentsOf: items, at: offset)
      records[section].drift += items.count
    }
    locations.reserveCapacity(itemCount + items.count)
    for (index, item) in items.enumerated() {
      locations[item] = Location(key: key, offset: offset + index)
    }
    shiftStarts(after: section, by: items.count)
    indexIfNeeded(section)
  }

  /// Takes items out of their sections; those that are in none are passed over.
  ///
  /// - Complexity: O(k + the lengths of the sections that lose items + s).
  mutating func take(_ items: [Item]) {
    var offsets: [Int: [Int]] = [:]
    for item in items {
      guard let position = position(of: item) else { continue }
      offsets[position.section, default: []].append(position.offset)
    }
    for item in items { locations[item] = nil }
    for (section, taken) in offsets {
      removeItems(at: taken.sorted(), inSection: section)
    }
  }

  private mutating func removeItems(at offsets: [Int], inSection section: Int) {
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

  private mutating func shiftStarts(after section: Int, by distance: Int) {
    itemCount += distance
    for index in (section + 1)..<max(starts.count, section + 1) { starts[index] += distance }
  }

  private mutating func indexIfNeeded(_ section: Int) {
    guard records[section].drift > Self.driftLimit else { return }
    records[section].drift = 0
    let key = records[section].key
    for (offset, item) in records[section].items.enumerated() {
      locations[item] = Location(key: key, offset: offset)
    }
  }

  /// Puts sections that are not in the snapshot, all empty, at `ordinal`.
  ///
  /// - Complexity: O(k) at the end, else O(k + s).
  mutating func placeSections(_ identifiers: [Section], at ordinal: Int) {
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
  mutating func removeSections(at taken: Set<Int>) {
    guard let first = taken.min() else { return }
    for ordinal in taken {
      let record = records[ordinal]
      for item in record.items { locations[item] = nil }
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
  }

  /// - Complexity: O(s).
  mutating func relocateSection(from source: Int, to destination: Int) {
    let record = records.remove(at: source)
    records.insert(record, at: destination)
    renumber(from: min(source, destination))
  }

  private mutating func renumber(from first: Int) {
    starts.removeLast(max(0, starts.count - first))
    for ordinal in first..<max(records.count, first) {
      ordinals[records[ordinal].key] = ordinal
      starts.append(
        ordinal == 0 ? 0 : starts[ordinal - 1] + records[ordinal - 1].items.count)
    }
  }
}
