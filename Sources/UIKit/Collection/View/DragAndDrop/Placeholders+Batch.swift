// Batches have index paths of the data source; they are applied to displayed ones.
extension Placeholders {
  /// The number of placeholders in each section after a batch.
  func counts(after batch: UpdateBatch, before: ItemCounts, sectionCount: Int) -> [Int: Int] {
    let map = batch.sectionTargets(before: before.sectionCount, after: sectionCount)
    return counts.reduce(into: [:]) { counts, entry in
      guard map.indices.contains(entry.key), let section = map[entry.key] else { return }
      counts[section] = entry.value
    }
  }

  /// The same batch with displayed index paths.
  ///
  /// - Complexity: O(n), n the number of items of the sections with placeholders.
  func shown(_ batch: UpdateBatch, before: ItemCounts, sectionCount: Int) -> UpdateBatch {
    guard !isEmpty else { return batch }
    var shown = batch
    shown.items.deleted = Set(batch.items.deleted.map(shownPath))
    shown.items.reloaded = Set(batch.items.reloaded.map(shownPath))
    let sources = batch.items.moved.map { shownPath(of: $0.from) }
    let gone = shown.items.deleted.union(sources)
    let map = batch.sectionTargets(before: before.sectionCount, after: sectionCount)
    var places: [IndexPath: IndexPath] = [:]
    let came = Dictionary(
      grouping: Array(batch.items.inserted) + batch.items.moved.map(\.to), by: \.section)
    for (section, paths) in came {
      guard let origin = map.firstIndex(of: section) else { continue }
      let stayed = (0..<before.itemCount(inSection: origin))
        .map { IndexPath(item: $0, section: origin) }.filter { !gone.contains($0) }
      let found = Self.places(
        of: Set(paths.map(\.item)), among: stayed.map { placeholder(at: $0) != nil })
      for path in paths {
        places[path] = IndexPath(item: found[path.item] ?? path.item, section: section)
      }
    }
    shown.items.inserted = Set(batch.items.inserted.map { places[$0] ?? $0 })
    shown.items.moved = zip(sources, batch.items.moved).map { ($0, places[$1.to] ?? $1.to) }
    return shown
  }

  /// The displayed indexes of inserted items.
  ///
  /// - Parameters:
  ///   - came: Their indexes in the data source.
  ///   - stayed: The other displayed items, in order; true for placeholders.
  private static func places(of came: Set<Int>, among stayed: [Bool]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var rest = stayed.makeIterator()
    var (source, shown) = (0, 0)
    while places.count < came.count {
      if came.contains(source) {
        places[source] = shown
        source += 1
      } else {
        // An index beyond the last item is refused later.
        let isPlaceholder = rest.next() ?? false
        if !isPlaceholder { source += 1 }
      }
      shown += 1
    }
    return places
  }
}
