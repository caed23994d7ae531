/// A supplementary of an item or a group, by its place.
struct SupplementaryPlace {
  var group: Int
  /// Its place among the supplementaries of the group's template.
  var slot: Int
}

extension SectionTemplate {
  /// Where an element belongs that is a supplementary of an item or a group.
  ///
  /// - Parameter itemCount: How many items the section has.
  /// - Complexity: O(d), d the number of described supplementaries.
  func supplementaryPlace(of key: ElementKey, itemCount: Int) -> SupplementaryPlace? {
    guard key.item >= 0, key.item != .max, let count = kindCounts[key.kind] else { return nil }
    let (group, ordinal) = key.item.quotientAndRemainder(dividingBy: count)
    let row = row(of: itemCount)
    let items = group == row.count - 1 ? row.lastItems : capacity
    let slot = self.group.supplementaries
      .firstIndex { $0.kind == key.kind && $0.ordinal == ordinal }
    guard group < row.count, let slot, self.group.supplementaries[slot].firstItem < items
    else { return nil }
    return SupplementaryPlace(group: group, slot: slot)
  }
}
