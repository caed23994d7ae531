import GeometryCore

/// A section of a flow layout, solved: where its items are, from the section's start.
///
/// Items of one size form a grid that is answered by arithmetic; others are kept line by line.
struct FlowSection {
  /// What the items are like.
  enum Sizes {
    case uniform(Size, count: Int)
    case individual([Size])
  }

  private enum Form {
    case grid(Grid)
    case lines([Line])
  }

  /// Equally large items in columns.
  private struct Grid {
    var item: Size
    var count: Int
    var columns: Int
    /// From one column's start to the next.
    var stride: Double
    var first: Double
  }

  /// One line of items, from the start of the lines.
  private struct Line {
    var items: Range<Int>
    var start: Double
    var extent: Double
    var frames: [Rect]
  }

  let metrics: FlowMetrics
  let itemCount: Int
  private let axis: Axis
  private let form: Form
  /// The length of all lines with the spacing between them.
  private let linesExtent: Double

  /// - Complexity: O(1) for items of one size, else O(n).
  init(_ sizes: Sizes, metrics: FlowMetrics, axis: Axis) {
    self.metrics = metrics
    self.axis = axis
    switch sizes {
    case .uniform(let size, let count):
      itemCount = count
      let grid = Self.grid(size, count, metrics, axis)
      form = .grid(grid)
      linesExtent = Self.extent(of: grid, metrics, axis)
    case .individual(let sizes):
      itemCount = sizes.count
      let cross = axis.crossing
      if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
        let grid = Self.grid(first, sizes.count, metrics, axis)
        form = .grid(grid)
        linesExtent = Self.extent(of: grid, metrics, axis)
      } else {
        let isUniform = sizes.allSatisfy { $0[cross] == sizes.first?[cross] }
        let lines = Self.lines(of: sizes, metrics, axis, alignsToGrid: isUniform)
        form = .lines(lines)
        linesExtent = lines.last.map { $0.start + $0.extent } ?? 0
      }
    }
  }

  /// Where the lines begin.
  private var linesStart: Double { metrics.headerExtent + metrics.mainInsets.start }

  /// Where the footer begins.
  var footerStart: Double { linesStart + linesExtent + metrics.mainInsets.end }

  /// The length of the section.
  var extent: Double { footerStart + metrics.footerExtent }

  // MARK: Queries

  /// The frame of an item from the section's start.
  ///
  /// - Complexity: O(1) in a grid, else O(log n).
  func frame(ofItem item: Int) -> Rect {
    switch form {
    case .grid(let grid):
      let line = item / grid.columns
      let main = linesStart + Double(line) * (grid.item[axis] + metrics.lineSpacing)
      let cross = grid.first + Double(item % grid.columns) * grid.stride
      return Self.rect(main, cross, grid.item, axis)
    case .lines(let lines):
      let line = lines[Self.firstIndex(of: lines) { $0.items.upperBound > item }]
      return line.frames[item - line.items.lowerBound].moved(by: linesStart, along: axis)
    }
  }

  /// The items of the lines between two places from the section's start.
  func items(from start: Double, to end: Double) -> Range<Int> {
    let low = start - linesStart
    let high = end - linesStart
    switch form {
    case .grid(let grid):
      let stride = grid.item[axis] + metrics.lineSpacing
      guard grid.count > 0, stride > 0 else { return 0..<grid.count }
      let first = max(0, (low / stride).rounded(.down))
      let last = min((high / stride).rounded(.down), Double(grid.count - 1))
      guard first <= last else { return 0..<0 }
      let from = min(Int(first) * grid.columns, grid.count)
      return from..<max(from, min((Int(last) + 1) * grid.columns, grid.count))
    case .lines(let lines):
      let first = Self.firstIndex(of: lines) { $0.start + $0.extent >= low }
      let after = Self.firstIndex(of: lines) { $0.start > high }
      guard first < after else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[after - 1].items.upperBound
    }
  }

  private static func firstIndex(of lines: [Line], where isBehind: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Solving

  private static func grid(
    _ size: Size, _ count: Int, _ metrics: FlowMetrics, _ axis: Axis
  ) -> Grid {
    let extent = size[axis.crossing]
    let line = metrics.lineExtent
    let columns = columnCount(extent, line, metrics.itemSpacing)
    let gap = columns > 1 ? (line - Double(columns) * extent) / Double(columns - 1) : 0
    let first = columns == 1 ? max(0, (line - extent) / 2) : 0
    return Grid(
      item: size, count: count, columns: columns, stride: extent + gap,
      first: metrics.crossInsets.start + first)
  }

  /// How many items of one extent fit in a line; at least 1.
  private static func columnCount(_ extent: Double, _ line: Double, _ spacing: Double) -> Int {
    guard extent + spacing > 0 else { return 1 }
    let columns = ((line + spacing) / (extent + spacing) + 1e-6).rounded(.down)
    return Int(min(max(columns, 1), 1e6))
  }

  private static func extent(of grid: Grid, _ metrics: FlowMetrics, _ axis: Axis) -> Double {
    guard grid.count > 0 else { return 0 }
    let lines = Double((grid.count + grid.columns - 1) / grid.columns)
    return lines * grid.item[axis] + (lines - 1) * metrics.lineSpacing
  }

  /// Breaks items into lines and places them.
  ///
  /// - Parameter alignsToGrid: Whether all items are equally wide, so that all lines have the gaps
  ///   of a full one.
  private static func lines(
    of sizes: [Size], _ metrics: FlowMetrics, _ axis: Axis, alignsToGrid: Bool
  ) -> [Line] {
    let cross = axis.crossing
    var lines: [Line] = []
    var start = 0.0
    for items in brokenLines(of: sizes.map { $0[cross] }, metrics) {
      let height = sizes[items].map { $0[axis] }.max() ?? 0
      let isLast = items.upperBound == sizes.count
      let (first, gap) = placing(
        sizes[items].map { $0[cross] }, metrics, isLast: isLast, alignsToGrid: alignsToGrid)
      var offset = metrics.crossInsets.start + first
      var frames: [Rect] = []
      for item in items {
        let size = sizes[item]
        frames.append(rect(start + (height - size[axis]) / 2, offset, size, axis))
        offset += size[cross] + gap
      }
      lines.append(Line(items: items, start: start, extent: height, frames: frames))
      start += height + metrics.lineSpacing
    }
    return lines
  }

  private static func brokenLines(of extents: [Double], _ metrics: FlowMetrics) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used = 0.0
    for (item, extent) in extents.enumerated() {
      if item > first, used + metrics.itemSpacing + extent > metrics.lineExtent + 1e-6 {
        lines.append(first..<item)
        first = item
        used = extent
      } else {
        used += (item > first ? metrics.itemSpacing : 0) + extent
      }
    }
    if first < extents.count { lines.append(first..<extents.count) }
    return lines
  }

  /// Where a line's first item begins, and the gap between its items.
  private static func placing(
    _ extents: [Double], _ metrics: FlowMetrics, isLast: Bool, alignsToGrid: Bool
  ) -> (first: Double, gap: Double) {
    let line = metrics.lineExtent
    let left = line - extents.reduce(0, +)
    if alignsToGrid, let extent = extents.first {
      let columns = columnCount(extent, line, metrics.itemSpacing)
      if columns > 1 { return (0, (line - Double(columns) * extent) / Double(columns - 1)) }
    }
    if extents.count == 1 {
      let fitsTwice = 2 * extents[0] + metrics.itemSpacing <= line + 1e-6
      return (isLast && fitsTwice ? 0 : max(0, left / 2), 0)
    }
    return (0, isLast ? metrics.itemSpacing : left / Double(extents.count - 1))
  }

  private static func rect(_ main: Double, _ cross: Double, _ size: Size, _ axis: Axis) -> Rect {
    let origin =
      axis == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross)
    return Rect(origin: origin, size: size)
  }
}

extension Rect {
  fileprivate func moved(by distance: Double, along axis: Axis) -> Rect {
    var rect = self
    rect.origin[axis] += distance
    return rect
  }
}
