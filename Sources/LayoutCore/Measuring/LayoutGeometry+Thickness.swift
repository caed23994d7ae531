import GeometryCore

// Sections whose groups are estimated across the stacking axis: an orthogonal row is as thick as
// its thickest measured group, and a layout as wide as the widest.
extension LayoutGeometry {
  /// How thick a group is that has been measured; nil for one that has not.
  ///
  /// - Complexity: O(g), g the items of the group.
  func measuredThickness(
    ofGroup index: Int, _ row: GroupRow, _ template: SectionTemplate, _ sizes: MeasuredSection
  ) -> Double? {
    guard sizes.hasAny(inGroup: index, template) else { return nil }
    return group(at: index, row, template, sizes).size[template.stackAxis.crossing]
  }

  /// Takes over that a group was `former` thick and is `current` now.
  ///
  /// Only when the thickest of sixteen groups becomes thinner, the others are looked at.
  ///
  /// - Complexity: O(log n), then O(g) for each of sixteen groups of g items.
  func updateThickness(
    ofGroup index: Int, from former: Double?, to current: Double?, _ row: GroupRow,
    _ template: SectionTemplate, _ sizes: inout MeasuredSection
  ) {
    let block = MeasuredMaximum.block(of: index)
    var maximum = sizes.thicknesses[block]
    if let current, current >= maximum ?? current {
      maximum = current
    } else if let former, former == maximum {
      let groups = MeasuredMaximum.indexes(of: block).prefix { $0 < row.count }
      let all = sizes
      maximum = groups.compactMap { measuredThickness(ofGroup: $0, row, template, all) }.max()
    }
    sizes.thicknesses.set(maximum, ofBlock: block)
  }

  /// The largest extent of a measured or, failing those, an estimated group across the scroll
  /// axis, in all sections that do not scroll on their own.
  ///
  /// - Complexity: O(s).
  func widestGroup() -> Double {
    var widest = 0.0
    for section in stack.indices {
      guard let template = template(ofSection: section), !template.isOrthogonal,
        template.capacity > 0, stack.itemCount(inSection: section) > 0
      else { continue }
      let cross = template.stackAxis.crossing
      let own =
        packed[section]?.thickness.map {
          template.repetition.firstGroup[cross] + $0 + template.repetition.insets.end(cross)
        } ?? measured[section]?.thicknesses.value
      widest = max(widest, own ?? template.group.size[cross])
    }
    return widest
  }
}

extension MeasuredSection {
  /// Whether a cell of a group has been measured.
  func hasAny(inGroup index: Int, _ template: SectionTemplate) -> Bool {
    let first = index * template.capacity
    let items = first..<(first + template.capacity)
    return widths.hasAny(in: items) || heights.hasAny(in: items)
  }
}
