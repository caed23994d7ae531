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
    deletions = Self.places(of: match.deleted, from: match.prefix)
    insertions = Self.places(of: match.inserted, from: match.prefix)
    guard !Self.isIncreasing(match.origins) else { return }
    let kept = IncreasingSubsequence(of: match.origins, below: match.oldMiddle.upperBound).stays
    let moved = kept.union(match.inserted).complement
    moves.reserveCapacity(moved.setCount)
    for offset in moved.positions {
      moves.append(Move(from: Int(match.origins[offset]), to: match.prefix + offset))
    }
  }

  private static func places(of marks: Bits, from start: Int) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(marks.setCount)
    for place in marks.positions { places.append(start + place) }
    return places
  }

  private static func isIncreasing(_ origins: [Int32]) -> Bool {
    // As unsigned numbers those that were not there are above all others.
    var next: UInt32 = 0
    for origin in origins {
      let place = UInt32(bitPattern: origin)
      guard place >= next else { return false }
      next = max(next, place &+ 1)
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
