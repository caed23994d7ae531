import GeometryCore

/// The groups of a section as they come out with what has been measured of their cells.
///
/// Made by ``LayoutGeometry`` for a query or a measurement; the sizes are handed in, because a
/// measurement changes them meanwhile.
struct MeasuredGroups {
  let section: Int
  let template: SectionTemplate
  let row: GroupRow
  let setting: SolverSetting
  /// Those that were solved lately; nil while there are none.
  let solved: SolvedGroups?

  /// A group as measured, the last one trimmed to its items; solved again only if it is none of those
  /// solved lately.
  ///
  /// - Complexity: O(log n), n the measured items; O(g) to solve a group of g items.
  func group(at index: Int, _ sizes: MeasuredSection) -> GroupTemplate {
    guard let solved, sizes.hasAny(inGroup: index, template) else {
      return solvedGroup(at: index, sizes)
    }
    return solved.group(GroupKey(section: section, group: index)) {
      solvedGroup(at: index, sizes)
    }
  }

  /// A group solved with what is measured now, to be found by the queries that follow.
  func remeasuredGroup(at index: Int, _ sizes: MeasuredSection) -> GroupTemplate {
    let group = solvedGroup(at: index, sizes)
    if sizes.hasAny(inGroup: index, template) {
      solved?.keep(group, GroupKey(section: section, group: index))
    }
    return group
  }

  /// A group as measured, solved for the purpose.
  ///
  /// - Complexity: O(g), g the items of the group.
  func solvedGroup(
    at index: Int, _ sizes: MeasuredSection, trace: SolverTrace? = nil
  ) -> GroupTemplate {
    let items = index == row.count - 1 ? row.lastItems : template.capacity
    var group = template.group
    var length = items == template.capacity ? group.size[template.stackAxis] : row.lastLength
    if let recipe = template.recipe, sizes.hasAny(inGroup: index, template) {
      var context = setting.context
      context.trace = trace
      let first = index * template.capacity
      let slots = MeasuredSlots(count: items) { slot, axis in
        sizes[axis][first + slot].map { template.group.slots[slot].frame.size[axis] + $0 }
      }
      group = recipe.group(measured: slots, &context)
      length = recipe.length(of: group, items: items)
    }
    guard items < template.capacity else { return group }
    group.stretch(to: length, template.stackAxis)
    group.slots.removeLast(max(0, group.slots.count - items))
    return group
  }

  // MARK: Thickness

  /// How thick a group is that has been measured, where groups are estimated across the stacking axis;
  /// nil for one that has not.
  ///
  /// - Complexity: O(g), g the items of the group.
  func thickness(ofGroup index: Int, _ sizes: MeasuredSection) -> Double? {
    guard template.measuresThickness, sizes.hasAny(inGroup: index, template) else { return nil }
    return solvedGroup(at: index, sizes).size[template.stackAxis.crossing]
  }

  /// Takes over that a group was `former` thick and is `current` now.
  ///
  /// Only when the thickest of sixteen groups becomes thinner, the others are looked at.
  ///
  /// - Complexity: O(log n), then O(g) for each of sixteen groups of g items.
  func updateThickness(
    ofGroup index: Int, from former: Double?, to current: Double, _ sizes: inout MeasuredSection
  ) {
    let block = MeasuredMaximum.block(of: index)
    var maximum = sizes.thicknesses[block]
    if current >= maximum ?? current {
      maximum = current
    } else if let former, former == maximum {
      let groups = MeasuredMaximum.indexes(of: block).prefix { $0 < row.count }
      maximum = groups.compactMap { thickness(ofGroup: $0, sizes) }.max()
    }
    sizes.thicknesses.set(maximum, ofBlock: block)
  }
}
