import GeometryCore

/// Places elements one after another along an axis, and shares what is left over. Rule SPACE-1.
struct SpacingSolver {
  /// One element along the axis.
  struct Piece {
    var extent: Double
    var start: Spacing
    var end: Spacing
  }

  /// Where a piece came to lie.
  struct Place {
    var offset: Double
    /// The room behind it that belongs to it.
    var end: Double
  }

  /// Room between neighbours.
  let between: Spacing
  /// The length there is.
  let available: Double

  /// The places of `count` pieces, unrounded.
  ///
  /// What is left of the length is divided equally among all flexible spacings; the share is
  /// negative if the pieces are longer than the length. Rules SPACE-2, SPACE-3.
  ///
  /// - Parameter pieces: Used in turn, over and over.
  /// - Complexity: O(count).
  func places(of pieces: [Piece], count: Int) -> [Place] {
    guard count > 0 else { return [] }
    let flexible = slots(of: pieces, count: count)
    let left = available - length(of: pieces, count: count)
    let share = flexible > 0 ? left / Double(flexible) : 0
    func room(_ spacing: Spacing) -> Double {
      spacing.isFlexible ? spacing.minimum + share : spacing.minimum
    }
    let rooms = pieces.map { (start: room($0.start), extent: $0.extent, end: room($0.end)) }
    let gap = room(between)
    var position = 0.0
    var next = 0
    return (0..<count).map { _ in
      let piece = rooms[next]
      next = next + 1 == rooms.count ? 0 : next + 1
      let offset = position + piece.start
      position = offset + piece.extent + piece.end + gap
      return Place(offset: offset, end: piece.end)
    }
  }

  /// What `count` pieces take at least, the spacings between them included.
  func length(of pieces: [Piece], count: Int) -> Double {
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: pieces.count)
    var length = Double(max(count, 1) - 1) * between.minimum
    for (index, piece) in pieces.enumerated() {
      let repetitions = Double(cycles + (index < rest ? 1 : 0))
      length += repetitions * (piece.extent + piece.start.minimum + piece.end.minimum)
    }
    return length
  }

  /// How many spacings share what is left over.
  private func slots(of pieces: [Piece], count: Int) -> Int {
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: pieces.count)
    var slots = between.isFlexible ? count - 1 : 0
    for (index, piece) in pieces.enumerated() {
      let edges = (piece.start.isFlexible ? 1 : 0) + (piece.end.isFlexible ? 1 : 0)
      slots += edges * (cycles + (index < rest ? 1 : 0))
    }
    return slots
  }
}
