import LayoutCore

// Where what a snapshot holds was in another.
extension NSDiffableDataSourceSnapshot {
  /// The number of items of each section.
  var itemCounts: [Int] { storage.records.map(\.items.count) }

  /// Where everything was in `former`, by identifier; what is marked is to be measured again.
  ///
  /// - Complexity: O(s) while sections share their items with `former`, and for each section that does
  ///   not a comparison of its items, with a look-up for each that does not follow its predecessor.
  func elementMap(
    from former: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>
  ) -> ElementMap {
    var map = ElementMap(origins: storage.records.map { former.ordinal(of: $0.identifier) })
    for (section, record) in storage.records.enumerated() {
      if let origin = map.origins[section], former.records[origin].items == record.items {
        continue
      }
      map.runs[section] = former.runs(of: record.items)
    }
    for section in reloadedSectionIdentifiers {
      if let ordinal = storage.ordinal(of: section) { map.staleSections.insert(ordinal) }
    }
    var marked: [Int: [Int]] = [:]
    for item in reloadedItemIdentifiers + reconfiguredItemIdentifiers {
      guard let position = storage.position(of: item) else { continue }
      marked[position.section, default: []].append(position.offset)
    }
    for (section, offsets) in marked {
      let whole = ElementMap.Run(
        section: map.origins[section], items: 0..<storage.records[section].items.count)
      map.runs[section] = (map.runs[section] ?? [whole]).marking(offsets.sorted())
    }
    return map
  }
}

extension SnapshotStorage {
  /// Where items are, those together that follow each other.
  fileprivate func runs(of items: [Item]) -> [ElementMap.Run] {
    var runs: [ElementMap.Run] = []
    var next: (section: Int, offset: Int)?
    for item in items {
      var place = next
      if let known = place,
        known.offset >= records[known.section].items.count
          || records[known.section].items[known.offset] != item
      {
        place = nil
      }
      place = place ?? position(of: item)
      next = place.map { ($0.section, $0.offset + 1) }
      let offset = place?.offset ?? 0
      runs.appendJoining(ElementMap.Run(section: place?.section, items: offset..<(offset + 1)))
    }
    return runs
  }
}
