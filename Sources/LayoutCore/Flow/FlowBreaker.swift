import GeometryCore

/// Breaks items into lines, beginning at some item: as many in each as fit, at least one.
///
/// The result depends only on the sizes and on the first item, so two runs that begin a line with
/// the same item continue alike.
struct FlowBreaker {
  private let items: FlowItems
  private let metrics: FlowMetrics
  private var measured: MeasuredSizes.Cursor
  /// The number of unmeasured items that fit in a line.
  private let columns: Int
  /// The first item that is not in a line yet.
  private(set) var next: Int

  init(_ items: FlowItems, _ metrics: FlowMetrics, from item: Int) {
    self.items = items
    self.metrics = metrics
    next = item
    columns = metrics.columnCount(items.standIn[items.cross])
    measured = items.measurements.sizes.cursor(from: item)
  }

  /// The next lines; nil at the end.
  ///
  /// - Complexity: O(1) for lines of unmeasured items, else O(k), k the items of a line.
  mutating func run() -> FlowRun? {
    guard next < items.count else { return nil }
    return items.hasRuns ? fullLines() ?? line() : line()
  }

  /// All lines without measured items or measured successors; nil if there are none.
  private mutating func fullLines() -> FlowRun? {
    let count = (min(measured.index, items.count) - next - 1) / columns
    guard count > 0 else { return nil }
    let run = FlowRun(
      columns: UInt32(columns), lines: UInt32(min(count, Int(UInt32.max))),
      extent: items.standIn[items.cross.crossing])
    next += run.items
    return run
  }

  // Rule FLOW-3.
  private mutating func line() -> FlowRun {
    let first = next
    var size = take()
    var extent = size[items.cross.crossing]
    var used = size[items.cross]
    while next < items.count, next - first < FlowMetrics.largestColumnCount {
      // A line of items without extent would never end.
      guard size[items.cross] + metrics.itemSpacing > 0 else { break }
      used += metrics.itemSpacing + nextSize[items.cross]
      guard used <= metrics.lineExtent + FlowMetrics.slack else { break }
      size = take()
      extent = max(extent, size[items.cross.crossing])
    }
    return FlowRun(columns: UInt32(next - first), lines: 1, extent: extent)
  }

  private var nextSize: Size {
    measured.index == next ? measured.size : items.unmeasuredSize(of: next)
  }

  private mutating func take() -> Size {
    let size = nextSize
    if measured.index == next { measured.advance() }
    next += 1
    return size
  }
}
