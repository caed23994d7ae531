import GeometryCore

extension LayoutGeometry {
  /// Whether an element has an estimate that a measurement may replace.
  ///
  /// - Complexity: O(1).
  package func estimatedAxes(of key: ElementKey) -> AxisSet {
    if let index = configurationIndex(of: key) { return boundary.slots[index].estimates }
    let section = Int(key.section)
    guard stack.indices.contains(section), let template = template(ofSection: section)
    else { return [] }
    switch key.category {
    case .decoration: return []
    case .supplementary:
      if let overflow = overflowSlot(key) { return overflow.estimates }
      if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
        return template.boundary.slots[index].estimates
      }
      return supplementaryPlace(of: key, template)
        .map { template.group.supplementaries[$0.slot].estimates } ?? []
    case .cell:
      guard (0..<stack.itemCount(inSection: section)).contains(key.item), template.capacity > 0
      else { return [] }
      return template.group.estimates[key.item % template.capacity]
    }
  }

  /// Whether the element has been measured and is not to be measured again.
  package func isMeasured(_ key: ElementKey) -> Bool {
    if let index = configurationIndex(of: key) { return configurationSizes[index] != nil }
    if overflowSlot(key) != nil { return packed[Int(key.section)]?.isOverflowMeasured ?? false }
    guard let sizes = measured[Int(key.section)] else { return false }
    switch key.category {
    case .decoration: return false
    case .supplementary:
      guard let template = template(ofSection: Int(key.section)) else { return false }
      if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
        return sizes.boundaries[index] != nil && !sizes.staleBoundaries.contains(index)
      }
      return supplementaryPlace(of: key, template).map { sizes.isMeasured($0, template) } ?? false
    case .cell:
      return Axis.allCases.contains {
        sizes[$0][key.item] != nil && !sizes[$0].isStale(key.item)
      }
    }
  }

  /// Has a cell measured again; its size stays until then.
  package mutating func markStale(section: Int, item: Int) {
    for axis in Axis.allCases { measured[section]?[axis].markStale(item) }
  }

  /// Replaces the estimates of an element by what it measures; the rest moves along.
  ///
  /// - Parameter size: In points; only its estimated axes count, see ``estimatedAxes(of:)``.
  /// - Complexity: O(log n + log s + g), n the items of the section, s the sections, g the items of
  ///   its group.
  package mutating func record(_ size: Size, for key: ElementKey) {
    let axes = estimatedAxes(of: key)
    if let index = configurationIndex(of: key), !axes.isEmpty {
      return recordConfiguration(usable(size), at: index)
    }
    let section = Int(key.section)
    guard !axes.isEmpty, let template = template(ofSection: section) else { return }
    if key.category == .cell, template.isOneCell {
      return recordOneCell(usable(size), of: key.item, axes, section, template)
    }
    // Taken out meanwhile, so that it is changed in place.
    var sizes = measured.removeValue(forKey: section) ?? MeasuredSection()
    var boundariesChanged = false
    switch key.category {
    case .decoration: break
    case .supplementary:
      if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
        sizes.boundaries[index] = usable(size)
        sizes.staleBoundaries.remove(index)
        boundariesChanged = true
      } else if let place = supplementaryPlace(of: key, template) {
        record(usable(size), of: place, template, &sizes)
      }
      if let slot = overflowSlot(key) { recordOverflow(usable(size), slot, inSection: section) }
    case .cell: record(usable(size), of: key.item, axes, section, template, &sizes)
    }
    measured[section] = sizes
    settle(section, boundariesChanged: boundariesChanged)
  }

  /// Keeps the size of a cell that is a group of its own.
  private mutating func recordOneCell(
    _ size: Size, of item: Int, _ axes: AxisSet, _ section: Int, _ template: SectionTemplate
  ) {
    let estimate = estimate(ofSlot: 0, item, section, template)
    let change = Size(width: size.width - estimate.width, height: size.height - estimate.height)
    let total = measured[section, default: MeasuredSection()].set(
      change, at: item, axes, summingUp: template.stackAxis)
    settle(
      section, template, stack.template(ofSection: section),
      change: template.isOrthogonal ? 0 : total)
  }

  private func usable(_ size: Size) -> Size {
    var limits = LengthLimits()
    return Size(
      width: max(0, limits.usable(size.width)), height: max(0, limits.usable(size.height)))
  }

  private mutating func record(
    _ size: Size, of item: Int, _ axes: AxisSet, _ section: Int, _ template: SectionTemplate,
    _ sizes: inout MeasuredSection
  ) {
    let (group, index) = item.quotientAndRemainder(dividingBy: template.capacity)
    let estimate = estimate(ofSlot: index, group, section, template)
    let row = template.row(of: stack.itemCount(inSection: section))
    let former =
      template.measuresThickness ? measuredThickness(ofGroup: group, row, template, sizes) : nil
    for axis in Axis.allCases where axes.contains(axis) {
      sizes[axis].set(size[axis] - estimate[axis], at: item)
    }
    if packed[section] != nil { return pack(group, section, sizes) }
    solveGroup(group, row, template, &sizes, formerThickness: former)
  }

  /// Takes over how large a group is with what was measured of its cells.
  ///
  /// - Parameter former: How thick it was before, if it had been measured.
  mutating func solveGroup(
    _ group: Int, _ row: GroupRow, _ template: SectionTemplate, _ sizes: inout MeasuredSection,
    formerThickness former: Double? = nil
  ) {
    measuringWork.solvedGroups += 1
    let stack = template.stackAxis
    let solved = self.group(at: group, row, template, sizes)
    let before = group == row.count - 1 ? row.lastLength : template.repetition.length
    let change = solved.size[stack] - before
    if change != 0 || sizes.groups[group] != nil { sizes.groups.set(change, at: group) }
    if template.measuresThickness {
      updateThickness(
        ofGroup: group, from: former, to: solved.size[stack.crossing], row, template, &sizes)
    }
  }

  /// Takes over what was recorded of a section: its template, its length, everything behind it.
  mutating func settle(_ section: Int, boundariesChanged: Bool) {
    guard let sizes = measured[section], let template = template(ofSection: section),
      let recipe = template.recipe
    else { return }
    let thickest = sizes.thicknesses.value ?? template.group.size[template.stackAxis.crossing]
    let thickness =
      template.isOrthogonal ? thickest + recipe.crossEdges : template.repetition.thickness
    guard boundariesChanged || thickness != template.repetition.thickness else {
      return settle(section, nil)
    }
    measuringWork.solvedBoundaries += 1
    var context = solverContext
    settle(
      section,
      template.with(
        recipe.boundary(measured: sizes.boundaries, &context), thickness: thickness))
  }

  /// Gives a section a template of its own, if there is one, and the length it has with what was
  /// measured.
  mutating func settle(_ section: Int, _ ownTemplate: SectionTemplate?) {
    guard let sizes = measured[section],
      let template = ownTemplate ?? template(ofSection: section)
    else { return }
    settle(
      section, template,
      ownTemplate.map { adopt($0, of: section) } ?? stack.template(ofSection: section),
      change: packed[section]?.length ?? (template.isOrthogonal ? 0 : sizes.change(in: template)))
  }

  /// Gives a section the length it has when its groups are longer by `change` than estimated.
  ///
  /// - Parameter index: The place of the template among all.
  private mutating func settle(
    _ section: Int, _ template: SectionTemplate, _ index: Int32, change: Double
  ) {
    let former = stack[section]
    let record = template.record(
      itemCount: former.itemCount, at: former.start, template: index, measured: change)
    stack.replace(section, with: record, template, measured: change)
    if !template.isOrthogonal, template.measuresThickness { stack.thickness = widestGroup() }
    sumUp()
  }

  /// Makes a template that of one section alone.
  private mutating func adopt(_ template: SectionTemplate, of section: Int) -> Int32 {
    let index = stack.template(ofSection: section)
    if index >= sharedTemplateCount {
      templates[Int(index)] = template
      return index
    }
    templates.append(template)
    return Int32(templates.count - 1)
  }
}

