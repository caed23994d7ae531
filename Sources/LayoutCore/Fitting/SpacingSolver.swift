import GeometryCore

/// Places elements in order along an axis and distributes the remaining space. Rule SPACE-1.
struct SpacingSolver {
  /// An element along the axis.
  struct Piece {
    var extent: Double
    var start: Spacing
    var end: Spacing
  }

  /// The position of an element.
  struct Place {
    var offset: Double
    /// The spacing behind it.
    var end: Double
  }

  /// The spacing between elements.
  let between: Spacing
  /// The available length.
  let available: Double

  /// The positions of `count` pieces, unrounded.
  ///
  /// The remaining space is distributed equally over all flexible spacings; the share is negative
  /// if the pieces exceed the length. Rules SPACE-2, SPACE-3.
  ///
  /// - Parameter pieces: Repeated in order.
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

  /// The minimum length of `count` pieces including spacing.
  func length(of pieces: [Piece], count: Int) -> Double {
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: pieces.count)
    var length = Double(max(count, 1) - 1) * between.minimum
    for (index, piece) in pieces.enumerated() {
      let repetitions = Double(cycles + (index < rest ? 1 : 0))
      length += repetitions * (piece.extent + piece.start.minimum + piece.end.minimum)
    }
    return length
  }

  /// The number of flexible spacings.
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
