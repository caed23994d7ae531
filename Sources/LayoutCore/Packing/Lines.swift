import GeometryCore

/// Lines of pieces: each piece follows the previous one, or begins a line if it does not fit.
///
/// Lines are stored up to the last measured piece; the pieces behind it, which all have the
/// estimated size, form equal lines that are found by arithmetic. Setting a size breaks lines again
/// from the one before the piece to the first line that begins as before. A measured piece takes 16
/// bytes, a line 32.
package struct Lines: Sendable {
  /// The largest number of pieces in a line if they have no extent.
  static let piecesInLine = 1024

  let axis: Axis
  let rule: LineRule
  /// The length of a line in points.
  let available: Double
  package let count: Int
  let estimate: Size
  /// The sizes of the pieces up to the last measured one.
  private(set) var sizes: [Size] = []
  /// The lines with a piece of `sizes`, or all lines if their number is limited.
  private(set) var lines: [Line] = []
  /// The size of the overflow item.
  private(set) var overflowSize: Size
  /// Whether ``overflowSize`` was measured for the present number of hidden pieces.
  package private(set) var isOverflowMeasured = false
  /// The number of pieces placed so far, for tests.
  package private(set) var brokenPieceCount = 0

  /// A line of consecutive pieces.
  struct Line: Hashable, Sendable {
    var first: Int
    /// The number of pieces.
    var count: Int
    /// The start of the line along the stacking axis.
    var start: Double
    /// The extent along the stacking axis: that of the largest piece.
    var thickness: Double
  }

  /// - Parameters:
  ///   - axis: The axis along which lines follow each other.
  ///   - overflow: The estimated size of the overflow item.
  /// - Complexity: O(1), or O(n) for the pieces of a limited number of lines.
  package init(
    axis: Axis, rule: LineRule, available: Double, count: Int, estimate: Size,
    overflow: Size = .zero
  ) {
    self.axis = axis
    self.rule = rule
    self.available = available
    self.count = count
    self.estimate = estimate
    overflowSize = overflow
    if rule.maximumLines != nil { breakAll() }
  }

  /// Lines without pieces.
  static let none = Lines(
    axis: .vertical, rule: LineRule(), available: 0, count: 0, estimate: .zero)

  package var length: Double {
    guard count > 0 else { return 0 }
    guard let tail, tail.lineCount > 0 else { return lines.last.map { $0.end } ?? 0 }
    return tail.start + Double(tail.lineCount - 1) * tail.stride + estimatedThickness
  }

  /// The number of hidden pieces.
  package var hiddenCount: Int {
    guard rule.maximumLines != nil else { return 0 }
    return count - (lines.last.map { $0.first + $0.count } ?? 0)
  }

  // MARK: Changing

  /// - Complexity: O(m + l), m the pieces whose lines break anew, l the lines behind.
  package mutating func set(_ size: Size, of piece: Int) {
    guard piece >= 0, piece < count else { return }
    let isNew = piece >= sizes.count
    while sizes.count <= piece { sizes.append(estimate) }
    sizes[piece] = size
    if rule.maximumLines != nil {
      breakAll()
    } else {
      // A piece that shrank may fit in the previous line.
      let index = isNew ? lines.count - 1 : line(of: piece) - 1
      breakLines(from: max(0, index), changed: piece)
    }
  }

  /// - Complexity: O(n).
  package mutating func repack(_ changes: [Int: Size], settled: Int) {
    for (piece, size) in changes where (0..<count).contains(piece) {
      while sizes.count <= piece { sizes.append(estimate) }
      sizes[piece] = size
    }
    if rule.maximumLines != nil {
      breakAll()
    } else {
      lines = []
      breakLines(from: 0, changed: count)
    }
  }

  /// Sets the size of the overflow item.
  package mutating func setOverflow(_ size: Size) {
    overflowSize = size
    let before = hiddenCount
    breakAll()
    isOverflowMeasured = hiddenCount == before
  }

  /// Breaks lines from the one at `index` to the first one that begins as before behind `changed`.
  private mutating func breakLines(from index: Int, changed: Int) {
    let former = Array(lines[min(index, lines.count)...])
    lines.removeLast(former.count)
    var next = former.first?.first ?? lines.last.map { $0.first + $0.count } ?? 0
    var old = former.startIndex
    while next < sizes.count {
      while old < former.endIndex, former[old].first < next { old += 1 }
      if old < former.endIndex, former[old].first == next, next > changed {
        return append(former[old...])
      }
      let line = line(from: next, start: nextStart)
      lines.append(line)
      next += line.count
    }
  }

  /// Appends lines that begin as before.
  private mutating func append(_ former: ArraySlice<Line>) {
    let shift = nextStart - (former.first?.start ?? 0)
    for var line in former {
      line.start += shift
      lines.append(line)
    }
  }

  /// Breaks all lines up to the limit, and trims the last one for the overflow item.
  private mutating func breakAll() {
    let before = hiddenCount
    lines = []
    let limit = rule.maximumLines ?? .max
    var next = 0
    while next < count, lines.count < limit {
      let line = line(from: next, start: nextStart)
      lines.append(line)
      next += line.count
    }
    if next < count, rule.overflow != nil { makeRoomForOverflow() }
    if hiddenCount != before { isOverflowMeasured = false }
  }

  private mutating func makeRoomForOverflow() {
    guard var line = lines.popLast() else { return }
    func fits(_ count: Int) -> Bool {
      extent(of: line.first, count) + (count > 0 ? rule.spacing : 0) + overflowSize[axis.crossing]
        <= available + FitSolver.tolerance
    }
    while line.count > 0, !fits(line.count) { line.count -= 1 }
    line.thickness = thickness(of: line.first, line.count, atLeast: overflowSize[axis])
    lines.append(line)
  }

  /// The line that begins with a piece.
  private mutating func line(from first: Int, start: Double) -> Line {
    var length = main(of: first)
    var count = 1
    while first + count < self.count, count < Self.piecesInLine {
      let next = length + rule.spacing + main(of: first + count)
      guard next <= available + FitSolver.tolerance else { break }
      length = next
      count += 1
    }
    brokenPieceCount += count
    return Line(
      first: first, count: count, start: start, thickness: thickness(of: first, count, atLeast: 0))
  }

  /// The start of a line behind the stored ones.
  var nextStart: Double { lines.last.map { $0.end + rule.lineSpacing } ?? 0 }

  // MARK: Sizes

  func size(of piece: Int) -> Size { piece < sizes.count ? sizes[piece] : estimate }

  /// The extent of a piece along its line, at most that of the line.
  func main(of piece: Int) -> Double { min(size(of: piece)[axis.crossing], available) }

  /// The extent of some pieces along their line, including spacing.
  func extent(of first: Int, _ count: Int) -> Double {
    (first..<(first + count)).reduce(Double(max(count - 1, 0)) * rule.spacing) {
      $0 + main(of: $1)
    }
  }

  private func thickness(of first: Int, _ count: Int, atLeast least: Double) -> Double {
    rule.thickness
      ?? (first..<(first + count)).reduce(least) { max($0, size(of: $1)[axis]) }
  }

  /// The extent of a line of pieces with the estimated size along the stacking axis.
  var estimatedThickness: Double { rule.thickness ?? estimate[axis] }
}

extension Lines.Line {
  var end: Double { start + thickness }
}
