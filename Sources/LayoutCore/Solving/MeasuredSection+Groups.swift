extension MeasuredSection {
  /// Whether a cell of a group has been measured.
  ///
  /// - Complexity: O(log n), n the number of items.
  func hasAny(inGroup index: Int, _ template: SectionTemplate) -> Bool {
    let first = index * template.capacity
    let items = first..<(first + template.capacity)
    return widths.hasAny(in: items) || heights.hasAny(in: items)
  }

  /// The differences between the measured and the estimated lengths of groups.
  func groupChanges(_ template: SectionTemplate) -> MeasuredLengths {
    template.isOneCell ? self[template.stackAxis] : groups
  }

  /// The difference between the measured and the estimated length of all groups together.
  func change(in template: SectionTemplate) -> Double {
    template.isOneCell ? self[template.stackAxis].total : groups.total
  }
}
