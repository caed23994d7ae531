import LayoutCore

// The earlier positions of sections and items. Both snapshots must have an index.
extension NSDiffableDataSourceSnapshot {
  /// The number of items of each section.
  var itemCounts: [Int] { storage.records.map(\.items.count) }

  /// The earlier position of every section and item in `former`.
  func origins(in former: Self) -> SnapshotOrigins {
    storage.operations.origins(storage, former.storage)
  }

  /// The earlier position of every section and item in `former`; neither needs an index.
  package func elementMap(from former: Self) -> ElementMap {
    indexed.origins(in: former.indexed).elementMap
  }

  /// The same with the elements that `marked` marks to be measured again.
  ///
  /// - Complexity: O(s + r + k), r the number of runs of marked elements.
  func elementMap(_ origins: SnapshotOrigins, marks marked: Self) -> ElementMap {
    var map = origins.elementMap
    for section in marked.reloadedSectionIdentifiers {
      if let ordinal = storage.ordinal(of: section) { map.staleSections.insert(ordinal) }
    }
    var offsets: [Int: [Int]] = [:]
    for item in marked.reloadedItemIdentifiers + marked.reconfiguredItemIdentifiers {
      guard let position = storage.position(of: item) else { continue }
      offsets[position.section, default: []].append(position.offset)
    }
    for (section, offsets) in offsets {
      let whole = ElementMap.Run(
        section: map.origins[section], items: 0..<storage.records[section].items.count)
      map.runs[section] = (map.runs[section] ?? [whole]).marking(offsets.sorted())
    }
    return map
  }
}
