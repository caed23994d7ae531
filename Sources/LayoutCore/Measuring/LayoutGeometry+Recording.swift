import GeometryCore

extension LayoutGeometry {
  /// Whether an element has an estimate that a measurement may replace.
  ///
  /// - Complexity: O(d), d the size of the distinct descriptions.
  package var hasEstimates: Bool {
    templates.contains(where: \.hasEstimates)
      || boundary.slots.contains { !$0.estimates.isEmpty }
  }

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
      return template.supplementaryPlace(
        of: key, itemCount: stack.itemCount(inSection: section)
      )
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
    case .cell:
      return sizes.heights.isSettled(key.item) || sizes.widths.isSettled(key.item)
    case .supplementary:
      guard let template = template(ofSection: Int(key.section)) else { return false }
      if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
        return sizes.boundaries[index] != nil && !sizes.staleBoundaries.contains(index)
      }
      return template.supplementaryPlace(
        of: key, itemCount: stack.itemCount(inSection: Int(key.section))
      ).map { sizes.isMeasured($0, template) } ?? false
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
    record([ElementSize(key: key, size: size)])
  }

  /// Replaces the estimates of several elements. A group is solved once for all its cells that follow
  /// each other.
  ///
  /// - Complexity: As ``record(_:for:)`` for each group.
  package mutating func record(_ measurements: [ElementSize]) {
    var rest = measurements[...]
    while let first = rest.first {
      let group = cellGroup(of: first.key)
      let mates = group == nil ? rest.prefix(1) : rest.prefix { cellGroup(of: $0.key) == group }
      rest = rest.dropFirst(mates.count)
      if let group {
        recordCells(mates, of: group)
      } else {
        recordSingly(first.size, for: first.key)
      }
    }
  }

  /// The group of a cell that is not a group of its own; nil for every other element, and for one
  /// without estimates.
  private func cellGroup(of key: ElementKey) -> GroupKey? {
    let section = Int(key.section)
    guard key.category == .cell, let template = template(ofSection: section),
      !template.isOneCell, !estimatedAxes(of: key).isEmpty
    else { return nil }
    return GroupKey(section: section, group: key.item / template.capacity)
  }

  /// Replaces the estimates of cells of one group.
  private mutating func recordCells(_ measurements: ArraySlice<ElementSize>, of group: GroupKey) {
    guard let template = template(ofSection: group.section) else { return }
    // Taken out meanwhile, so that it is changed in place.
    var sizes = measured.removeValue(forKey: group.section) ?? MeasuredSection()
    forget(group)
    let groups = measuredGroups(of: group.section, template)
    let former = groups.thickness(ofGroup: group.group, sizes)
    for measurement in measurements {
      let key = measurement.key
      let size = usable(measurement.size)
      let place = key.item % template.capacity
      let estimate = estimate(ofSlot: place, inGroup: group.group, of: group.section, template)
      for axis in Axis.allCases where estimatedAxes(of: key).contains(axis) {
        sizes[axis].set(size[axis] - estimate[axis], at: key.item)
      }
    }
    if packed[group.section] != nil {
      pack(group.group, of: group.section, sizes: sizes)
    } else {
      solveGroup(group.group, of: groups, &sizes, formerThickness: former)
    }
    measured[group.section] = sizes
    settle(group.section, boundariesChanged: false)
  }

  /// Replaces the estimates of an element that is no cell of a group of several.
  private mutating func recordSingly(_ size: Size, for key: ElementKey) {
    let axes = estimatedAxes(of: key)
    if let index = configurationIndex(of: key), !axes.isEmpty {
      return recordConfiguration(usable(size), at: index)
    }
    let section = Int(key.section)
    guard !axes.isEmpty, let template = template(ofSection: section) else { return }
    if key.category == .cell {
      return recordOneCell(usable(size), of: key.item, axes: axes, in: section, template)
    }
    var sizes = measured.removeValue(forKey: section) ?? MeasuredSection()
    var boundariesChanged = false
    if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
      sizes.boundaries[index] = usable(size)
      sizes.staleBoundaries.remove(index)
      boundariesChanged = true
    } else if let place = template.supplementaryPlace(
      of: key, itemCount: stack.itemCount(inSection: section))
    {
      sizes.record(usable(size), of: place, template)
    }
    if let slot = overflowSlot(key) { recordOverflow(usable(size), slot, inSection: section) }
    measured[section] = sizes
    settle(section, boundariesChanged: boundariesChanged)
  }

  /// Takes over what an earlier layout had measured, as far as it holds: of cells and boundary items
  /// that have the same extent where nothing is estimated.
  ///
  /// A section that is described as before and holds the same items costs O(1), its header included.
  /// One whose items changed costs O(r + p), r its runs and p the pages of 512 items it has, if every
  /// place of its group is alike, else O(m), m its measured items. Of groups of several cells those
  /// behind the first change are solved again.
  ///
  /// - Parameter map: Where everything was; nil stands for the same places, where the number of items
  ///   is the same.
  /// - Parameter areStale: Whether all sizes hold only until the elements are measured again.
  package mutating func takeOverMeasurements(
    of former: LayoutGeometry, _ map: ElementMap? = nil, areStale: Bool = false
  ) {
    MeasurementCarrier(former: former, map: map, areStale: areStale).carry(into: &self)
  }

  /// Keeps the size of a cell that is a group of its own.
  private mutating func recordOneCell(
    _ size: Size, of item: Int, axes: AxisSet, in section: Int, _ template: SectionTemplate
  ) {
    let estimate = estimate(ofSlot: 0, inGroup: item, of: section, template)
    let change = Size(width: size.width - estimate.width, height: size.height - estimate.height)
    let total = measured[section, default: MeasuredSection()].set(
      change, at: item, axes, summingUp: template.stackAxis)
    settle(
      section, as: template, index: stack.template(ofSection: section),
      change: template.isOrthogonal ? 0 : total)
  }

  private func usable(_ size: Size) -> Size {
    var limits = LengthLimits()
    return Size(
      width: max(0, limits.usable(size.width)), height: max(0, limits.usable(size.height)))
  }

  /// Takes over how large a group is with what was measured of its cells.
  ///
  /// - Parameter former: How thick it was before, if it had been measured.
  mutating func solveGroup(
    _ index: Int, of groups: MeasuredGroups, _ sizes: inout MeasuredSection,
    formerThickness former: Double? = nil
  ) {
    measuringWork.solvedGroups += 1
    let (template, row) = (groups.template, groups.row)
    let stack = template.stackAxis
    let solved = groups.remeasuredGroup(at: index, sizes)
    let before = index == row.count - 1 ? row.lastLength : template.repetition.length
    let change = solved.size[stack] - before
    if change != 0 || sizes.groups[index] != nil { sizes.groups.set(change, at: index) }
    if template.measuresThickness {
      groups.updateThickness(
        ofGroup: index, from: former, to: solved.size[stack.crossing], &sizes)
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
    var context = setting.context
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
      section, as: template,
      index: ownTemplate.map { adopt($0, of: section) } ?? stack.template(ofSection: section),
      change: packed[section]?.length ?? (template.isOrthogonal ? 0 : sizes.change(in: template)))
  }

  /// Gives a section the length it has when its groups are longer by `change` than estimated.
  ///
  /// - Parameter index: The place of the template among all.
  private mutating func settle(
    _ section: Int, as template: SectionTemplate, index: Int32, change: Double
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
  /// What queries have cost.
  package var queryWork: QueryWork { solvedGroups?.work ?? QueryWork() }

  /// Forgets how a group was solved: some of its cells measure something else.
  mutating func forget(_ key: GroupKey) {
    if !isKnownUniquelyReferenced(&solvedGroups) { solvedGroups = solvedGroups?.duplicate() }
    keepSolvedGroups()
    solvedGroups?.forget(key)
  }

  /// Has groups that are solved from now on be kept for queries.
  mutating func keepSolvedGroups() {
    if solvedGroups == nil { solvedGroups = SolvedGroups() }
  }

  /// What parts of sections are solved again with.
  var setting: SolverSetting {
    SolverSetting(
      environment: environment, scrollAxis: configuration.scrollAxis, kinds: kinds)
  }

  /// The groups of a section as they come out when they are measured.
  func measuredGroups(of section: Int, _ template: SectionTemplate) -> MeasuredGroups {
    MeasuredGroups(
      section: section, template: template,
      row: template.row(of: stack.itemCount(inSection: section)), setting: setting,
      solved: solvedGroups)
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
}

extension MeasuredSection {
  /// Whether a cell of a group has been measured.
  func hasAny(inGroup index: Int, _ template: SectionTemplate) -> Bool {
    let first = index * template.capacity
    let items = first..<(first + template.capacity)
    return widths.hasAny(in: items) || heights.hasAny(in: items)
  }

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
