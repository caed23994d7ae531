import GeometryCore

/// Equally large items in columns: every frame is a product.
///
/// Made and asked by ``FlowSection``. Positions along the scroll axis count from the first line.
struct FlowGrid: Hashable, Sendable {
  let item: Size
  let count: Int
  let columns: Int
  let axis: Axis
  /// From one line's start to the next.
  private let lineStride: Double
  /// From one column's start to the next.
  private let stride: Double
  /// Where the first column starts.
  private let first: Double

  init(_ item: Size, count: Int, metrics: FlowMetrics, axis: Axis) {
    let extent = item[axis.crossing]
    let line = metrics.lineExtent
    let columns = metrics.columnCount(extent)
    let gap = columns > 1 ? (line - Double(columns) * extent) / Double(columns - 1) : 0
    // A line of a single item is centred.
    let lead = columns == 1 ? max(0, (line - extent) / 2) : 0
    self.item = item
    self.count = count
    self.columns = columns
    self.axis = axis
    lineStride = item[axis] + metrics.lineSpacing
    stride = extent + gap
    first = metrics.crossInsets.start + lead
  }

  /// The length of all lines with the spacing between them.
  var extent: Double {
    guard count > 0 else { return 0 }
    let lines = Double((count + columns - 1) / columns)
    return (lines - 1) * lineStride + item[axis]
  }

  /// - Complexity: O(1).
  func frame(ofItem index: Int) -> Rect {
    let (line, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      origin: Point(
        along: axis, main: Double(line) * lineStride, cross: first + Double(column) * stride),
      size: item)
  }

  /// The items of the lines between two places.
  ///
  /// - Complexity: O(1).
  func items(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, lineStride > 0 else { return 0..<count }
    let first = max(0, (start / lineStride).rounded(.down))
    let last = min((end / lineStride).rounded(.down), Double((count - 1) / columns))
    guard first <= last else { return 0..<0 }
    let from = min(Int(first) * columns, count)
    return from..<min((Int(last) + 1) * columns, count)
  }
}
