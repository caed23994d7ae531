import GeometryCore

extension LayoutGeometry {
  /// Appends the cells and supplementaries of a section's groups that meet `area`.
  ///
  /// - Parameter area: In flow space, moved along the stacking axis by how far the row is scrolled.
  func appendGroups(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    if !measured.isEmpty, let sizes = measured[section] {
      return appendGroups(
        of: measuredRun(section, record, template, sizes), in: area, to: &placements)
    }
    let run = CellRun(
      section: section, template: template, row: template.row(of: record.itemCount),
      origin: firstGroupOrigin(record, template), area: area, physicalizer: physicalizer)
    guard !template.group.supplementaries.isEmpty else {
      return run.appendCells(ofGroups: run.candidates, to: &placements)
    }
    for group in run.candidates {
      run.appendCells(ofGroups: group..<(group + 1), to: &placements)
      appendSupplementaries(ofGroup: group, of: run, to: &placements)
    }
  }

  /// Where the first group of a section starts, in flow space.
  func firstGroupOrigin(_ record: SectionRecord, _ template: SectionTemplate) -> Point {
    var origin = template.repetition.firstGroup
    origin[template.scrollAxis] += record.start + template.boundary.reservedStart
    return origin
  }

  /// Appends the supplementaries of a group and its items that meet the area, where the group does.
  private func appendSupplementaries(
    ofGroup index: Int, of run: CellRun, to placements: inout [ElementPlacement]
  ) {
    let box = run.box(ofGroup: index)
    guard !box.isEmpty, box.overlaps(run.area) else { return }
    let template = run.template
    let items = index == run.row.count - 1 ? run.row.lastItems : template.capacity
    for slot in template.group.supplementaries where slot.firstItem < items {
      let frame = flowFrame(of: slot, group: index, run.row, template, at: box.origin)
      guard frame.overlaps(run.area) else { continue }
      let number = index * (template.kindCounts[slot.kind] ?? 0) + slot.ordinal
      placements.append(
        ElementPlacement(
          key: ElementKey(
            category: .supplementary, kind: Int(slot.kind), section: run.section, item: number),
          frame: physicalizer.physical(frame), zIndex: slot.zIndex))
    }
  }

  /// The place of a group's supplementary; the group's own follow the trimming of the last group.
  func flowFrame(
    of slot: SupplementarySlot, group index: Int, _ row: GroupRow, _ template: SectionTemplate,
    at origin: Point
  ) -> Rect {
    var frame = slot.frame.offset(by: origin)
    if index == row.count - 1 {
      let stack = template.stackAxis
      frame.origin[stack] += slot.follows[stack] * (row.lastLength - template.repetition.length)
    }
    return frame
  }
}
