import GeometryCore

/// A section of a flow layout, solved: where its items are, from the section's start.
///
/// Items of one size form a grid that is answered by arithmetic; others are kept line by line.
/// Points, unrounded. Made and asked by ``FlowGeometry``.
package struct FlowSection: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case grid(FlowGrid)
    case lines(FlowLines)
  }

  package let metrics: FlowMetrics
  private let axis: Axis
  private let form: Form
  /// The length of all lines with the spacing between them.
  private let linesExtent: Double

  /// - Parameter axis: The scroll axis.
  /// - Complexity: O(1) for items of one size, else O(n).
  package init(_ sizes: FlowSizes, metrics: FlowMetrics, axis: Axis) {
    self.metrics = metrics
    self.axis = axis
    if case .individual(let own) = sizes, sizes.common == nil {
      let lines = FlowLines(own, metrics: metrics, axis: axis)
      form = .lines(lines)
      linesExtent = lines.extent
    } else {
      let grid = FlowGrid(
        sizes.common ?? .zero, count: sizes.count, metrics: metrics, axis: axis)
      form = .grid(grid)
      linesExtent = grid.extent
    }
  }

  package var itemCount: Int {
    switch form {
    case .grid(let grid): grid.count
    case .lines(let lines): lines.count
    }
  }

  /// The first item too long for a line; nil if all fit.
  ///
  /// - Complexity: O(1) for items of one size, else O(n).
  package var oversizedItem: Int? {
    let limit = metrics.lineExtent + FlowMetrics.slack
    switch form {
    case .grid(let grid):
      return grid.count > 0 && grid.item[axis.crossing] > limit ? 0 : nil
    case .lines(let lines):
      return lines.firstItem(longerThan: limit)
    }
  }

  /// Where the lines begin.
  private var linesStart: Double { metrics.headerExtent + metrics.mainInsets.start }

  /// Where the footer begins.
  package var footerStart: Double { linesStart + linesExtent + metrics.mainInsets.end }

  /// The length of the section.
  package var extent: Double { footerStart + metrics.footerExtent }

  /// The frame of an item from the section's start.
  ///
  /// - Complexity: O(1) in a grid, else O(log n + k), k the number of items in the item's line.
  package func frame(ofItem item: Int) -> Rect {
    switch form {
    case .grid(let grid): moved(grid.frame(ofItem: item))
    case .lines(let lines): moved(lines.frame(ofItem: item))
    }
  }

  /// Hands out the items of the lines between two places from the section's start.
  ///
  /// - Complexity: O(log n + k), k the number of items handed out.
  func forEachItem(from start: Double, to end: Double, _ body: (Int, Rect) -> Void) {
    switch form {
    case .grid(let grid):
      for item in grid.items(from: start - linesStart, to: end - linesStart) {
        body(item, moved(grid.frame(ofItem: item)))
      }
    case .lines(let lines):
      lines.forEachItem(from: start - linesStart, to: end - linesStart) { body($0, moved($1)) }
    }
  }

  /// The frame counted from the section's start instead of the first line's.
  private func moved(_ frame: Rect) -> Rect {
    var frame = frame
    frame.origin[axis] += linesStart
    return frame
  }
}
