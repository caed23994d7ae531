/// The fewest operations that make one list of another.
///
/// Deletions and the sources of moves are positions in the old list, insertions and the
/// destinations of moves positions in the new one: all are carried out at once, as in a batch
/// update. Rule SNAP-10.
public struct ListDifference: Equatable, Sendable {
  /// A move of one element.
  public struct Move: Equatable, Sendable {
    /// The index before.
    public var from: Int
    /// The index afterwards.
    public var to: Int

    /// Creates a move.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Ascending.
  public private(set) var deletions: [Int] = []
  /// Ascending.
  public private(set) var insertions: [Int] = []
  /// In the order of their destinations.
  public private(set) var moves: [Move] = []

  /// Whether both lists are equal.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// - Complexity: O(n), and for lists with moves O(n + r log n), r the number of runs of elements
  ///   that follow each other in both lists; n without the common ends.
  public init(_ match: ListMatch) {
    guard !match.origins.isEmpty else {
      // At least one of the middles is empty.
      deletions = Array(match.oldMiddle)
      insertions = Array(match.newMiddle)
      return
    }
    let kept = match.origins.count { $0 >= 0 }
    if kept < match.oldMiddle.count { noteDeletions(match, kept) }
    insertions.reserveCapacity(match.newMiddle.count - kept)
    let order = Self.isIncreasing(match.origins) ? nil : IncreasingSubsequence(of: match.origins)
    moves.reserveCapacity(order.map { kept - $0.count } ?? 0)
    for (offset, origin) in match.origins.enumerated() {
      if origin < 0 {
        insertions.append(match.prefix + offset)
      } else if let order, !order.stays[offset] {
        moves.append(Move(from: Int(origin), to: match.prefix + offset))
      }
    }
  }

  private mutating func noteDeletions(_ match: ListMatch, _ kept: Int) {
    var stays = Bits(count: match.oldMiddle.count)
    for origin in match.origins where origin >= 0 { stays.set(Int(origin) - match.prefix) }
    deletions.reserveCapacity(match.oldMiddle.count - kept)
    for position in match.oldMiddle where !stays[position - match.prefix] {
      deletions.append(position)
    }
  }

  private static func isIncreasing(_ origins: [Int32]) -> Bool {
    var last: Int32 = -1
    for origin in origins where origin >= 0 {
      guard origin > last else { return false }
      last = origin
    }
    return true
  }
}

extension ListDifference {
  /// - Complexity: As ``ListMatch/init(of:in:)`` and ``init(_:)`` say.
  @inlinable public init<Element: Hashable>(from old: [Element], to new: [Element]) {
    let match = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in ListMatch(of: new, in: old) }
    }
    self.init(match)
  }
}
