import GeometryCore

/// Explains the positions computed by a ``SpacingSolver``.
struct SpacingExplainer {
  /// An element along the axis.
  struct Piece {
    var extent: Operand
    var start: Spacing
    var end: Spacing
    /// The owner of the edge spacing, such as "item".
    var name: String
  }

  let axis: Axis
  /// The elements, repeated in order.
  let pieces: [Piece]
  let between: Spacing
  /// The number of elements.
  let count: Int

  /// The extent of the elements before one at `index`, including spacing.
  ///
  /// - Parameter share: The share of each flexible spacing; nil if there is none.
  func terms(before index: Int, share: Operand?) -> [Formula.Term] {
    let before = counts(index)
    var flexible = between.isFlexible ? index : 0
    var terms: [Formula.Term] = []
    for (piece, count) in zip(pieces, before) where count > 0 {
      terms.append(.times(count, piece.extent))
    }
    for (place, piece) in pieces.enumerated() {
      let starts = before[place] + (place == index % pieces.count ? 1 : 0)
      terms.append(.times(starts, edge(of: piece, piece.start, side: axis.startName)))
      terms.append(.times(before[place], edge(of: piece, piece.end, side: axis.endName)))
      flexible += (piece.start.isFlexible ? starts : 0) + (piece.end.isFlexible ? before[place] : 0)
    }
    terms.append(.times(index, .given(between.minimum, "interItemSpacing")))
    if let share { terms.append(.times(flexible, share)) }
    return terms
  }

  /// The minimum extent of all elements including spacing.
  var lengthTerms: [Formula.Term] {
    let counts = counts(count)
    var terms: [Formula.Term] = []
    for (piece, count) in zip(pieces, counts) where count > 0 {
      terms.append(.times(count, piece.extent))
    }
    for (piece, count) in zip(pieces, counts) {
      terms.append(.times(count, edge(of: piece, piece.start, side: axis.startName)))
      terms.append(.times(count, edge(of: piece, piece.end, side: axis.endName)))
    }
    terms.append(.times(max(count, 1) - 1, .given(between.minimum, "interItemSpacing")))
    return terms
  }

  /// The number of flexible spacings.
  var flexibleCount: Int {
    zip(pieces, counts(count)).reduce(between.isFlexible ? max(count - 1, 0) : 0) {
      $0 + $1.1 * (($1.0.start.isFlexible ? 1 : 0) + ($1.0.end.isFlexible ? 1 : 0))
    }
  }

  /// The number of occurrences of each piece among the first `count` elements.
  private func counts(_ count: Int) -> [Int] {
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: max(pieces.count, 1))
    return pieces.indices.map { cycles + ($0 < rest ? 1 : 0) }
  }

  private func edge(of piece: Piece, _ spacing: Spacing, side: String) -> Operand {
    .given(spacing.minimum, "\(piece.name) edgeSpacing.\(side)")
  }
}
