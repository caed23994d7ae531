import GeometryCore

/// The groups of a section with measured cells, for one query.
struct MeasuredRun {
  let groups: MeasuredGroups
  /// The distribution of items over groups, with measured lengths.
  let row: GroupRow
  let sizes: MeasuredSection
  let changes: MeasuredLengths
  /// The origin of the first group in flow space.
  let origin: Point
  /// The recipe of the section if flexible spacing follows the size of a group across the stacking
  /// axis, else nil.
  let flexible: SectionRecipe?
  let physicalizer: Physicalizer

  private var section: Int { groups.section }
  private var template: SectionTemplate { groups.template }

  /// The start of a group along the stacking axis.
  ///
  /// - Complexity: O(log n).
  func start(ofGroup index: Int) -> Double {
    origin[template.stackAxis] + Double(index) * template.repetition.stride
      + changes.sum(before: index)
  }

  /// The first group that may end after `position`.
  ///
  /// - Complexity: O(log n).
  func firstGroup(endingAfter position: Double) -> Int {
    let stride = template.repetition.stride
    guard stride > 0 else { return 0 }
    let overlap = min(0, stride - template.repetition.length)
    let index = changes.index(at: position + overlap - origin[template.stackAxis], stride: stride)
    return max(0, min(index, row.count) - 1)
  }

  /// The displacement of a group across the stacking axis relative to an estimated one: flexible
  /// spacing follows the sizes of the group and of the row.
  private func crossShift(of group: GroupTemplate) -> Double {
    guard let recipe = flexible else { return 0 }
    let grid = physicalizer.grid
    let cross = template.stackAxis.crossing
    let estimate = template.group.size[cross]
    return grid.nearest(
      recipe.crossOffset(extent: group.size[cross], thickness: template.repetition.thickness))
      - grid.nearest(
        recipe.crossOffset(extent: estimate, thickness: estimate + recipe.crossEdges))
  }
}

extension MeasuredRun {
  /// Appends the cells and supplementary items of those groups of `part` that intersect `area`.
  ///
  /// - Complexity: O(log n + v log m), v the number of cells found, m the measured cells nearby.
  func appendElements(
    in area: Rect, _ part: Range<Int> = 0..<Int.max, to placements: inout [ElementPlacement]
  ) {
    let stack = template.stackAxis
    let first = max(firstGroup(endingAfter: area.min(stack)), part.lowerBound)
    let last = min(row.count, first + LengthLimits.groupsInQuery, part.upperBound)
    guard first < last else { return }
    let end = area.max(stack)
    var start = start(ofGroup: first)
    for index in first..<last {
      guard start < end else { break }
      let change = changes[index]
      var origin = self.origin
      origin[stack] = start
      if template.isOneCell, template.group.supplementaries.isEmpty {
        appendCell(index, change ?? 0, at: origin, in: area, to: &placements)
      } else {
        let group = groups.group(at: index, sizes)
        origin[stack.crossing] += crossShift(of: group)
        append(group, index, at: origin, in: area, to: &placements)
      }
      start += template.repetition.stride + (change ?? 0)
    }
  }

  private func appendCell(
    _ item: Int, _ change: Double, at origin: Point, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let slot = template.group.slots[0]
    var frame = slot.frame.offset(by: origin)
    frame.size[template.stackAxis] += change
    guard frame.overlaps(area), !frame.isEmpty else { return }
    placements.append(
      ElementPlacement(
        key: .cell(section: section, item: item), frame: physicalizer.physical(frame),
        zIndex: slot.zIndex))
  }

  private func append(
    _ group: GroupTemplate, _ index: Int, at origin: Point, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let box = Rect(origin: origin, size: group.size)
    guard !box.isEmpty, let part = box.intersection(area), !part.isEmpty else { return }
    let first = index * template.capacity
    for (place, slot) in group.slots.enumerated() {
      let frame = slot.frame.offset(by: origin)
      guard frame.overlaps(part) else { continue }
      placements.append(
        ElementPlacement(
          key: .cell(section: section, item: first + place),
          frame: physicalizer.physical(frame), zIndex: slot.zIndex))
    }
    for (place, slot) in group.supplementaries.enumerated()
    where slot.firstItem < group.slots.count {
      let frame = sizes.frame(of: slot, at: place, group: index).offset(by: origin)
      guard frame.overlaps(area) else { continue }
      placements.append(placement(of: slot, group: index, frame))
    }
  }

  private func placement(
    of slot: SupplementarySlot, group index: Int, _ frame: Rect
  ) -> ElementPlacement {
    let number = index * (template.kindCounts[slot.kind] ?? 0) + slot.ordinal
    return ElementPlacement(
      key: ElementKey(
        category: .supplementary, kind: Int(slot.kind), section: section, item: number),
      frame: physicalizer.physical(frame), zIndex: slot.zIndex)
  }

  /// The placement of a cell.
  ///
  /// - Complexity: O(log n + g), g the items of a group.
  func cellPlacement(_ key: ElementKey) -> ElementPlacement? {
    let (index, place) = key.item.quotientAndRemainder(dividingBy: template.capacity)
    var origin = self.origin
    origin[template.stackAxis] = start(ofGroup: index)
    var slot = template.group.slots[place]
    if template.isOneCell {
      slot.frame.size[template.stackAxis] += changes[index] ?? 0
    } else {
      let group = groups.group(at: index, sizes)
      guard place < group.slots.count else { return nil }
      slot = group.slots[place]
      origin[template.stackAxis.crossing] += crossShift(of: group)
    }
    return ElementPlacement(
      key: key, frame: physicalizer.physical(slot.frame.offset(by: origin)), zIndex: slot.zIndex)
  }

  /// The placement of a supplementary item of a group or an item.
  func supplementaryPlacement(_ place: SupplementaryPlace) -> ElementPlacement {
    let group = groups.group(at: place.group, sizes)
    var origin = self.origin
    origin[template.stackAxis] = start(ofGroup: place.group)
    origin[template.stackAxis.crossing] += crossShift(of: group)
    let slot = group.supplementaries[place.slot]
    let frame = sizes.frame(of: slot, at: place.slot, group: place.group)
    return placement(of: slot, group: place.group, frame.offset(by: origin))
  }
}

extension MeasuredRun {
  /// The groups of a section that has measured cells.
  ///
  /// - Parameter shift: The distance by which a loop moves them along the row.
  init(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    sizes: MeasuredSection, shiftedBy shift: Double = 0, in geometry: LayoutGeometry
  ) {
    let recipe = template.isOneCell ? nil : template.recipe
    var origin = template.firstGroupOrigin(in: record)
    origin[template.stackAxis] += shift
    self.init(
      groups: geometry.measuredGroups(of: section, template),
      row: geometry.row(of: section, template), sizes: sizes,
      changes: sizes.groupChanges(template), origin: origin,
      flexible: recipe?.hasFlexibleCross == true ? recipe : nil,
      physicalizer: geometry.physicalizer)
  }
}
