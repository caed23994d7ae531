import GeometryCore

/// Items of different sizes broken into lines, the sizes kept once.
///
/// Made and asked by ``FlowSection``. Positions along the scroll axis count from the first line.
struct FlowLines: Hashable, Sendable {
  /// One line: 48 bytes, whatever the number of its items.
  private struct Line: Hashable, Sendable {
    var items: Range<Int>
    var start: Double
    var extent: Double
    /// Where the first item starts across the scroll axis.
    var lead: Double
    var gap: Double
  }

  private let sizes: [Size]
  private let lines: [Line]
  private let axis: Axis

  /// - Complexity: O(n).
  init(_ sizes: [Size], metrics: FlowMetrics, axis: Axis) {
    let cross = axis.crossing
    let isGrid = sizes.allSatisfy { $0[cross] == sizes.first?[cross] }
    var lines: [Line] = []
    var start = 0.0
    var item = 0
    while item < sizes.count {
      // 1. Take as many items as fit, the first in any case.
      let items = item..<Self.endOfLine(from: item, sizes, metrics, cross)
      // 2. The tallest one is the line's extent.
      let extent = sizes[items].reduce(0) { max($0, $1[axis]) }
      // 3. Share what is left of the line.
      let (lead, gap) = Self.sharing(
        sizes[items], metrics, cross, isLast: items.upperBound == sizes.count, isGrid: isGrid)
      lines.append(
        Line(
          items: items, start: start, extent: extent, lead: metrics.crossInsets.start + lead,
          gap: gap))
      start += extent + metrics.lineSpacing
      item = items.upperBound
    }
    self.sizes = sizes
    self.lines = lines
    self.axis = axis
  }

  var count: Int { sizes.count }

  /// The length of all lines with the spacing between them.
  var extent: Double { lines.last.map { $0.start + $0.extent } ?? 0 }

  /// The first item that is longer across the scroll axis than `limit`.
  ///
  /// - Complexity: O(n).
  func firstItem(longerThan limit: Double) -> Int? {
    sizes.firstIndex { $0[axis.crossing] > limit }
  }

  /// - Complexity: O(log n + k), k the number of items in the line.
  func frame(ofItem item: Int) -> Rect {
    let line = lines[firstLine { $0.items.upperBound > item }]
    let cross = axis.crossing
    let before = sizes[line.items.lowerBound..<item].reduce(line.lead) {
      $0 + $1[cross] + line.gap
    }
    return frame(of: item, in: line, at: before)
  }

  /// Hands out the items of the lines between two places with their frames.
  ///
  /// - Complexity: O(log n + k), k the number of items handed out.
  func forEachItem(from start: Double, to end: Double, _ body: (Int, Rect) -> Void) {
    let first = firstLine { $0.start + $0.extent >= start }
    let cross = axis.crossing
    for line in lines[first...] {
      if line.start > end { return }
      var offset = line.lead
      for item in line.items {
        body(item, frame(of: item, in: line, at: offset))
        offset += sizes[item][cross] + line.gap
      }
    }
  }

  /// Items lower than their line are in its middle.
  private func frame(of item: Int, in line: Line, at offset: Double) -> Rect {
    let size = sizes[item]
    let main = line.start + (line.extent - size[axis]) / 2
    return Rect(origin: Point(along: axis, main: main, cross: offset), size: size)
  }

  private func firstLine(where isBehind: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Solving

  private static func endOfLine(
    from first: Int, _ sizes: [Size], _ metrics: FlowMetrics, _ cross: Axis
  ) -> Int {
    var used = sizes[first][cross]
    for item in sizes.indices[(first + 1)...] {
      used += metrics.itemSpacing + sizes[item][cross]
      if used > metrics.lineExtent + FlowMetrics.slack { return item }
    }
    return sizes.count
  }

  /// Where a line's first item begins from the inset, and the gap between its items.
  ///
  /// - Parameter isGrid: Whether all items of the section are equally long across the scroll axis,
  ///   so that all lines have the gaps of a full one.
  private static func sharing(
    _ sizes: ArraySlice<Size>, _ metrics: FlowMetrics, _ cross: Axis, isLast: Bool, isGrid: Bool
  ) -> (lead: Double, gap: Double) {
    guard let first = sizes.first?[cross] else { return (0, 0) }
    let line = metrics.lineExtent
    let columns = metrics.columnCount(first)
    if isGrid, columns > 1 {
      return (0, (line - Double(columns) * first) / Double(columns - 1))
    }
    let left = sizes.reduce(line) { $0 - $1[cross] }
    if sizes.count == 1 {
      let fitsTwice = 2 * first + metrics.itemSpacing <= line + FlowMetrics.slack
      return (isLast && fitsTwice ? 0 : max(0, left / 2), 0)
    }
    return (0, isLast ? metrics.itemSpacing : left / Double(sizes.count - 1))
  }
}
