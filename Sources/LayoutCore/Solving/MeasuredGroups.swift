import GeometryCore

/// The groups of a section, solved with the measurements of their cells.
///
/// Made by ``LayoutGeometry`` for a query or a measurement. The measurements are passed separately,
/// because they change during a measurement.
struct MeasuredGroups {
  let section: Int
  let template: SectionTemplate
  let row: GroupRow
  let setting: SolverSetting
  /// The cache of solved groups; nil while there are none.
  let solved: SolvedGroups?

  /// A group with its measurements, from the cache if possible; the last one trimmed to its items.
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

  /// Solves a group with its current measurements and records its length and thickness in `sizes`.
  ///
  /// The solved group is cached for the queries that follow.
  ///
  /// - Parameter former: The thickness of the group before, if it had been measured.
  /// - Complexity: O(g), g the number of items in the group.
  func solveGroup(
    at index: Int, _ sizes: inout MeasuredSection, formerThickness former: Double? = nil
  ) {
    let axis = template.stackAxis
    let group = solvedGroup(at: index, sizes)
    if sizes.hasAny(inGroup: index, template) {
      solved?.keep(group, GroupKey(section: section, group: index))
    }
    let estimate = index == row.count - 1 ? row.lastLength : template.repetition.length
    let change = group.size[axis] - estimate
    if change != 0 || sizes.groups[index] != nil { sizes.groups.set(change, at: index) }
    if template.measuresThickness {
      updateThickness(ofGroup: index, from: former, to: group.size[axis.crossing], &sizes)
    }
  }

  /// A group with its measurements, solved without the cache.
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

  /// The extent of a measured group across the stacking axis, if that is estimated; nil for other
  /// groups.
  ///
  /// - Complexity: O(g), g the items of the group.
  func thickness(ofGroup index: Int, _ sizes: MeasuredSection) -> Double? {
    guard template.measuresThickness, sizes.hasAny(inGroup: index, template) else { return nil }
    return solvedGroup(at: index, sizes).size[template.stackAxis.crossing]
  }

  /// Updates the largest extent across the stacking axis after that of a group has changed.
  ///
  /// The other groups are solved only if the largest of sixteen shrinks.
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
