import GeometryCore

/// A waterfall placed piece by piece, from the beginning after each change.
struct ReferenceWaterfall {
  let columnCount: Int
  let columnWidth: Double
  let columnSpacing: Double
  let spacing: Double
  let spans: [Int]
  var lengths: [Double]
  private(set) var columns: [Int]
  private(set) var settledCount = 0

  init(
    columns: Int, width: Double, columnSpacing: Double, spacing: Double, spans: [Int],
    estimates: [Double]
  ) {
    columnCount = columns
    columnWidth = width
    self.columnSpacing = columnSpacing
    self.spacing = spacing
    self.spans = spans
    lengths = spans.map { estimates[$0 - 1] }
    self.columns = spans.map { _ in 0 }
  }

  mutating func set(_ length: Double, of piece: Int) {
    _ = frames()
    lengths[piece] = length
    settledCount = max(settledCount, piece + 1)
  }

  mutating func rebalance() {
    let settled = settledCount
    settledCount = 0
    _ = frames()
    settledCount = settled
  }

  /// The frames of all pieces; chooses columns for those that are not settled.
  mutating func frames() -> [Rect] {
    var ends = [Double](repeating: 0, count: columnCount)
    return lengths.indices.map { piece in
      let span = spans[piece]
      if piece >= settledCount {
        let starts = (0...(columnCount - span)).map { ends[$0..<($0 + span)].max()! }
        columns[piece] = starts.firstIndex(of: starts.min()!)!
      }
      let own = columns[piece]..<(columns[piece] + span)
      let start = ends[own].max()!
      for column in own { ends[column] = start + lengths[piece] + spacing }
      return Rect(
        x: Double(own.lowerBound) * (columnWidth + columnSpacing), y: start,
        width: Double(span) * columnWidth + Double(span - 1) * columnSpacing,
        height: lengths[piece])
    }
  }
}
