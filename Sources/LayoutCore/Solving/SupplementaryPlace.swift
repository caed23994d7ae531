/// The position of a supplementary item of an item or a group.
struct SupplementaryPlace {
  var group: Int
  /// The index among the supplementary items of the group template.
  var slot: Int
}

extension SectionTemplate {
  /// The position of a supplementary item; nil if there is no such item.
  ///
  /// - Parameter itemCount: The number of items of the section.
  /// - Complexity: O(d), d the number of described supplementary items.
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
