import GeometryCore

/// Breaks items into lines, from one item on: as many in each as fit, the first in any case.
///
/// What comes out depends on the sizes and on the first item alone, so wherever two breakings begin
/// a line with the same item they go on alike.
struct FlowBreaker {
  private let items: FlowItems
  private let metrics: FlowMetrics
  private var measured: MeasuredSizes.Cursor
  /// How many items that are not measured fit in a line.
  private let columns: Int
  /// The first item that is in no line yet.
  private(set) var next: Int

  init(_ items: FlowItems, _ metrics: FlowMetrics, from item: Int) {
    self.items = items
    self.metrics = metrics
    next = item
    columns = metrics.columnCount(items.standIn[items.cross])
    measured = items.measurements.sizes.cursor(from: item)
  }

  /// The next lines; nil if all items are in lines.
  ///
  /// - Complexity: O(1) for lines of items that are not measured, else O(k), k the items of a line.
  mutating func run() -> FlowRun? {
    guard next < items.count else { return nil }
    return items.hasRuns ? fullLines() ?? line() : line()
  }

  /// All lines of which neither an item nor the item behind is measured; nil if there is none.
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
      // Nothing would ever end a line of items that take no room.
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
