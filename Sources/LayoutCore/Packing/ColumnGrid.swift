import GeometryCore

/// Adjacent columns of equal width.
package struct ColumnGrid: Hashable, Sendable {
  /// The axis of the columns.
  let axis: Axis
  let count: Int
  /// The extent of a column in points, rounded to device pixels.
  let width: Double
  /// The spacing between columns in points.
  let spacing: Double

  /// Creates columns with equal shares of `available` points. The remainder of rounding is behind
  /// the last column.
  package init(axis: Axis, count: Int, spacing: Double, available: Double, pixels: PixelGrid) {
    self.axis = axis
    self.count = count
    self.spacing = spacing
    let room = max(0, available - Double(count - 1) * spacing)
    width = pixels.floored(room / Double(count))
  }

  /// The extent of `span` adjacent columns including spacing.
  func width(of span: Int) -> Double { Double(span) * width + Double(span - 1) * spacing }

  /// The frame of a piece in adjacent columns.
  func frame(of columns: Range<Int>, from start: Double, length: Double) -> Rect {
    Rect(
      origin: Point(
        along: axis, main: start, cross: Double(columns.lowerBound) * (width + spacing)),
      size: Size(along: axis, main: length, cross: width(of: columns.count)))
  }
}

/// The effect of a run of pieces on the ends of columns: a matrix over (max, +).
///
/// Behind the run, a column ends at the maximum over all columns of their end before the run plus
/// the longest path from that column to this one.
struct ColumnTransfer: Hashable, Sendable {
  private let columns: Int
  /// The longest path from each column to each, row by row; minus infinity if there is none.
  private var ways: [Double]

  /// The transfer of an empty run.
  init(columns: Int) {
    self.columns = columns
    ways = Array(repeating: -.infinity, count: columns * columns)
    for column in 0..<columns { ways[column * columns + column] = 0 }
  }

  /// Appends a piece.
  ///
  /// - Complexity: O(k), k the number of columns.
  mutating func append(_ length: Double, in span: Range<Int>) {
    for row in stride(from: 0, to: ways.count, by: columns) {
      var longest = -Double.infinity
      for column in span { longest = max(longest, ways[row + column]) }
      for column in span { ways[row + column] = longest + length }
    }
  }

  /// Computes the ends stored from `target` on from those stored from `source` on.
  ///
  /// - Complexity: O(k * k).
  func pass(_ ends: inout [Double], from source: Int, to target: Int) {
    for column in 0..<columns {
      var end = -Double.infinity
      for row in 0..<columns { end = max(end, ends[source + row] + ways[row * columns + column]) }
      ends[target + column] = end
    }
  }
}
