import GeometryCore

/// The input for solving the packed group of a section, and the estimated shapes of its pieces.
struct PackedRecipe: Hashable, Sendable {
  var arrangement: PackedArrangement
  /// The axis along which the section stacks its content.
  let stackAxis: Axis
  /// The size of the group without content insets.
  let inner: Size
  /// The distinct pieces before measuring: by number of columns for a waterfall, by column width
  /// for a sheet.
  private(set) var shapes: [PieceShape] = []
  /// The overflow item; nil if there is none.
  private(set) var overflow: OverflowSlot?

  /// - Complexity: O(s * p), s the number of shapes, p the size of a piece.
  init(
    _ arrangement: PackedArrangement, inner: Size, stackAxis: Axis, _ context: inout SolverContext
  ) {
    self.arrangement = arrangement
    self.inner = inner
    self.stackAxis = stackAxis
    shapes = rooms(context.grid).map { shape(in: $0, &context) }
    if case .lines(let rule) = arrangement.rule {
      overflow = rule.overflow.map { overflow in
        OverflowSlot(
          size: context.resolved(overflow.extent, in: inner),
          estimates: overflow.extent.estimatedAxes, zIndex: overflow.zIndex,
          kind: context.index(ofKind: overflow.kind))
      }
    }
  }

  /// The containers that pieces may have.
  private func rooms(_ pixels: PixelGrid) -> [Size] {
    switch arrangement.rule {
    case .waterfall(let rule):
      let grid = grid(of: rule, pixels)
      return (1...(rule.spans == nil ? 1 : grid.count)).map { span in
        Size(along: stackAxis, main: inner[stackAxis], cross: grid.width(of: span))
      }
    case .lines: return [inner]
    case .sheet(let rule):
      return distinctWidths(of: rule).map { width in
        Size(along: stackAxis, main: inner[stackAxis], cross: width)
      }
    }
  }

  /// The distinct column widths in order.
  private func distinctWidths(of rule: SheetRule) -> [Double] {
    var known: Set<Double> = []
    return rule.columnWidths.filter { known.insert($0).inserted }
  }

  private func grid(of rule: WaterfallRule, _ pixels: PixelGrid) -> ColumnGrid {
    ColumnGrid(
      axis: stackAxis, count: rule.columns, spacing: rule.columnSpacing,
      available: inner[stackAxis.crossing], pixels: pixels)
  }

  /// A packer with `count` pieces of estimated size.
  ///
  /// - Complexity: O(n).
  func packer(count: Int, _ pixels: PixelGrid) -> Packer {
    switch arrangement.rule {
    case .waterfall(let rule):
      let grid = grid(of: rule, pixels)
      let spans = rule.spans.map { spans in
        (0..<count).map { UInt8(min(max(spans.span($0), 1), grid.count)) }
      }
      return .waterfall(
        Waterfall(
          grid, count: count, spacing: rule.spacing,
          estimates: shapes.map { outerSize($0.group.size)[stackAxis] }, spans: spans ?? []))
    case .lines(let rule):
      return .lines(
        Lines(
          axis: stackAxis, rule: rule, available: inner[stackAxis.crossing], count: count,
          estimate: outerSize(shapes[0].group.size), overflow: overflow?.size ?? .zero))
    case .sheet(let rule):
      var indexes: [Double: Int] = [:]
      for (index, width) in distinctWidths(of: rule).enumerated() { indexes[width] = index }
      return .sheet(
        Sheet(
          axis: stackAxis, rule: rule, count: count,
          estimate: shapes.map { outerSize($0.group.size)[stackAxis] }.max() ?? 0,
          shapes: rule.columnWidths.map { indexes[$0] ?? 0 }))
    }
  }

  // MARK: Pieces

  /// Solves a piece with measured cells.
  ///
  /// - Complexity: O(n), n the items of a piece.
  func piece(
    _ shape: Int, measured: MeasuredSlots?, _ context: inout SolverContext
  ) -> GroupTemplate {
    GroupSolver(stackAxis: stackAxis, measured: measured).template(
      of: arrangement.piece, size: shapes[shape].size, in: shapes[shape].room, &context)
  }

  /// A size including edge spacing.
  func outerSize(_ size: Size) -> Size {
    var size = size
    for axis in Axis.allCases where followsPieces(along: axis) {
      size[axis] += edges.start(axis).minimum + edges.end(axis).minimum
    }
    return size
  }

  /// The origin of a piece of `size` within its space.
  func offset(of size: Size, in place: Size, _ pixels: PixelGrid) -> Point {
    var offset = Point.zero
    for axis in Axis.allCases {
      let piece = SpacingSolver.Piece(
        extent: size[axis], start: edges.start(axis), end: edges.end(axis))
      let available = followsPieces(along: axis) ? outerSize(size)[axis] : place[axis]
      offset[axis] = pixels.nearest(
        SpacingSolver(between: .fixed(0), available: available).places(of: [piece], count: 1)[0]
          .offset)
    }
    return offset
  }

  /// Whether the space of a piece has the extent of the piece along `axis`.
  func followsPieces(along axis: Axis) -> Bool {
    switch arrangement.rule {
    case .waterfall: axis == stackAxis
    case .lines, .sheet: true
    }
  }

  private var edges: EdgeSpacing { arrangement.piece.edgeSpacing }

  /// The length of a cell that asks for `length`: at most that of a line.
  func fitting(_ length: Double, along axis: Axis) -> Double {
    guard case .lines = arrangement.rule, arrangement.piece.group == nil,
      axis == stackAxis.crossing
    else { return length }
    return min(length, max(0, inner[axis] - edges.start(axis).minimum - edges.end(axis).minimum))
  }

  /// Whether a piece consists of one cell without spacing, so that a measurement changes the size
  /// of both and nothing has to be solved again.
  var isOneCell: Bool {
    let piece = arrangement.piece
    return piece.group == nil && piece.supplementaries.isEmpty && edges == .none
      && Axis.allCases.allSatisfy { followsPieces(along: $0) || !piece.extent[$0].isEstimated }
  }

  private func shape(in room: Size, _ context: inout SolverContext) -> PieceShape {
    var size = context.resolved(arrangement.piece.extent, in: room)
    for axis in Axis.allCases where arrangement.piece.extent[axis].isEstimated {
      size[axis] = fitting(size[axis], along: axis)
    }
    let group = GroupSolver(stackAxis: stackAxis)
      .template(of: arrangement.piece, size: size, in: room, &context)
    return PieceShape(room: room, size: size, group: group)
  }
}

/// A piece before measuring.
struct PieceShape: Hashable, Sendable {
  /// The reference size for fractions of the piece.
  let room: Size
  /// The described size.
  let size: Size
  /// The solved piece with estimated sizes.
  let group: GroupTemplate
}

/// The supplementary item that represents hidden pieces.
struct OverflowSlot: Hashable, Sendable {
  /// The estimated size.
  let size: Size
  /// The axes along which it may be measured.
  let estimates: AxisSet
  let zIndex: Int
  let kind: UInt16
}
