import GeometryCore

/// A line of a flow layout for an explanation, relative to the start of the first line.
struct FlowLine: Hashable, Sendable {
  var items: Range<Int>
  /// The index of the line if all lines are equal, else nil.
  var number: Int?
  /// The start and the length of the line along the scroll axis.
  var start: Double
  var extent: Double
  /// The start of the first item across the scroll axis, and the gap between items.
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
