import GeometryCore

/// Places elements one after another along an axis, and shares what is left over.
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

  /// The places of `pieces`, unrounded.
  ///
  /// What is left of the length is divided equally among all flexible spacings; the share is
  /// negative if the pieces are longer than the length.
  ///
  /// - Complexity: O(n).
  func places(of pieces: [Piece]) -> [Place] {
    var used = Double(max(pieces.count, 1) - 1) * between.minimum
    var flexible = between.isFlexible ? max(pieces.count, 1) - 1 : 0
    for piece in pieces {
      used += piece.extent + piece.start.minimum + piece.end.minimum
      flexible += (piece.start.isFlexible ? 1 : 0) + (piece.end.isFlexible ? 1 : 0)
    }
    let share = flexible > 0 ? (available - used) / Double(flexible) : 0
    func room(_ spacing: Spacing) -> Double {
      spacing.isFlexible ? spacing.minimum + share : spacing.minimum
    }
    var position = 0.0
    return pieces.map { piece in
      let offset = position + room(piece.start)
      let end = room(piece.end)
      position = offset + piece.extent + end + room(between)
      return Place(offset: offset, end: end)
    }
  }
}
