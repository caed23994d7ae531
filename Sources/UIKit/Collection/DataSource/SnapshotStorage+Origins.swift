import DiffCore

// Comparison with an earlier storage.
extension SnapshotStorage {
  /// The earlier position of every section and item in `former`; both must have an index.
  ///
  /// - Complexity: O(s) while sections share their items with `former`; for each changed section
  ///   that of ``ListMatch/init(of:in:)``, and hashing for inserted and deleted items.
  @inlinable func origins(in former: SnapshotStorage) -> SnapshotOrigins {
    var result = SnapshotOrigins()
    result.sections.reserveCapacity(records.count)
    // 1. Items that are in the same section as before. Others are collected by section and index.
    var moved: [(section: Int, place: Int)] = []
    for section in records.indices {
      let origin = former.origin(of: records[section].identifier, near: section)
      result.sections.append(origin)
      guard origin < 0 || !records[section].hasSameItems(as: former.records[origin]) else {
        continue
      }
      let old = origin < 0 ? [] : former.records[origin].items
      guard let origins = records[section].origins(in: old, section, origin) else { continue }
      for (place, item) in origins.middle.enumerated() where item.section < 0 {
        moved.append((result.changed.count, place))
      }
      result.changed.append(origins)
    }
    // 2. Items that were in another section.
    if !moved.isEmpty { findElsewhere(moved, in: former, &result) }
    return result
  }

  @inlinable func origin(of section: Section, near ordinal: Int) -> Int {
    if ordinal < records.count, records[ordinal].identifier == section { return ordinal }
    return self.ordinal(of: section) ?? -1
  }

  @inlinable func findElsewhere(
    _ moved: [(section: Int, place: Int)], in former: SnapshotStorage,
    _ result: inout SnapshotOrigins
  ) {
    let gone = former.itemsNot(in: result)
    guard !gone.isEmpty else { return }
    var table = HashTable(capacity: gone.count)
    for (index, place) in gone.enumerated() {
      let item = former.records[Int(place.section)].items[Int(place.item)]
      table.insert(index, hash: item.hashValue)
    }
    for (section, place) in moved {
      let change = result.changed[section]
      let item = records[change.section].items[change.prefix + place]
      var search = table.search(item.hashValue)
      while let index = table.next(&search) {
        let origin = gone[index]
        guard former.records[Int(origin.section)].items[Int(origin.item)] == item else { continue }
        result.changed[section].middle[place] = origin
        break
      }
    }
  }

  /// The items of this storage that are not accounted for in `result`.
  @inlinable func itemsNot(in result: SnapshotOrigins) -> [ItemOrigin] {
    var gone: [ItemOrigin] = []
    var isKept = Bits(count: records.count)
    for section in result.sections where section >= 0 { isKept.set(section) }
    for section in records.indices where !isKept[section] {
      for item in records[section].items.indices {
        gone.append(ItemOrigin(section: section, item: item))
      }
    }
    for change in result.changed where change.origin >= 0 {
      let middle = change.prefix..<(change.oldCount - change.suffix)
      var isFound = Bits(count: middle.count)
      for place in change.middle where place.section >= 0 {
        isFound.set(Int(place.item) - change.prefix)
      }
      for item in middle where !isFound[item - change.prefix] {
        gone.append(ItemOrigin(section: change.origin, item: item))
      }
    }
    return gone
  }
}

extension SnapshotStorage.Record {
  /// Whether both share the storage of their items.
  @inlinable func hasSameItems(as other: Self) -> Bool {
    items.withUnsafeBufferPointer { items in
      other.items.withUnsafeBufferPointer {
        items.count == $0.count && (items.isEmpty || items.baseAddress == $0.baseAddress)
      }
    }
  }

  /// The earlier positions of the items in the former list of the section; nil if the list is the
  /// same.
  @inlinable func origins(in old: [Item], _ section: Int, _ origin: Int) -> SectionOrigins? {
    let match = items.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { ListMatch(of: new, in: $0) }
    }
    guard origin < 0 || match.prefix < items.count || match.prefix < old.count else { return nil }
    var middle = Array(repeating: ItemOrigin.none, count: match.newMiddle.count)
    for (place, item) in match.origins.enumerated() where item >= 0 {
      middle[place] = ItemOrigin(section: origin, item: Int(item))
    }
    return SectionOrigins(
      section: section, origin: origin, oldCount: old.count, prefix: match.prefix,
      suffix: match.suffix, middle: middle)
  }
}
