import GeometryCore

// The positions of pieces.
extension Lines {
  /// - Complexity: O(log n), and the pieces of a line.
  package func place(of piece: Int) -> PackedPlace? {
    guard piece >= 0, piece < count else { return nil }
    var place: PackedPlace?
    let kept = lines.last.map { $0.first + $0.count } ?? 0
    if piece < kept {
      visitPlaces(of: lines[line(of: piece)]) { if $0 == piece { place = $1 } }
    } else if let tail {
      let line = line((piece - tail.first) / tail.piecesInLine, of: tail)
      visitPlaces(of: line) { if $0 == piece { place = $1 } }
    }
    return place
  }

  /// - Complexity: O(log n), and the pieces of the lines that meet the stretch.
  package func visitPlaces(
    from start: Double, to end: Double, _ visit: (Int, PackedPlace) -> Void
  ) {
    let first = partition { $0.end > start }
    for line in lines[first...].prefix(while: { $0.start < end }) {
      visitPlaces(of: line, visit)
    }
    guard let tail, tail.stride > 0 else { return }
    let above = ((start - tail.start) / tail.stride).rounded(.down)
    let below = ((end - tail.start) / tail.stride).rounded(.up)
    let last = Int(min(max(below, 0), Double(tail.lineCount)))
    for index in Int(min(max(above, 0), Double(last)))..<last {
      visitPlaces(of: line(index, of: tail), visit)
    }
  }

  /// The frame of the overflow item; nil if no pieces are hidden.
  package var overflowPlace: Rect? {
    guard rule.overflow != nil, hiddenCount > 0, let line = lines.last else { return nil }
    var place = Rect.zero
    visitPieces(of: line) { piece, frame in
      if piece == nil { place = frame }
    }
    return place
  }

  private func visitPlaces(of line: Line, _ visit: (Int, PackedPlace) -> Void) {
    visitPieces(of: line) { piece, frame in
      if let piece { visit(piece, PackedPlace(frame: frame, shape: 0)) }
    }
  }

  /// Calls `visit` for each piece of a line, and with nil for the overflow item.
  private func visitPieces(of line: Line, _ visit: (Int?, Rect) -> Void) {
    let hasOverflow = rule.overflow != nil && hiddenCount > 0 && line == lines.last
    var extent = extent(of: line.first, line.count)
    if hasOverflow {
      extent += overflowSize[axis.crossing] + (line.count > 0 ? rule.spacing : 0)
    }
    let left = max(0, available - extent)
    let share = share(of: left, in: line, gaps: line.count - (hasOverflow ? 0 : 1))
    var position =
      switch rule.alignment {
      case .leading, .justified, .shared: 0.0
      case .center: left / 2
      case .trailing: left
      }
    for piece in line.first..<(line.first + line.count) {
      let length = main(of: piece)
      let size = Size(along: axis, main: size(of: piece)[axis], cross: length)
      visit(piece, frame(of: size, at: position, in: line))
      position += length + rule.spacing + share
    }
    if hasOverflow { visit(nil, frame(of: overflowSize, at: position, in: line)) }
  }

  /// The part of the remaining space of a line for each gap.
  private func share(of left: Double, in line: Line, gaps: Int) -> Double {
    let isFull = line.first + line.count < count
    switch rule.alignment {
    case .leading, .center, .trailing: return 0
    case .justified: return isFull && gaps > 0 ? left / Double(gaps) : 0
    case .shared:
      let stride = min(estimate[axis.crossing], available) + rule.spacing
      let more =
        isFull || stride <= 0 ? 0 : ((left + FitSolver.tolerance) / stride).rounded(.down)
      let all = Double(gaps) + more
      return all > 0 ? max(0, left - more * stride) / all : 0
    }
  }

  private func frame(of size: Size, at position: Double, in line: Line) -> Rect {
    let left = line.thickness - size[axis]
    let offset =
      switch rule.crossAlignment {
      case .start: 0.0
      case .center: left / 2
      case .end: left
      }
    return Rect(
      origin: Point(along: axis, main: line.start + offset, cross: position), size: size)
  }

  /// The index of the stored line with a piece.
  func line(of piece: Int) -> Int {
    partition { $0.first + $0.count > piece }
  }

  /// The index of the first stored line that `isBehind`.
  private func partition(_ isBehind: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Lines of estimates

extension Lines {
  /// Equal lines of pieces with the estimated size.
  struct Tail {
    var first: Int
    var start: Double
    var stride: Double
    var piecesInLine: Int
    var lineCount: Int
  }

  /// The lines behind the stored ones; nil if all lines are stored.
  var tail: Tail? {
    guard rule.maximumLines == nil else { return nil }
    let first = lines.last.map { $0.first + $0.count } ?? 0
    let (length, spacing) = (min(estimate[axis.crossing], available), rule.spacing)
    let room = available + FitSolver.tolerance - length
    let more = length + spacing > 0 ? max(0, room) / (length + spacing) : .infinity
    let pieces = Int(min(more, Double(Self.piecesInLine - 1))) + 1
    return Tail(
      first: first, start: nextStart, stride: estimatedThickness + rule.lineSpacing,
      piecesInLine: pieces, lineCount: (count - first + pieces - 1) / pieces)
  }

  private func line(_ index: Int, of tail: Tail) -> Line {
    let first = tail.first + index * tail.piecesInLine
    return Line(
      first: first, count: min(tail.piecesInLine, count - first),
      start: tail.start + Double(index) * tail.stride, thickness: estimatedThickness)
  }
}
