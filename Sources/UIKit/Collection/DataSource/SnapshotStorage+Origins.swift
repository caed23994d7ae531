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
    // An index of few items is in the processor's cache, and the only section has no smaller table.
    let asksIndex = former.itemCount <= Self.cachedCount || records.count == 1
    // 1. Items that are in the same section as before.
    var unknown = 0
    for section in records.indices {
      let origin = former.origin(of: records[section].identifier, near: section)
      result.sections.append(origin)
      guard origin < 0 || !records[section].hasSameItems(as: former.records[origin]) else {
        continue
      }
      let old = origin < 0 ? [] : former.records[origin].items
      guard
        let origins = records[section].origins(in: old, section, origin, walksOnly: asksIndex)
      else { continue }
      for item in origins.middle where item.section < 0 { unknown += 1 }
      result.changed.append(origins)
    }
    // 2. Items that were elsewhere.
    guard unknown > 0 else { return result }
    let gone = former.itemsNot(in: result)
    if gone.isEmpty { return result }
    if !asksIndex {
      lookUpUnknown(among: gone, of: former, &result)
    } else if gone.count < unknown {
      lookUp(gone, of: former, &result)
    } else {
      lookUpUnknown(in: former, &result)
    }
    return result
  }

  /// The most items whose index is said to be in the processor's cache.
  @inlinable static var cachedCount: Int { 1 << 16 }

  /// Looks up the items without an origin by the index of `former`.
  @inlinable func lookUpUnknown(in former: SnapshotStorage, _ result: inout SnapshotOrigins) {
    for index in result.changed.indices {
      let (section, prefix) = (result.changed[index].section, result.changed[index].prefix)
      records[section].items.withUnsafeBufferPointer { items in
        result.changed[index].middle.withUnsafeMutableBufferPointer { middle in
          former.index?.search(0..<middle.count) {
            middle[$0].section < 0 ? items[prefix + $0] : nil
          } _: { place, item, location in
            guard let found = former.position(of: item, near: location) else { return }
            middle[place] = ItemOrigin(section: found.section, item: found.offset)
          }
        }
      }
    }
  }

  /// Looks up the items without an origin among those of `former` that nothing came from.
  @inlinable func lookUpUnknown(
    among gone: [ItemOrigin], of former: SnapshotStorage, _ result: inout SnapshotOrigins
  ) {
    var table = HashTable(capacity: gone.count, positionsBelow: gone.count)
    table.insert(gone.indices) {
      former.item(gone[$0]).hashValue
    } isRepetition: { _, _ in
      false
    }
    for index in result.changed.indices {
      let (section, prefix) = (result.changed[index].section, result.changed[index].prefix)
      records[section].items.withUnsafeBufferPointer { items in
        result.changed[index].middle.withUnsafeMutableBufferPointer { middle in
          table.search(0..<middle.count) {
            middle[$0].section < 0 ? items[prefix + $0].hashValue : nil
          } _: { place, search in
            while let found = table.next(&search) {
              guard former.item(gone[found]) == items[prefix + place] else { continue }
              middle[place] = gone[found]
              break
            }
          }
        }
      }
    }
  }

  @inlinable func item(_ place: ItemOrigin) -> Item {
    records[Int(place.section)].items[Int(place.item)]
  }

  /// Looks up items of `former` that nothing came from, by the index of this storage.
  @inlinable func lookUp(
    _ gone: [ItemOrigin], of former: SnapshotStorage, _ result: inout SnapshotOrigins
  ) {
    var changes = Array(repeating: -1, count: records.count)
    for index in result.changed.indices { changes[result.changed[index].section] = index }
    for origin in gone {
      let item = former.item(origin)
      guard let found = position(of: item), changes[found.section] >= 0 else { continue }
      let change = changes[found.section]
      let place = found.offset - result.changed[change].prefix
      guard result.changed[change].middle.indices.contains(place) else { continue }
      result.changed[change].middle[place] = origin
    }
  }

  @inlinable func origin(of section: Section, near ordinal: Int) -> Int {
    if ordinal < records.count, records[ordinal].identifier == section { return ordinal }
    return self.ordinal(of: section) ?? -1
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
      if gone.isEmpty { gone.reserveCapacity(middle.count - isFound.setCount) }
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
  ///
  /// - Parameter walksOnly: Whether only items about where they were are found.
  @inlinable func origins(
    in old: [Item], _ section: Int, _ origin: Int, walksOnly: Bool
  ) -> SectionOrigins? {
    let match = items.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        walksOnly ? ListMatch(walkingAlong: new, old) : ListMatch(of: new, in: old)
      }
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
