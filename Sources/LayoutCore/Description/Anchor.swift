import GeometryCore

/// A point of a rectangle that a supplementary element is attached by.
package struct Anchor: Hashable, Sendable {
  /// A displacement from the point, towards trailing and bottom.
  package enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(Point)
    /// In shares of the supplementary element's own size.
    case fractional(Point)
  }

  /// The edges the point lies on; half way along an axis without an edge.
  package var edges: EdgeSet
  package var offset: Offset

  package init(edges: EdgeSet, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }
}
