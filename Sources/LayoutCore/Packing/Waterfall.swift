import GeometryCore

/// Columns of pieces; each piece is placed in the shortest column.
///
/// The column of a piece is chosen when all pieces before it have theirs, by the lengths known
/// then, and is final: measurements move the pieces below but never change a column. Columns are
/// *settled* up to the last measured piece; the columns of later pieces, which have estimated
/// lengths, follow the measurements, so that columns stay even.
///
/// Pieces are stored in pages of 256. The effect of a page on the ends of the columns is linear
/// over (max, +), so a page passes them on with one small matrix whatever its content: setting a
/// length packs at most three pages and multiplies for each page behind them. A piece takes a byte,
/// and eight more in a page with a measured length.
package struct Waterfall: Sendable {
  /// The number of pieces in a page.
  static let pageSize = 256

  let grid: ColumnGrid
  /// The spacing between pieces of a column in points.
  let spacing: Double
  let count: Int
  /// The length of a piece by its number of columns, beginning with one column.
  let estimates: [Double]
  /// The number of columns of each piece; empty if all have one.
  let spans: [UInt8]
  /// The first column of each piece.
  private(set) var columns: [UInt8]
  /// The number of pieces whose columns are settled.
  private(set) var settledCount = 0
  /// The lengths of the pieces by page; empty for a page without measured pieces.
  private var lengths: [[Double]]
  /// The ends of the columns before each page and behind the last, including spacing.
  private var ends: [Double]
  private var transfers: [ColumnTransfer]
  /// The number of pages packed so far, for tests.
  package private(set) var packedPageCount = 0

  /// - Parameters:
  ///   - estimates: By number of columns, as many as the grid has columns.
  ///   - spans: By piece, from 1 to the number of columns; empty for 1 throughout.
  /// - Complexity: O(n).
  package init(
    _ grid: ColumnGrid, count: Int, spacing: Double, estimates: [Double], spans: [UInt8] = []
  ) {
    self.grid = grid
    self.spacing = spacing
    self.count = count
    self.estimates = estimates
    self.spans = spans
    let pages = (count + Self.pageSize - 1) / Self.pageSize
    columns = Array(repeating: 0, count: count)
    lengths = Array(repeating: [], count: pages)
    ends = Array(repeating: 0, count: (pages + 1) * grid.count)
    transfers = Array(repeating: ColumnTransfer(columns: grid.count), count: pages)
    pack(pages: 0..<pages)
  }

  package var length: Double {
    max(0, (ends[(ends.count - grid.count)...].max() ?? 0) - (count > 0 ? spacing : 0))
  }

  // MARK: Changing

  /// - Complexity: O(n / 256), and three pages of pieces.
  package mutating func set(_ size: Size, of piece: Int) {
    guard piece >= 0, piece < count else { return }
    setLength(size[grid.axis], of: piece)
    settledCount = max(settledCount, piece + 1)
    let page = piece / Self.pageSize
    let tail = settledCount / Self.pageSize
    pack(pages: page..<(page + 1))
    pass(pages: (page + 1)..<max(page + 1, tail))
    pack(pages: max(page + 1, tail)..<min(transfers.count, max(page, tail) + 2))
    pass(pages: min(transfers.count, max(page, tail) + 2)..<transfers.count)
  }

  /// - Complexity: O(n).
  package mutating func repack(_ sizes: [Int: Size], settled: Int) {
    for (piece, size) in sizes where (0..<count).contains(piece) {
      setLength(size[grid.axis], of: piece)
    }
    settledCount = 0
    pack(pages: transfers.indices)
    settledCount = min(max(settled, 0), count)
  }

  private mutating func setLength(_ length: Double, of piece: Int) {
    let page = piece / Self.pageSize
    if lengths[page].isEmpty { lengths[page] = range(ofPage: page).map { self.length(of: $0) } }
    lengths[page][piece % Self.pageSize] = length
  }

  /// Packs pages: takes over the ends of the columns, chooses columns for pieces that are not
  /// settled, and passes the ends on.
  private mutating func pack(pages: Range<Int>) {
    packedPageCount += pages.count
    for page in pages {
      var current = Array(ends[slice(ofPage: page)])
      var transfer = ColumnTransfer(columns: grid.count)
      for piece in range(ofPage: page) {
        let span = span(of: piece)
        if piece >= settledCount { columns[piece] = UInt8(Self.shortest(current, span: span)) }
        let columns = Int(columns[piece])..<(Int(columns[piece]) + span)
        let length = length(of: piece) + spacing
        Self.extend(&current, columns, by: length)
        transfer.append(length, in: columns)
      }
      transfers[page] = transfer
      ends.replaceSubrange(slice(ofPage: page + 1), with: current)
    }
  }

  private mutating func pass(pages: Range<Int>) {
    for page in pages {
      transfers[page].pass(&ends, from: page * grid.count, to: (page + 1) * grid.count)
    }
  }

  // MARK: Reading

  package func shape(of piece: Int) -> Int { span(of: piece) - 1 }

  package func place(of piece: Int) -> PackedPlace? {
    guard piece >= 0, piece < count else { return nil }
    var place: PackedPlace?
    visitPlaces(ofPage: piece / Self.pageSize, upTo: piece) { index, candidate in
      if index == piece { place = candidate }
    }
    return place
  }

  package func isShaped(like other: Waterfall) -> Bool {
    count == other.count && spans == other.spans
  }

  /// - Complexity: O(log n), and the pages that meet the stretch.
  package func visitPlaces(
    from start: Double, to end: Double, _ visit: (Int, PackedPlace) -> Void
  ) {
    for page in pages(from: start, to: end) {
      visitPlaces(ofPage: page, upTo: count) { piece, place in
        if place.frame.max(grid.axis) > start, place.frame.min(grid.axis) < end {
          visit(piece, place)
        }
      }
    }
  }

  /// The pages with pieces that may intersect the range from `start` to `end`.
  ///
  /// - Complexity: O(log n).
  package func pages(from start: Double, to end: Double) -> Range<Int> {
    // Both the shortest and the longest end increase from page to page.
    let first = partition { (ends[slice(ofPage: $0 + 1)].max() ?? 0) > start }
    let last = partition { (ends[slice(ofPage: $0)].min() ?? 0) >= end }
    return first..<max(first, last)
  }

  private func visitPlaces(
    ofPage page: Int, upTo last: Int, _ visit: (Int, PackedPlace) -> Void
  ) {
    var current = Array(ends[slice(ofPage: page)])
    for piece in range(ofPage: page) where piece <= last {
      let span = span(of: piece)
      let columns = Int(columns[piece])..<(Int(columns[piece]) + span)
      let length = length(of: piece)
      let start = Self.extend(&current, columns, by: length + spacing)
      visit(
        piece,
        PackedPlace(
          frame: grid.frame(of: columns, from: start, length: length), shape: span - 1))
    }
  }

  private func span(of piece: Int) -> Int { spans.isEmpty ? 1 : Int(spans[piece]) }

  private func length(of piece: Int) -> Double {
    let page = lengths[piece / Self.pageSize]
    return page.isEmpty ? estimates[span(of: piece) - 1] : page[piece % Self.pageSize]
  }

  private func range(ofPage page: Int) -> Range<Int> {
    (page * Self.pageSize)..<min(count, (page + 1) * Self.pageSize)
  }

  /// The range of `ends` for a page.
  private func slice(ofPage page: Int) -> Range<Int> {
    (page * grid.count)..<((page + 1) * grid.count)
  }

  /// The first page that `isBehind`.
  private func partition(_ isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = transfers.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Extends `columns` together, beginning at the end of the longest.
  ///
  /// - Returns: The former end.
  @discardableResult
  private static func extend(
    _ ends: inout [Double], _ columns: Range<Int>, by length: Double
  ) -> Double {
    var start = ends[columns.lowerBound]
    for column in columns.dropFirst() { start = max(start, ends[column]) }
    for column in columns { ends[column] = start + length }
    return start
  }

  /// The first of `span` adjacent columns whose longest end is the shortest.
  private static func shortest(_ ends: [Double], span: Int) -> Int {
    var best = (column: 0, end: Double.infinity)
    for column in 0...(ends.count - span) {
      var end = ends[column]
      for other in (column + 1)..<max(column + 1, column + span) { end = max(end, ends[other]) }
      if end < best.end - FitSolver.tolerance { best = (column, end) }
    }
    return best.column
  }
}
