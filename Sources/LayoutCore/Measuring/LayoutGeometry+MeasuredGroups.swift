import GeometryCore

/// A section some of whose cells have been measured, as a query sees it.
struct MeasuredRun {
  let section: Int
  let template: SectionTemplate
  let row: GroupRow
  let sizes: MeasuredSection
  let changes: MeasuredLengths
  /// Where the first group starts in flow space.
  let origin: Point
  /// What the section was solved from, where flexible room follows the size of a group across the
  /// stacking axis.
  let flexible: SectionRecipe?

  /// Where a group starts along the stacking axis.
  ///
  /// - Complexity: O(log n).
  func start(ofGroup index: Int) -> Double {
    origin[template.stackAxis] + Double(index) * template.repetition.stride
      + changes.sum(before: index)
  }

  /// The first group that may end behind `position`.
  ///
  /// - Complexity: O(log n).
  func firstGroup(endingAfter position: Double) -> Int {
    let stride = template.repetition.stride
    guard stride > 0 else { return 0 }
    let overlap = min(0, stride - template.repetition.length)
    let index = changes.index(at: position + overlap - origin[template.stackAxis], stride: stride)
    return max(0, min(index, row.count) - 1)
  }

  /// How far a group lies from where an estimated one would, across the stacking axis: flexible
  /// room beside it follows its size and the row's.
  func crossShift(of group: GroupTemplate, _ grid: PixelGrid) -> Double {
    guard let recipe = flexible else { return 0 }
    let cross = template.stackAxis.crossing
    let estimate = template.group.size[cross]
    return grid.nearest(
      recipe.crossOffset(extent: group.size[cross], thickness: template.repetition.thickness))
      - grid.nearest(
        recipe.crossOffset(extent: estimate, thickness: estimate + recipe.crossEdges))
  }
}

extension LayoutGeometry {
  func measuredRun(
    _ section: Int, _ record: SectionRecord, _ template: SectionTemplate, _ sizes: MeasuredSection
  ) -> MeasuredRun {
    let recipe = template.isOneCell ? nil : template.recipe
    return MeasuredRun(
      section: section, template: template, row: row(of: section, template), sizes: sizes,
      changes: sizes.groupChanges(template), origin: firstGroupOrigin(record, template),
      flexible: recipe?.hasFlexibleCross == true ? recipe : nil)
  }

  /// Appends the cells and supplementaries of the groups that meet `area`.
  ///
  /// - Complexity: O(log n + v log m), v the number of cells found, m those measured nearby.
  func appendGroups(
    of run: MeasuredRun, in area: Rect, to placements: inout [ElementPlacement]
  ) {
    let (template, row) = (run.template, run.row)
    let stack = template.stackAxis
    let first = run.firstGroup(endingAfter: area.min(stack))
    let end = area.max(stack)
    var start = run.start(ofGroup: first)
    for index in first..<min(row.count, first + LengthLimits.groupsInQuery) {
      guard start < end else { break }
      let change = run.changes[index]
      var origin = run.origin
      origin[stack] = start
      if template.isOneCell, template.group.supplementaries.isEmpty {
        appendCell(index, change ?? 0, at: origin, run, in: area, to: &placements)
      } else {
        let group = group(at: index, row, template, run.sizes)
        origin[stack.crossing] += run.crossShift(of: group, physicalizer.grid)
        append(group, index, at: origin, run, in: area, to: &placements)
      }
      start += template.repetition.stride + (change ?? 0)
    }
  }

  private func appendCell(
    _ item: Int, _ change: Double, at origin: Point, _ run: MeasuredRun, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let slot = run.template.group.slots[0]
    var frame = slot.frame.offset(by: origin)
    frame.size[run.template.stackAxis] += change
    guard frame.overlaps(area), !frame.isEmpty else { return }
    placements.append(
      ElementPlacement(
        key: .cell(section: run.section, item: item), frame: physicalizer.physical(frame),
        zIndex: slot.zIndex))
  }

  private func append(
    _ group: GroupTemplate, _ index: Int, at origin: Point, _ run: MeasuredRun, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let box = Rect(origin: origin, size: group.size)
    guard !box.isEmpty, let part = box.intersection(area), !part.isEmpty else { return }
    let first = index * run.template.capacity
    for (place, slot) in group.slots.enumerated() {
      let frame = slot.frame.offset(by: origin)
      guard frame.overlaps(part) else { continue }
      placements.append(
        ElementPlacement(
          key: .cell(section: run.section, item: first + place),
          frame: physicalizer.physical(frame), zIndex: slot.zIndex))
    }
    for (place, slot) in group.supplementaries.enumerated()
    where slot.firstItem < group.slots.count {
      let frame = run.sizes.frame(of: slot, at: place, group: index).offset(by: origin)
      guard frame.overlaps(area) else { continue }
      placements.append(placement(of: slot, group: index, frame, run))
    }
  }

  private func placement(
    of slot: SupplementarySlot, group index: Int, _ frame: Rect, _ run: MeasuredRun
  ) -> ElementPlacement {
    let number = index * (run.template.kindCounts[slot.kind] ?? 0) + slot.ordinal
    return ElementPlacement(
      key: ElementKey(
        category: .supplementary, kind: Int(slot.kind), section: run.section, item: number),
      frame: physicalizer.physical(frame), zIndex: slot.zIndex)
  }

  /// Where a cell is.
  ///
  /// - Complexity: O(log n + g), g the items of a group.
  func cellPlacement(_ key: ElementKey, of run: MeasuredRun) -> ElementPlacement? {
    let (index, place) = key.item.quotientAndRemainder(dividingBy: run.template.capacity)
    var origin = run.origin
    origin[run.template.stackAxis] = run.start(ofGroup: index)
    var slot = run.template.group.slots[place]
    if run.template.isOneCell {
      slot.frame.size[run.template.stackAxis] += run.changes[index] ?? 0
    } else {
      let group = group(at: index, run.row, run.template, run.sizes)
      guard place < group.slots.count else { return nil }
      slot = group.slots[place]
      origin[run.template.stackAxis.crossing] += run.crossShift(of: group, physicalizer.grid)
    }
    return ElementPlacement(
      key: key, frame: physicalizer.physical(slot.frame.offset(by: origin)), zIndex: slot.zIndex)
  }

  /// Where a supplementary of a group or an item is.
  func supplementaryPlacement(
    _ place: SupplementaryPlace, of run: MeasuredRun
  ) -> ElementPlacement {
    let group = group(at: place.group, run.row, run.template, run.sizes)
    var origin = run.origin
    origin[run.template.stackAxis] = run.start(ofGroup: place.group)
    origin[run.template.stackAxis.crossing] += run.crossShift(of: group, physicalizer.grid)
    let slot = group.supplementaries[place.slot]
    let frame = run.sizes.frame(of: slot, at: place.slot, group: place.group)
    return placement(of: slot, group: place.group, frame.offset(by: origin), run)
  }
}
