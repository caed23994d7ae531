import GeometryCore

/// A solved group: where each item lies, relative to the group's leading top corner.
///
/// Solved once per container and repeated by arithmetic, so a section of a million equal groups
/// stores one template. Points, flow space (leading to trailing), sizes as resolved, positions of
/// items inside their group on whole pixels.
///
/// Made by ``GroupSolver``; repeated by ``SectionTemplate``.
struct GroupTemplate: Hashable, Sendable {
  /// The outer size, content insets included.
  var size: Size
  /// The group's rectangle less its content insets: what its own supplementaries are attached to.
  var innerFrame: Rect
  /// The cells in item order.
  var slots: [CellSlot] = []
  /// The supplementaries of items and nested groups in layout order, then those of the group.
  var supplementaries: [SupplementarySlot] = []
}

/// The place of one cell in a group.
struct CellSlot: Hashable, Sendable {
  /// The cell's frame, content insets removed.
  var frame: Rect
  /// Where the cell ends along the section's stacking axis, its edge spacing included.
  var farEdge: Double
  var zIndex: Int

  func offset(by delta: Point, along stackAxis: Axis) -> CellSlot {
    CellSlot(frame: frame.offset(by: delta), farEdge: farEdge + delta[stackAxis], zIndex: zIndex)
  }
}

/// The place of one supplementary of an item or a group.
struct SupplementarySlot: Hashable, Sendable {
  var frame: Rect
  var zIndex: Int
  /// The first item of the group that the element belongs to: without it there is no element.
  var firstItem: Int
  /// Which of its kind it is in the group.
  var ordinal: Int
  var kind: UInt16
  /// How much of a change of the group's length moves it: for the group's own, its anchor's place.
  var followsLength: Double
}
