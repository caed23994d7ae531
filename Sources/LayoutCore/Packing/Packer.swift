import GeometryCore

/// Keeps the places of the pieces of a packed group, and moves them when one is measured.
///
/// Flow space, in points from the group's inner leading top corner.
package protocol Packer: Sendable {
  /// From the group's start to the end of its last piece along the stacking axis.
  var length: Double { get }

  /// Which of the group's shapes a piece has.
  func shape(of piece: Int) -> Int

  /// The place of a piece; nil if it has none.
  func place(of piece: Int) -> PackedPlace?

  /// Whether another packer has as many pieces of the same shapes.
  func isShaped(like other: any Packer) -> Bool

  /// Calls `visit` with every piece that reaches into the stretch from `start` to `end` of the
  /// stacking axis, and may be with some beside it, in order.
  func visitPlaces(from start: Double, to end: Double, _ visit: (Int, PackedPlace) -> Void)

  /// As ``visitPlaces(from:to:_:)`` for an area, while `visible` of the group is in view; nil leaves
  /// all pieces at their places.
  func visitPlaces(
    in area: Rect, along axis: Axis, visible: Rect?, _ visit: (Int, PackedPlace) -> Void)

  /// The place of a piece while `visible` of the group is in view.
  func place(of piece: Int, visible: Rect?) -> PackedPlace?

  /// The extent across the stacking axis; nil if the pieces share that of the group.
  var thickness: Double? { get }

  /// Whether some pieces stay in view.
  var staysInView: Bool { get }

  /// Whether a piece stays in view.
  func staysInView(_ piece: Int) -> Bool

  /// Replaces the size of a piece, its edge spacing included.
  mutating func set(_ size: Size, of piece: Int)

  /// Replaces the sizes of some pieces and places all anew.
  ///
  /// - Parameter settled: The number of pieces that count as measured or as in front of such.
  mutating func repack(_ sizes: [Int: Size], settled: Int)

  /// The number of pieces that have no place because they are too many.
  var hiddenCount: Int { get }

  /// Where what stands for pieces without a place is; nil if there is none.
  var overflowPlace: Rect? { get }

  /// Whether what stands for pieces without a place was measured for their present number.
  var isOverflowMeasured: Bool { get }

  /// Replaces the size of what stands for pieces without a place.
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

/// Where a piece of a packed group lies.
package struct PackedPlace: Hashable, Sendable {
  /// Its rectangle, edge spacing included.
  package var frame: Rect
  /// Which of the group's shapes it has.
  package var shape: Int
  /// What the zIndex of its cells is raised by.
  package var elevation = 0
}
