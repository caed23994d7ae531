import GeometryCore

/// A set of the edges of a rectangle.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)

  /// Whether the set has the edge at the start of `axis`, and not the edge at its end.
  package func isAtStart(of axis: Axis) -> Bool { position(along: axis) == 0 }

  /// Whether the set has the edge at the end of `axis`, and not the edge at its start.
  package func isAtEnd(of axis: Axis) -> Bool { position(along: axis) == 1 }

  /// The position along `axis` as a fraction of the rectangle: 0 at the start, 1 at the end, and
  /// 0.5 with neither or both edges of the axis. Rule ANCH-1.
  package func position(along axis: Axis) -> Double {
    let start = contains(axis == .horizontal ? .leading : .top)
    let end = contains(axis == .horizontal ? .trailing : .bottom)
    return start == end ? 0.5 : (start ? 0 : 1)
  }
}
