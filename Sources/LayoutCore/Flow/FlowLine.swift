import GeometryCore

/// A line of a flow layout as an explanation tells of it, from the first line's start.
struct FlowLine: Hashable, Sendable {
  var items: Range<Int>
  /// Which line it is, where all are equal; nil elsewhere.
  var number: Int?
  /// Where it starts along the scroll axis and how long it is there.
  var start: Double
  var extent: Double
  /// Where its first item begins across the scroll axis, and the gap between its items.
  var lead: Double
  var gap: Double
}

extension FlowGrid {
  /// The line of an item.
  func line(ofItem item: Int) -> FlowLine {
    let number = item / columns
    let first = number * columns
    let frames = (frame(ofItem: first), frame(ofItem: first + 1))
    return FlowLine(
      items: first..<min(first + columns, count), number: number, start: frames.0.origin[axis],
      extent: self.item[axis], lead: frames.0.origin[axis.crossing],
      gap: columns > 1
        ? frames.1.origin[axis.crossing] - frames.0.max(axis.crossing) : 0)
  }
}
