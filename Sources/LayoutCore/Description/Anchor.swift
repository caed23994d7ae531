import GeometryCore

/// The point of a rectangle to which a supplementary item is attached.
package struct Anchor: Hashable, Sendable {
  /// The offset from the point, towards trailing and bottom.
  package enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(Point)
    /// In fractions of the size of the supplementary item.
    case fractional(Point)
  }

  /// The edges of the point; centered along an axis without an edge.
  package var edges: EdgeSet
  /// The offset from the point.
  package var offset: Offset

  package init(edges: EdgeSet, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}
