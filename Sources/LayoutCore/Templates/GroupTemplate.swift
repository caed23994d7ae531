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
  /// The axes on which each cell may be measured, in item order.
  var estimates: [AxisSet] = []
  /// The supplementaries of items and nested groups in layout order, then those of the group.
  var supplementaries: [SupplementarySlot] = []
}

extension GroupTemplate {
  /// Gives the group the size of what it holds, along the axes on which its own is an estimate.
  ///
  /// - Parameter inner: The size in points; there are no content insets on estimated axes.
  mutating func resize(to inner: Size, estimated: AxisSet) {
    for axis in Axis.allCases where estimated.contains(axis) {
      innerFrame.size[axis] = min(max(inner[axis], 0), LengthLimits.largest)
      size[axis] = innerFrame.size[axis]
    }
  }

  /// Makes the group longer or shorter without moving what it holds; its own supplementaries
  /// follow.
  mutating func stretch(to length: Double, _ axis: Axis) {
    let change = length - size[axis]
    size[axis] = length
    innerFrame.size[axis] += change
    for index in supplementaries.indices {
      supplementaries[index].frame.origin[axis] += supplementaries[index].follows[axis] * change
    }
  }

  /// Adds the cells and supplementaries of a solved subitem, moved to their place.
  ///
  /// - Parameters:
  ///   - stackAxis: The axis along which the section stacks its groups.
  ///   - end: The edge spacing that belongs to a cell's far edge; 0 for a group.
  mutating func append(
    _ subitem: GroupTemplate, at offset: Point, along stackAxis: Axis, end: Double
  ) {
    let firstItem = slots.count
    estimates += subitem.estimates
    for var slot in subitem.slots {
      slot.frame.origin = slot.frame.origin + offset
      slot.farEdge += offset[stackAxis] + end
      slots.append(slot)
    }
    for var supplementary in subitem.supplementaries where !subitem.slots.isEmpty {
      supplementary.frame.origin = supplementary.frame.origin + offset
      supplementary.firstItem += firstItem
      supplementary.follows = .zero
      supplementaries.append(supplementary)
    }
  }
}

/// The place of one cell in a group.
struct CellSlot: Hashable, Sendable {
  /// The cell's frame, content insets removed.
  var frame: Rect
  /// Where the cell ends along the section's stacking axis, its edge spacing included.
  var farEdge: Double
  var zIndex: Int
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
  /// How much of a change of the group's size moves it: for the group's own, its anchor's place.
  var follows: Point
  /// The axes on which it may be measured.
  var estimates: AxisSet
  /// How much of what it measures more than estimated moves its origin.
  var growth: Point
}
