import GeometryCore

// Supplementaries of items and groups that have been measured. They move nothing but themselves.
extension LayoutGeometry {
  /// Where an element belongs that is a supplementary of an item or a group.
  ///
  /// - Complexity: O(d), d the number of described supplementaries.
  func supplementaryPlace(
    of key: ElementKey, _ template: SectionTemplate
  ) -> SupplementaryPlace? {
    guard key.item >= 0, key.item != .max, let count = template.kindCounts[key.kind] else {
      return nil
    }
    let (group, ordinal) = key.item.quotientAndRemainder(dividingBy: count)
    let row = template.row(of: stack.itemCount(inSection: Int(key.section)))
    let items = group == row.count - 1 ? row.lastItems : template.capacity
    let slot = template.group.supplementaries
      .firstIndex { $0.kind == key.kind && $0.ordinal == ordinal }
    guard group < row.count, let slot, template.group.supplementaries[slot].firstItem < items
    else { return nil }
    return SupplementaryPlace(group: group, slot: slot)
  }

  /// Replaces the estimates of a supplementary of an item or a group.
  ///
  /// - Complexity: O(log n), n the number of groups.
  func record(
    _ size: Size, of place: SupplementaryPlace, _ template: SectionTemplate,
    _ sizes: inout MeasuredSection
  ) {
    let slot = template.group.supplementaries[place.slot]
    for axis in Axis.allCases where slot.estimates.contains(axis) {
      sizes.supplementaries[place.slot, default: MeasuredExtents()][axis]
        .set(size[axis] - slot.frame.size[axis], at: place.group)
    }
  }
}

extension MeasuredSection {
  /// Whether a supplementary has been measured along all of its estimated axes.
  func isMeasured(_ place: SupplementaryPlace, _ template: SectionTemplate) -> Bool {
    let estimates = template.group.supplementaries[place.slot].estimates
    guard let extents = supplementaries[place.slot] else { return false }
    return Axis.allCases.allSatisfy {
      !estimates.contains($0) || extents[$0][place.group] != nil
    }
  }

  /// The frame of a group's supplementary as measured; it stays where it is attached.
  func frame(of slot: SupplementarySlot, at place: Int, group index: Int) -> Rect {
    var frame = slot.frame
    guard !slot.estimates.isEmpty, let extents = supplementaries[place] else { return frame }
    for axis in Axis.allCases where slot.estimates.contains(axis) {
      guard let change = extents[axis][index] else { continue }
      frame.size[axis] += change
      frame.origin[axis] += slot.growth[axis] * change
    }
    return frame
  }
}
