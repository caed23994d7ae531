import Synchronization

/// The groups and packed pieces with measured cells that were solved lately, so that queries solve
/// none twice.
///
/// What it keeps follows from the layout it belongs to: copies of that share it until a measurement
/// changes one of them. At most some thousand cells, whatever the number of groups.
final class SolvedGroups: Sendable {
  /// How many cells are kept at least, if so many were solved; at most twice as many.
  private static let capacity = 4096

  private struct Entry {
    var group: GroupTemplate
    /// Which shape a packed piece was solved with.
    var shape: Int
  }

  /// What was solved lately, in two generations.
  private struct Shelf {
    var young: [GroupKey: Entry] = [:]
    var old: [GroupKey: Entry] = [:]
    /// The cells of the young generation.
    var cells = 0
    var work = QueryWork()

    mutating func keep(_ entry: Entry, _ key: GroupKey) {
      if cells >= SolvedGroups.capacity { (old, young, cells) = (young, [:], 0) }
      old[key] = nil
      if young.updateValue(entry, forKey: key) == nil { cells += entry.group.slots.count }
    }
  }

  private let shelf = Mutex(Shelf())

  /// What queries have cost.
  var work: QueryWork { shelf.withLock { $0.work } }

  /// A group that a query asks for, solved unless it is known.
  ///
  /// - Parameter solve: Called without the lock: it may ask the application.
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

  /// Keeps a group that was solved for another reason.
  func keep(_ group: GroupTemplate, _ key: GroupKey) {
    shelf.withLock { $0.keep(Entry(group: group, shape: 0), key) }
  }

  /// Forgets a group: some of its cells measure something else.
  func forget(_ key: GroupKey) {
    shelf.withLock {
      $0.young[key] = nil
      $0.old[key] = nil
    }
  }

  /// The same groups for a layout that is about to differ.
  func duplicate() -> SolvedGroups {
    let copy = SolvedGroups()
    let shelf = shelf.withLock { $0 }
    copy.shelf.withLock { $0 = shelf }
    return copy
  }
}

/// Names a group, or a packed piece.
struct GroupKey: Hashable, Sendable {
  var section: Int
  var group: Int
}