extension LayoutGeometry {
  /// For solving parts of a section again.
  var solverContext: SolverContext {
    var context = SolverContext(environment: environment, scrollAxis: configuration.scrollAxis)
    for kind in kinds.dropFirst() { _ = context.index(ofKind: kind) }
    return context
  }

  /// How the items of a section are spread over its groups, with what measurements add.
  func row(of section: Int, _ template: SectionTemplate) -> GroupRow {
    var row = template.row(of: stack.itemCount(inSection: section))
    if !packed.isEmpty, let packer = packed[section] {
      row.measured = packer.length
    } else if !measured.isEmpty, let sizes = measured[section] {
      row.measured = sizes.change(in: template)
    }
    return row
  }

  /// A group as measured, the last one trimmed to its items.
  ///
  /// - Complexity: O(n), n the items of the group.
  func group(
    at index: Int, _ row: GroupRow, _ template: SectionTemplate, _ sizes: MeasuredSection,
    trace: SolverTrace? = nil
  ) -> GroupTemplate {
    let items = index == row.count - 1 ? row.lastItems : template.capacity
    var group = template.group
    var length = items == template.capacity ? group.size[template.stackAxis] : row.lastLength
    if let recipe = template.recipe, sizes.hasAny(inGroup: index, template) {
      var context = solverContext
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
}

extension MeasuredSection {
  /// By how much groups are longer than estimated.
  func groupChanges(_ template: SectionTemplate) -> MeasuredLengths {
    template.isOneCell ? self[template.stackAxis] : groups
  }

  /// By how much all groups together are longer than estimated.
  func change(in template: SectionTemplate) -> Double {
    template.isOneCell ? self[template.stackAxis].total : groups.total
  }
}

extension SectionTemplate {
  /// The place of the boundary item of a kind.
  func boundaryIndex(ofKind kind: UInt16) -> Int? {
    boundary.slots.firstIndex { $0.kind == kind }
  }
}

extension SectionRecipe {
  /// The group's edge spacing across the stacking axis.
  var crossEdges: Double {
    let edges = section.group.edgeSpacing
    let cross = stackAxis.crossing
    return edges.start(cross).minimum + edges.end(cross).minimum
  }
}
