import GeometryCore

/// Converts measurements from a section with one template to a section with another.
///
/// A measurement is valid for a cell with the same extent along fixed axes: a height belongs to a
/// width.
struct SlotExchange {
  private let former: SectionTemplate
  private let template: SectionTemplate
  /// Whether all measurements stay the same wherever their items move.
  let isPlain: Bool

  /// - Complexity: O(n), n the places of both groups.
  init(from former: SectionTemplate, to template: SectionTemplate) {
    self.former = former
    self.template = template
    let place = former.uniformPlace
    isPlain = place != nil && place == template.uniformPlace
  }

  /// The difference between the measured size of an item and the estimate at its new position; nil
  /// if the size is not valid there.
  func change(_ change: Double, _ axis: Axis, from item: Int, to place: Int) -> Double? {
    guard former.capacity > 0, template.capacity > 0,
      let before = former.place(item % former.capacity),
      let after = template.place(place % template.capacity), before.estimates == after.estimates
    else { return nil }
    for fixed in Axis.allCases where !before.estimates.contains(fixed) {
      guard before.size[fixed] == after.size[fixed] else { return nil }
    }
    return change + before.size[axis] - after.size[axis]
  }
}

/// What a measurement of a cell refers to.
private struct CellPlace: Equatable {
  var size: Size
  var estimates: AxisSet
}

extension SectionTemplate {
  fileprivate func place(_ index: Int) -> CellPlace? {
    guard group.estimates.indices.contains(index), group.slots.indices.contains(index) else {
      return nil
    }
    return CellPlace(size: group.slots[index].frame.size, estimates: group.estimates[index])
  }

  /// What all places of the group have in common; nil if they differ.
  fileprivate var uniformPlace: CellPlace? {
    guard let first = place(0) else { return nil }
    return group.slots.indices.allSatisfy { place($0) == first } ? first : nil
  }
}
