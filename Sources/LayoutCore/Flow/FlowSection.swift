import GeometryCore

/// A section of a flow layout, solved: where its items are, from the section's start.
///
/// Items of one size form a grid that is answered by arithmetic; others are kept line by line.
/// Points, unrounded. Made and asked by ``FlowGeometry``.
package struct FlowSection: Hashable, Sendable {
  package let metrics: FlowMetrics
  private let axis: Axis
  /// Where the items are if all are alike.
  private let grid: FlowGrid
  /// Where they are if not.
  private var lines: FlowLines?
  /// The length of all lines with the spacing between them.
  private var linesExtent: Double

  /// - Parameter axis: The scroll axis.
  /// - Complexity: O(1) for items of one size, O(n) for items with sizes of their own, O(m) for
  ///   estimated ones, m those measured.
  package init(_ sizes: FlowSizes, metrics: FlowMetrics, axis: Axis) {
    self.metrics = metrics
    self.axis = axis
    let common = sizes.common
    grid = FlowGrid(
      common ?? .zero, count: common == nil ? 0 : sizes.count, metrics: metrics, axis: axis)
    if common == nil {
      lines = FlowLines(FlowItems(sizes, cross: axis.crossing), metrics: metrics)
    }
    linesExtent = lines?.extent ?? grid.extent
  }

  package var itemCount: Int { lines?.count ?? grid.count }

  /// The first item too long for a line; nil if all fit.
  ///
  /// - Complexity: O(1) for items of one size, else O(n).
  package var oversizedItem: Int? {
    let limit = metrics.lineExtent + FlowMetrics.slack
    if let lines { return lines.items.firstItem(longerThan: limit) }
    return grid.count > 0 && grid.item[axis.crossing] > limit ? 0 : nil
  }

  /// Where the lines begin.
  var linesStart: Double { metrics.headerExtent + metrics.mainInsets.start }

  /// Where the footer begins.
  package var footerStart: Double { linesStart + linesExtent + metrics.mainInsets.end }

  /// The length of the section. Rule FLOW-8.
  package var extent: Double { footerStart + metrics.footerExtent }

  /// The frame of an item from the section's start.
  ///
  /// - Complexity: O(1) in a grid, else O(log n + k), k the number of items in the item's line.
  package func frame(ofItem item: Int) -> Rect {
    moved(lines?.frame(ofItem: item) ?? grid.frame(ofItem: item))
  }

  /// The line of an item; nil if there is no such item.
  ///
  /// - Complexity: As ``frame(ofItem:)``.
  func line(ofItem item: Int) -> FlowLine? {
    guard item >= 0, item < itemCount else { return nil }
    return lines.map { $0.line(ofItem: item) } ?? grid.line(ofItem: item)
  }

  /// The items as a grid, whose lines begin at ``linesStart``; nil if they differ in size.
  var uniformGrid: FlowGrid? { lines == nil ? grid : nil }

  /// Calls `body` for the items of different sizes of the lines between two positions, relative to
  /// the start of the section.
  ///
  /// - Complexity: O(log n + k), k the number of calls.
  func forEachItem(from start: Double, to end: Double, _ body: (Int, Rect) -> Void) {
    lines?.forEachItem(from: start - linesStart, to: end - linesStart) { body($0, moved($1)) }
  }

  /// The frame relative to the start of the section instead of the first line.
  private func moved(_ frame: Rect) -> Rect {
    var frame = frame
    frame.origin[axis] += linesStart
    return frame
  }
}

// MARK: - Measuring

extension FlowSection {
  /// Whether the size of an item is an estimate, measured or not.
  package func isEstimated(_ item: Int) -> Bool {
    item >= 0 && item < itemCount && lines?.items.isEstimated(item) ?? false
  }

  /// Whether the size of an item has been recorded and is not to be measured again.
  ///
  /// - Complexity: O(log n).
  func isMeasured(_ item: Int) -> Bool { lines?.items.measurements.isMeasured(item) ?? false }

  /// The measurements; nil for a section without estimates.
  package var measurements: FlowMeasurements? {
    lines.flatMap { $0.items.isEstimated ? $0.items.measurements : nil }
  }

  /// The number of runs of equal lines broken so far, for tests.
  package var brokenRuns: Int { lines?.brokenRuns ?? 0 }

  /// Replaces the estimated size of an item.
  ///
  /// - Returns: Whether items may have moved.
  /// - Complexity: O(log n + k), amortized; k the lines that change.
  @discardableResult
  package mutating func record(_ size: Size, ofItem item: Int) -> Bool {
    guard isEstimated(item) else { return false }
    let moves = lines?.record(size, of: item) ?? false
    linesExtent = lines?.extent ?? linesExtent
    return moves
  }

  /// Marks an item to be measured again. It keeps its size until then.
  mutating func markStale(_ item: Int) {
    if isEstimated(item) { lines?.markStale(item) }
  }
}
