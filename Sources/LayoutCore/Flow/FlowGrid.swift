import GeometryCore

/// Items of equal size in columns, whose frames are products.
///
/// Made and queried by ``FlowSection``. Positions along the scroll axis are relative to the first
/// line.
///
/// Rules FLOW-4, FLOW-6.
struct FlowGrid: Hashable, Sendable {
  let item: Size
  let count: Int
  let columns: Int
  let axis: Axis
  /// The distance between the starts of consecutive lines.
  private let lineStride: Double
  /// The distance between the starts of adjacent columns.
  private let stride: Double
  /// The start of the first column.
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

  /// The length of all lines including spacing.
  var extent: Double {
    guard count > 0 else { return 0 }
    let lines = Double((count + columns - 1) / columns)
    return (lines - 1) * lineStride + item[axis]
  }

  /// - Complexity: O(1).
  func frame(ofItem index: Int) -> Rect {
    let (line, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      origin: Point(along: axis, main: start(ofLine: line), cross: start(ofColumn: column)),
      size: item)
  }

  /// Where a line begins along the scroll axis.
  func start(ofLine line: Int) -> Double { Double(line) * lineStride }

  /// Where a column begins across the scroll axis.
  func start(ofColumn column: Int) -> Double { first + Double(column) * stride }

  /// The lines between two positions; all lines if they are at one position.
  func lines(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let count = (count + columns - 1) / columns
    guard lineStride > 0 else { return 0..<count }
    let first = max(0, (start / lineStride).rounded(.down))
    let last = min((end / lineStride).rounded(.down), Double(count - 1))
    return first <= last ? Int(first)..<(Int(last) + 1) : 0..<0
  }
}
