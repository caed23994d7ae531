import GeometryCore

// Measured supplementary items of items and groups, which do not affect other elements.
extension MeasuredSection {
  /// Replaces the estimated size of a supplementary item.
  ///
  /// - Complexity: O(log n), n the number of groups.
  mutating func record(_ size: Size, of place: SupplementaryPlace, _ template: SectionTemplate) {
    let slot = template.group.supplementaries[place.slot]
    for axis in Axis.allCases where slot.estimates.contains(axis) {
      supplementaries[place.slot, default: MeasuredExtents()][axis]
        .set(size[axis] - slot.frame.size[axis], at: place.group)
    }
  }

  /// Whether a supplementary item has been measured along all of its estimated axes.
  func isMeasured(_ place: SupplementaryPlace, _ template: SectionTemplate) -> Bool {
    let estimates = template.group.supplementaries[place.slot].estimates
    guard let extents = supplementaries[place.slot] else { return false }
    return Axis.allCases.allSatisfy {
      !estimates.contains($0) || extents[$0][place.group] != nil
    }
  }

  /// The frame of a supplementary item with its measurements; its attached point stays.
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
