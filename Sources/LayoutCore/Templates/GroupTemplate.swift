import GeometryCore

/// A solved group: the frames of its items relative to its leading top corner.
///
/// Solved once per container and repeated by arithmetic, so a section of a million equal groups
/// stores one template. Points, flow space (leading to trailing), sizes as resolved, positions of
/// items within their group rounded to device pixels.
///
/// Made by ``GroupSolver``; repeated by ``SectionTemplate``.
struct GroupTemplate: Hashable, Sendable {
  /// The size including content insets.
  var size: Size
  /// The frame of the group without its content insets, to which its own supplementary items are
  /// attached.
  var innerFrame: Rect
  /// The cells in item order.
  var slots: [CellSlot] = []
  /// The axes along which each cell may be measured, in item order.
  var estimates: [AxisSet] = []
  /// The supplementary items of items and nested groups in layout order, then those of the group.
  var supplementaries: [SupplementarySlot] = []
}

extension GroupTemplate {
  /// Sets the size of the group to that of its content, along estimated axes.
  ///
  /// - Parameter inner: The size in points; there are no content insets on estimated axes.
  mutating func resize(to inner: Size, estimated: AxisSet) {
    for axis in Axis.allCases where estimated.contains(axis) {
      innerFrame.size[axis] = min(max(inner[axis], 0), LengthLimits.largest)
      size[axis] = innerFrame.size[axis]
    }
  }

  /// Changes the length of the group without moving its content; its own supplementary items
  /// follow.
  mutating func stretch(to length: Double, _ axis: Axis) {
    let change = length - size[axis]
    size[axis] = length
    innerFrame.size[axis] += change
    for index in supplementaries.indices {
      supplementaries[index].frame.origin[axis] += supplementaries[index].follows[axis] * change
    }
  }

  /// Appends the cells and supplementary items of a solved subitem at its position.
  ///
  /// - Parameter stackAxis: The axis along which the section stacks its groups.
  /// - Parameter end: The edge spacing behind the far edge of a cell; 0 for a group.
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

/// A cell of a group.
struct CellSlot: Hashable, Sendable {
  /// The frame of the cell without content insets.
  var frame: Rect
  /// The far edge of the cell along the section's stacking axis, including edge spacing.
  var farEdge: Double
  var zIndex: Int
}

/// A supplementary item of an item or a group.
struct SupplementarySlot: Hashable, Sendable {
  var frame: Rect
  var zIndex: Int
  /// The first item of the group that the element belongs to; without that item it does not exist.
  var firstItem: Int
  /// The index of the element among those of its kind in the group.
  var ordinal: Int
  var kind: UInt16
  /// The fraction of a change of the size of the group that moves the element: the position of the
  /// anchor for items attached to the group.
  var follows: Point
  /// The axes on which it may be measured.
  var estimates: AxisSet
  /// The fraction of the difference between measured and estimated size that moves the origin.
  var growth: Point
}
