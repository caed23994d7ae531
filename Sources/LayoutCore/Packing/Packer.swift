import GeometryCore

/// The positions of the pieces of a packed group, which change as pieces are measured.
///
/// Flow space, in points from the inner leading top corner of the group.
package enum Packer: Sendable {
  case waterfall(Waterfall)
  case lines(Lines)
  case sheet(Sheet)

  /// The distance from the start of the group to the end of its last piece along the stacking axis.
  package var length: Double {
    switch self {
    case .waterfall(let pieces): pieces.length
    case .lines(let pieces): pieces.length
    case .sheet(let pieces): pieces.length
    }
  }

  /// The index of the shape of a piece.
  package func shape(of piece: Int) -> Int {
    switch self {
    case .waterfall(let pieces): pieces.shape(of: piece)
    case .lines: 0
    case .sheet(let pieces): pieces.shape(of: piece)
    }
  }

  /// The position of a piece while the part `visible` of the group is visible; nil if it is hidden.
  package func place(of piece: Int, visible: Rect? = nil) -> PackedPlace? {
    switch self {
    case .waterfall(let pieces): pieces.place(of: piece)
    case .lines(let pieces): pieces.place(of: piece)
    case .sheet(let pieces): pieces.place(of: piece, visible: visible)
    }
  }

  /// Whether another packer has the same number of pieces with the same shapes.
  package func isShaped(like other: Packer) -> Bool {
    switch (self, other) {
    case (.waterfall(let one), .waterfall(let other)): one.isShaped(like: other)
    case (.lines(let one), .lines(let other)): one.count == other.count
    case (.sheet(let one), .sheet(let other)): one.isShaped(like: other)
    default: false
    }
  }

  /// Calls `visit` for each piece that intersects `area`, and possibly for some others, in order.
  ///
  /// - Parameter visible: The part of the group in view; nil leaves all pieces at their places.
  package func visitPlaces(
    in area: Rect, along axis: Axis, visible: Rect?, _ visit: (Int, PackedPlace) -> Void
  ) {
    switch self {
    case .waterfall(let pieces):
      pieces.visitPlaces(from: area.min(axis), to: area.max(axis), visit)
    case .lines(let pieces): pieces.visitPlaces(from: area.min(axis), to: area.max(axis), visit)
    case .sheet(let pieces): pieces.visitPlaces(in: area, along: axis, visible: visible, visit)
    }
  }

  // MARK: Measurements

  /// Sets the size of a piece, including edge spacing.
  package mutating func set(_ size: Size, of piece: Int) {
    change(
      waterfall: { $0.set(size, of: piece) }, lines: { $0.set(size, of: piece) },
      sheet: { $0.set(size, of: piece) })
  }

  /// Sets the sizes of some pieces and places all pieces again.
  ///
  /// - Parameter settled: The number of pieces up to the last measured one.
  package mutating func repack(_ sizes: [Int: Size], settled: Int) {
    change(
      waterfall: { $0.repack(sizes, settled: settled) },
      lines: { $0.repack(sizes, settled: settled) },
      sheet: { $0.repack(sizes, settled: settled) })
  }

  /// Sets the size of the overflow item.
  package mutating func setOverflow(_ size: Size) {
    change(waterfall: { _ in }, lines: { $0.setOverflow(size) }, sheet: { _ in })
  }

  /// Changes the pieces in place: none of their tables is shared meanwhile.
  private mutating func change(
    waterfall: (inout Waterfall) -> Void, lines: (inout Lines) -> Void,
    sheet: (inout Sheet) -> Void
  ) {
    let pieces = self
    self = .lines(.none)
    switch consume pieces {
    case .waterfall(var pieces):
      waterfall(&pieces)
      self = .waterfall(pieces)
    case .lines(var pieces):
      lines(&pieces)
      self = .lines(pieces)
    case .sheet(var pieces):
      sheet(&pieces)
      self = .sheet(pieces)
    }
  }
}

// What only sheets and lines have.
extension Packer {
  /// The extent across the stacking axis; nil for that of the group.
  package var thickness: Double? {
    if case .sheet(let sheet) = self { sheet.thickness } else { nil }
  }

  /// Whether some pieces are pinned.
  package var staysInView: Bool {
    if case .sheet(let sheet) = self { sheet.staysInView } else { false }
  }

  /// Whether a piece is pinned.
  package func staysInView(_ piece: Int) -> Bool {
    if case .sheet(let sheet) = self { sheet.staysInView(piece) } else { false }
  }

  /// The number of hidden pieces.
  package var hiddenCount: Int {
    if case .lines(let lines) = self { lines.hiddenCount } else { 0 }
  }

  /// The frame of the overflow item; nil if there is none.
  package var overflowPlace: Rect? {
    if case .lines(let lines) = self { lines.overflowPlace } else { nil }
  }

  /// Whether the overflow item was measured for the present number of hidden pieces.
  package var isOverflowMeasured: Bool {
    if case .lines(let lines) = self { lines.isOverflowMeasured } else { true }
  }
}

/// The position of a piece of a packed group.
package struct PackedPlace: Hashable, Sendable {
  /// The frame including edge spacing.
  package var frame: Rect
  /// The index of the shape.
  package var shape: Int
  /// The increase of the z-index of its cells.
  package var elevation = 0
}
