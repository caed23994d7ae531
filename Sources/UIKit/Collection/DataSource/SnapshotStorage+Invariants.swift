extension SnapshotStorage {
  /// The first broken invariant of the stored state as a sentence; nil if the state is consistent.
  ///
  /// For tests.
  ///
  /// - Complexity: O(s + n), s the number of sections, n the number of items.
  func brokenInvariant() -> String? {
    brokenKeys() ?? brokenCounts() ?? (index == nil ? brokenAppending() : brokenIndex())
  }

  /// Sections and keys refer to each other, and every other key is free.
  private func brokenKeys() -> String? {
    for (ordinal, record) in records.enumerated() {
      guard keys[record.identifier] == record.key, ordinals.indices.contains(record.key),
        ordinals[record.key] == ordinal
      else { return "Section \(ordinal) is not found by its key \(record.key)." }
    }
    guard keys.count == records.count else {
      return "There are \(keys.count) keys for \(records.count) sections."
    }
    let used = Set(records.map(\.key))
    return used.isDisjoint(with: freeKeys) && used.count + Set(freeKeys).count == ordinals.count
      ? nil : "Of \(ordinals.count) keys \(used.count) are used and \(freeKeys.count) are free."
  }

  /// The starts of sections and the number of items follow from the lengths of the sections.
  private func brokenCounts() -> String? {
    var count = 0
    for (ordinal, record) in records.enumerated() {
      guard starts.indices.contains(ordinal), starts[ordinal] == count else {
        return "Section \(ordinal) does not start at \(count)."
      }
      count += record.items.count
      if record.drift > Self.driftLimit { return "Section \(ordinal) has drifted too far." }
    }
    return starts.count == records.count && itemCount == count
      ? nil : "\(itemCount) items are counted, there are \(count)."
  }

  /// Without an index, everything in the sections was appended.
  private func brokenAppending() -> String? {
    guard indexed != nil else { return "There is neither an index nor a place for one." }
    var appendedCounts: [Int: Int] = [:]
    for call in appended { appendedCounts[call.key, default: 0] += call.count }
    for (ordinal, record) in records.enumerated()
    where appendedCounts[record.key, default: 0] != record.items.count {
      return "Section \(ordinal) has items that were not appended."
    }
    return nil
  }

  /// With an index, it finds every item where it is, and no other items.
  private func brokenIndex() -> String? {
    if indexed != nil { return "There is both an index and a place for one." }
    var indexedCount = 0
    for (ordinal, record) in records.enumerated() {
      for (offset, item) in record.items.enumerated() {
        guard let found = position(of: item), found == (ordinal, offset) else {
          return "Item \(offset) of section \(ordinal) is not found where it is."
        }
        indexedCount += 1
      }
    }
    return index?.count == indexedCount
      ? nil : "\(index?.count ?? 0) items are indexed, there are \(indexedCount)."
  }
}

extension ItemIndex {
  /// The number of indexed items.
  ///
  /// - Complexity: O(c), c the number of changes since the index was built.
  fileprivate var count: Int {
    changes.reduce(table.count) { count, change in
      let wasThere = table.location(of: change.key) != nil
      return switch change.value {
      case .set: wasThere ? count : count + 1
      case .removed: wasThere ? count - 1 : count
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The first broken invariant of the stored state as a sentence; nil if the state is consistent.
  ///
  /// For tests.
  ///
  /// - Complexity: O(s + n), s the number of sections, n the number of items.
  package func brokenInvariant() -> String? { storage.brokenInvariant() }
}
