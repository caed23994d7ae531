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
  private var form: Form
  /// The length of all lines with the spacing between them.
  private var linesExtent: Double

  /// - Parameter axis: The scroll axis.
  /// - Complexity: O(1) for items of one size, O(n) for items with sizes of their own, O(m) for
  ///   estimated ones, m those measured.
  package init(_ sizes: FlowSizes, metrics: FlowMetrics, axis: Axis) {
    self.metrics = metrics
    self.axis = axis
    if let common = sizes.common {
      let grid = FlowGrid(common, count: sizes.count, metrics: metrics, axis: axis)
      form = .grid(grid)
      linesExtent = grid.extent
    } else {
      let lines = FlowLines(FlowItems(sizes, cross: axis.crossing), metrics: metrics)
      form = .lines(lines)
      linesExtent = lines.extent
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
      return lines.items.firstItem(longerThan: limit)
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

  /// The line of an item; nil if there is no such item.
  ///
  /// - Complexity: As ``frame(ofItem:)``.
  func line(ofItem item: Int) -> FlowLine? {
    guard item >= 0, item < itemCount else { return nil }
    switch form {
    case .grid(let grid): return grid.line(ofItem: item)
    case .lines(let lines): return lines.line(ofItem: item)
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

// MARK: - Measuring

extension FlowSection {
  /// Whether the size of an item is an estimate until it is measured.
  package func isEstimated(_ item: Int) -> Bool {
    guard case .lines(let lines) = form, item >= 0, item < lines.count else { return false }
    return lines.items.isEstimated(item)
  }

  /// What has been measured; nil for a section without estimates.
  package var measurements: FlowMeasurements? {
    guard case .lines(let lines) = form, lines.items.isEstimated else { return nil }
    return lines.items.measurements
  }

  /// How often lines were broken: once for each run of equal lines. For tests.
  package var brokenRuns: Int {
    guard case .lines(let lines) = form else { return 0 }
    return lines.brokenRuns
  }

  /// Replaces the estimated size of an item; others are left as they are.
  ///
  /// - Complexity: O(log n + k), amortised; k the lines that change.
  package mutating func record(_ size: Size, ofItem item: Int) {
    guard isEstimated(item), case .lines(var lines) = form else { return }
    // Taken out meanwhile, so that it is changed in place.
    form = .grid(.empty)
    lines.record(size, of: item)
    linesExtent = lines.extent
    form = .lines(lines)
  }

  /// Has an item measured again; its size stays until then.
  mutating func markStale(_ item: Int) {
    guard isEstimated(item), case .lines(var lines) = form else { return }
    form = .grid(.empty)
    lines.markStale(item)
    form = .lines(lines)
  }
}
