import GeometryCore

/// The positions of the pieces of a packed group, which change as pieces are measured.
///
/// Flow space, in points from the inner leading top corner of the group.
package protocol Packer: Sendable {
  /// The distance from the start of the group to the end of its last piece along the stacking axis.
  var length: Double { get }

  /// The index of the shape of a piece.
  func shape(of piece: Int) -> Int

  /// The position of a piece; nil if it is hidden.
  func place(of piece: Int) -> PackedPlace?

  /// Whether another packer has the same number of pieces with the same shapes.
  func isShaped(like other: any Packer) -> Bool

  /// Calls `visit` for each piece that intersects the range from `start` to `end` of the stacking
  /// axis, and possibly for some others, in order.
  func visitPlaces(from start: Double, to end: Double, _ visit: (Int, PackedPlace) -> Void)

  /// As ``visitPlaces(from:to:_:)`` for an area, while `visible` of the group is in view; nil leaves
  /// all pieces at their places.
  func visitPlaces(
    in area: Rect, along axis: Axis, visible: Rect?, _ visit: (Int, PackedPlace) -> Void)

  /// The position of a piece while the part `visible` of the group is visible.
  func place(of piece: Int, visible: Rect?) -> PackedPlace?

  /// The extent across the stacking axis; nil for that of the group.
  var thickness: Double? { get }

  /// Whether some pieces are pinned.
  var staysInView: Bool { get }

  /// Whether a piece is pinned.
  func staysInView(_ piece: Int) -> Bool

  /// Sets the size of a piece, including edge spacing.
  mutating func set(_ size: Size, of piece: Int)

  /// Sets the sizes of some pieces and places all pieces again.
  ///
  /// - Parameter settled: The number of pieces up to the last measured one.
  mutating func repack(_ sizes: [Int: Size], settled: Int)

  /// The number of hidden pieces.
  var hiddenCount: Int { get }

  /// The frame of the overflow item; nil if there is none.
  var overflowPlace: Rect? { get }

  /// Whether the overflow item was measured for the present number of hidden pieces.
  var isOverflowMeasured: Bool { get }

  /// Sets the size of the overflow item.
  mutating func setOverflow(_ size: Size)
}

extension Packer {
  package func visitPlaces(
    in area: Rect, along axis: Axis, visible: Rect?, _ visit: (Int, PackedPlace) -> Void
  ) {
    visitPlaces(from: area.min(axis), to: area.max(axis), visit)
  }

  package func place(of piece: Int, visible: Rect?) -> PackedPlace? { place(of: piece) }
  package var thickness: Double? { nil }
  package var staysInView: Bool { false }
  package func staysInView(_ piece: Int) -> Bool { false }

  package var hiddenCount: Int { 0 }
  package var overflowPlace: Rect? { nil }
  package var isOverflowMeasured: Bool { true }
  package mutating func setOverflow(_ size: Size) {}
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
