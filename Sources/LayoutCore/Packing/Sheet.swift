import GeometryCore

/// Rows and columns of cells, with some of the first and last ones pinned.
///
/// Stores a number for each column, and for each row and cell that was measured.
package struct Sheet: Sendable {
  /// The increase of the z-index of a cell for each direction in which it is pinned.
  static let elevation = 1000

  let axis: Axis
  let columns: SheetColumns
  private(set) var rows: SheetRows
  let count: Int
  let frozenRows: FrozenTracks
  let frozenColumns: FrozenTracks
  /// The index of the shape of the cells of each column.
  let shapes: [Int]
  /// The heights of measured cells.
  private var heights = MeasuredLengths()

  /// - Parameters:
  ///   - axis: The axis along which rows follow each other.
  ///   - estimate: The height of a row.
  init(axis: Axis, rule: SheetRule, count: Int, estimate: Double, shapes: [Int]) {
    self.axis = axis
    self.count = count
    self.shapes = shapes
    columns = SheetColumns(rule.columnWidths, spacing: rule.columnSpacing)
    let rowCount = (count + columns.count - 1) / columns.count
    rows = SheetRows(count: rowCount, estimate: estimate, spacing: rule.rowSpacing)
    frozenRows = FrozenTracks(first: rule.frozen.top, last: rule.frozen.bottom)
    frozenColumns = FrozenTracks(first: rule.frozen.leading, last: rule.frozen.trailing)
  }

  var length: Double { rows.length }

  var thickness: Double? { columns.length }

  var staysInView: Bool { frozenRows != FrozenTracks() || frozenColumns != FrozenTracks() }

  func staysInView(_ piece: Int) -> Bool {
    place(of: piece, visible: nil).map { $0.elevation > 0 } ?? false
  }

  // MARK: Changing

  /// - Complexity: O(log n); O(c log n) if the highest of the row's c cells gets lower.
  mutating func set(_ size: Size, of piece: Int) {
    guard piece >= 0, piece < count else { return }
    let former = heights[piece]
    let (row, height) = (piece / columns.count, size[axis])
    heights.set(height, at: piece)
    var highest = rows.changes[row].map { rows.estimate + $0 } ?? 0
    if let former, former >= highest, height < former {
      let cells = (row * columns.count)..<min(count, (row + 1) * columns.count)
      highest = cells.compactMap { heights[$0] }.max() ?? 0
    }
    rows.changes.set(max(highest, height) - rows.estimate, at: row)
  }

  mutating func repack(_ sizes: [Int: Size], settled: Int) {
    for (piece, size) in sizes { set(size, of: piece) }
  }

  // MARK: Reading

  func shape(of piece: Int) -> Int { shapes[piece % columns.count] }

  func isShaped(like other: Sheet) -> Bool {
    count == other.count && columns == other.columns
  }

  /// - Complexity: O(log n).
  func place(of piece: Int, visible: Rect?) -> PackedPlace? {
    guard piece >= 0, piece < count else { return nil }
    let (row, column) = piece.quotientAndRemainder(dividingBy: columns.count)
    return place(
      rows.track(row, frozenRows, visible: visible?.stretch(axis)),
      columns.track(column, frozenColumns, visible: visible?.stretch(axis.crossing)))
  }

  /// - Complexity: O(log n + v), v the number of cells found.
  func visitPlaces(
    in area: Rect, along axis: Axis, visible: Rect?, _ visit: (Int, PackedPlace) -> Void
  ) {
    let columns = columns.tracks(
      in: area.stretch(axis.crossing), frozenColumns, visible: visible?.stretch(axis.crossing))
    for row in rows.tracks(in: area.stretch(axis), frozenRows, visible: visible?.stretch(axis)) {
      for column in columns {
        let piece = row.index * self.columns.count + column.index
        if piece < count { visit(piece, place(row, column)) }
      }
    }
  }

  private func place(_ row: SheetTrack, _ column: SheetTrack) -> PackedPlace {
    PackedPlace(
      frame: Rect(
        origin: Point(along: axis, main: row.start, cross: column.start),
        size: Size(along: axis, main: row.length, cross: column.length)),
      shape: shapes[column.index],
      elevation: (row.isFrozen ? Self.elevation : 0) + (column.isFrozen ? Self.elevation : 0))
  }
}

extension Rect {
  /// What the rectangle takes of an axis.
  fileprivate func stretch(_ axis: Axis) -> ClosedRange<Double> {
    self.min(axis)...Swift.max(self.min(axis), self.max(axis))
  }
}
