import GeometryCore

/// Some of a rectangle's four edges: where an anchor or a boundary item is attached.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)

  /// Whether the edge where `axis` starts is named and the one where it ends is not.
  package func isAtStart(of axis: Axis) -> Bool { position(along: axis) == 0 }

  /// Whether the edge where `axis` ends is named and the one where it starts is not.
  package func isAtEnd(of axis: Axis) -> Bool { position(along: axis) == 1 }

  /// The place along `axis` as a share of the rectangle: 0 at its start, 1 at its end, and half
  /// way when neither or both edges of the axis are named. Rule ANCH-1.
  package func position(along axis: Axis) -> Double {
    let start = contains(axis == .horizontal ? .leading : .top)
    let end = contains(axis == .horizontal ? .trailing : .bottom)
    return start == end ? 0.5 : (start ? 0 : 1)
  }
}
