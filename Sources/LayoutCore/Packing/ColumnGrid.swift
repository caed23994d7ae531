import GeometryCore

/// Columns of equal width side by side.
package struct ColumnGrid: Hashable, Sendable {
  /// The axis along which the columns run.
  let axis: Axis
  let count: Int
  /// The extent of one column in points, on whole pixels.
  let width: Double
  /// Room between two columns in points.
  let spacing: Double

  /// Columns that share `available` points equally; what is left of whole pixels stays free behind
  /// the last.
  package init(axis: Axis, count: Int, spacing: Double, available: Double, pixels: PixelGrid) {
    self.axis = axis
    self.count = count
    self.spacing = spacing
    let room = max(0, available - Double(count - 1) * spacing)
    width = pixels.floored(room / Double(count))
  }

  /// The extent of `span` neighbouring columns and what lies between them.
  func width(of span: Int) -> Double { Double(span) * width + Double(span - 1) * spacing }

  /// The rectangle of a piece in neighbouring columns.
  func frame(of columns: Range<Int>, from start: Double, length: Double) -> Rect {
    Rect(
      origin: Point(
        along: axis, main: start, cross: Double(columns.lowerBound) * (width + spacing)),
      size: Size(along: axis, main: length, cross: width(of: columns.count)))
  }
}

/// What a run of pieces does to the ends of columns: a matrix over (max, +).
///
/// Behind the run a column ends at the largest of all ends in front of it plus what lies on the
/// longest way from that column to this one.
struct ColumnTransfer: Hashable, Sendable {
  private let columns: Int
  /// The longest way from each column to each, row by row; minus infinity where there is none.
  private var ways: [Double]

  /// The transfer of no pieces.
  init(columns: Int) {
    self.columns = columns
    ways = Array(repeating: -.infinity, count: columns * columns)
    for column in 0..<columns { ways[column * columns + column] = 0 }
  }

  /// Adds a piece behind the others.
  ///
  /// - Complexity: O(k), k the number of columns.
  mutating func append(_ length: Double, in span: Range<Int>) {
    for row in stride(from: 0, to: ways.count, by: columns) {
      var longest = -Double.infinity
      for column in span { longest = max(longest, ways[row + column]) }
      for column in span { ways[row + column] = longest + length }
    }
  }

  /// Computes the ends kept from place `target` on of those kept from `source` on.
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
