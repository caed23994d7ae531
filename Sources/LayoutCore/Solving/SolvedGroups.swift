/// A cache of solved groups and packed pieces with measured cells, so that queries do not solve
/// them again.
///
/// The contents follow from the layout: copies of the layout share it until a measurement changes
/// one of them. It has at most some thousand cells, whatever the number of groups.
final class SolvedGroups: Sendable {
  /// The number of cells that are kept at least; at most twice as many.
  private static let capacity = 4096

  private struct Entry {
    var group: GroupTemplate
    /// The shape that a packed piece was solved with.
    var shape: Int
  }

  /// The cached groups in two generations.
  private struct Shelf {
    var young: [GroupKey: Entry] = [:]
    var old: [GroupKey: Entry] = [:]
    /// The number of cells of the young generation.
    var cells = 0
    /// The cost of queries.
    var work = QueryWork()

    mutating func keep(_ entry: Entry, _ key: GroupKey) {
      if cells >= SolvedGroups.capacity { (old, young, cells) = (young, [:], 0) }
      old[key] = nil
      if young.updateValue(entry, forKey: key) == nil { cells += entry.group.slots.count }
    }
  }

  private let shelf = Guarded(Shelf())

  /// What queries have cost.
  var work: QueryWork { shelf.withLock { $0.work } }

  /// The cached group, or the result of `solve`, which is cached.
  ///
  /// - Parameter solve: Called without the lock, because it may call the application.
  func group(_ key: GroupKey, shape: Int = 0, solve: () -> GroupTemplate) -> GroupTemplate {
    if let known = known(key), known.shape == shape { return known.group }
    let group = solve()
    shelf.withLock {
      $0.work.solvedGroups += 1
      $0.keep(Entry(group: group, shape: shape), key)
    }
    return group
  }

  private func known(_ key: GroupKey) -> Entry? {
    shelf.withLock { shelf in
      shelf.work.groups += 1
      if let entry = shelf.young[key] { return entry }
      guard let entry = shelf.old.removeValue(forKey: key) else { return nil }
      shelf.keep(entry, key)
      return entry
    }
  }

  /// Caches a group that was solved for another reason.
  func keep(_ group: GroupTemplate, _ key: GroupKey) {
    shelf.withLock { $0.keep(Entry(group: group, shape: 0), key) }
  }

  /// Removes a group because some of its cells changed their size.
  func forget(_ key: GroupKey) {
    shelf.withLock {
      $0.young[key] = nil
      $0.old[key] = nil
    }
  }

  /// A copy for a layout that is about to change.
  func duplicate() -> SolvedGroups {
    let copy = SolvedGroups()
    let shelf = shelf.withLock { $0 }
    copy.shelf.withLock { $0 = shelf }
    return copy
  }
}

/// Identifies a group or a packed piece.
struct GroupKey: Hashable, Sendable {
  var section: Int
  var group: Int
}
