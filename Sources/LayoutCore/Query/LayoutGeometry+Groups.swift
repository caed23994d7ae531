import GeometryCore

extension LayoutGeometry {
  /// Appends the cells and supplementaries of a section's groups that meet `area`.
  ///
  /// - Parameter area: In flow space, moved along the stacking axis by how far the row is scrolled.
  func appendGroups(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let row = template.row(of: record.itemCount)
    let run = CellRun(
      section: section, stackAxis: template.stackAxis, stride: template.repetition.stride,
      capacity: template.capacity, origin: firstGroupOrigin(record, template),
      physicalizer: physicalizer)
    let candidates = groups(
      meeting: area, from: run.origin[template.stackAxis], row, template.repetition)
    let whole = wholeGroups(of: candidates, run, row, template, in: area)
    for index in candidates.lowerBound..<whole.lowerBound {
      appendGroup(index, of: run, row, template, in: area, to: &placements)
    }
    template.group.slots.withUnsafeBufferPointer { slots in
      placements.append(contentsOf: run.cells(ofGroups: whole, slots))
    }
    for index in whole.upperBound..<candidates.upperBound {
      appendGroup(index, of: run, row, template, in: area, to: &placements)
    }
  }

  /// The groups of `candidates` all of whose cells are found, so that none has to be looked at.
  private func wholeGroups(
    of candidates: Range<Int>, _ run: CellRun, _ row: GroupRow, _ template: SectionTemplate,
    in area: Rect
  ) -> Range<Int> {
    let nothing = candidates.lowerBound..<candidates.lowerBound
    guard template.cellsStayInside, template.group.supplementaries.isEmpty,
      template.repetition.stride > 0
    else { return nothing }
    func isWhole(_ index: Int) -> Bool {
      let box = Rect(origin: run.origin(ofGroup: index), size: template.group.size)
      return box.intersection(area) == box && index < row.count - 1
    }
    guard var first = candidates.first, var last = candidates.last else { return nothing }
    while first < last, !isWhole(first) { first += 1 }
    while last > first, !isWhole(last) { last -= 1 }
    return isWhole(first) && isWhole(last) ? first..<(last + 1) : nothing
  }

  /// Appends what of one group meets `area`.
  private func appendGroup(
    _ index: Int, of run: CellRun, _ row: GroupRow, _ template: SectionTemplate, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let isLast = index == row.count - 1
    let origin = run.origin(ofGroup: index)
    var box = Rect(origin: origin, size: template.group.size)
    if isLast { box.size[template.stackAxis] = row.lastLength }
    guard !box.isEmpty, let visible = box.intersection(area), !visible.isEmpty else { return }
    appendCells(
      upTo: isLast ? row.lastItems : template.capacity, ofGroup: index, of: run, template,
      in: visible.offset(by: Point(x: -origin.x, y: -origin.y)), to: &placements)
    guard !template.group.supplementaries.isEmpty else { return }
    appendSupplementaries(
      of: template, group: index, row, in: area, at: origin, section: run.section,
      to: &placements)
  }

  /// The groups of a row that may meet `area`, by arithmetic.
  private func groups(
    meeting area: Rect, from first: Double, _ row: GroupRow, _ repetition: GroupRepetition
  ) -> Range<Int> {
    let stack = repetition.stackAxis
    let stride = repetition.stride
    let length = max(repetition.length, row.lastLength)
    guard row.count > 0, length > 0 else { return 0..<0 }
    let low = area.min(stack) - first - length
    let high = area.max(stack) - first
    guard high > low else { return 0..<0 }
    guard stride != 0 else { return low < 0 && high > 0 ? 0..<row.count : 0..<0 }
    // The index i of a group that meets the area solves low < i * stride < high.
    let bounds = stride > 0 ? (low / stride, high / stride) : (high / stride, low / stride)
    let count = Double(row.count)
    let start = Int(min(max(bounds.0.rounded(.down), 0), count))
    let end = Int(min(max(bounds.1.rounded(.up) + 1, 0), count))
    return start..<max(start, end)
  }

  /// Where the first group of a section starts, in flow space.
  func firstGroupOrigin(_ record: SectionRecord, _ template: SectionTemplate) -> Point {
    var origin = template.repetition.firstGroup
    origin[template.scrollAxis] += record.start + template.boundary.reservedStart
    return origin
  }

  /// Appends the first `count` cells of a group, as far as they meet `visible`.
  ///
  /// - Parameter visible: What of the group's rectangle is asked for, in the group's coordinates.
  private func appendCells(
    upTo count: Int, ofGroup index: Int, of run: CellRun, _ template: SectionTemplate,
    in visible: Rect, to placements: inout [ElementPlacement]
  ) {
    let origin = run.origin(ofGroup: index)
    template.group.slots.withUnsafeBufferPointer { slots in
      func append(_ range: Range<Int>) {
        for cell in range where slots[cell].frame.overlaps(visible) {
          placements.append(run.placement(of: slots[cell], at: origin, group: index, cell: cell))
        }
      }
      let bounds = template.index.bounds
      guard !bounds.isEmpty else { return append(0..<count) }
      for (number, bounds) in bounds.enumerated() where bounds.overlaps(visible) {
        let start = number * CellIndex.run
        append(min(start, count)..<min(start + CellIndex.run, count))
      }
    }
  }

  /// Appends the supplementaries of a group and its items that meet `area`.
  private func appendSupplementaries(
    of template: SectionTemplate, group index: Int, _ row: GroupRow,
    in area: Rect, at origin: Point, section: Int, to placements: inout [ElementPlacement]
  ) {
    let items = index == row.count - 1 ? row.lastItems : template.capacity
    template.group.supplementaries.withUnsafeBufferPointer { supplementaries in
      for slot in supplementaries where slot.firstItem < items {
        let frame = flowFrame(of: slot, group: index, row, template, at: origin)
        guard frame.overlaps(area) else { continue }
        let number = index * (template.kindCounts[slot.kind] ?? 0) + slot.ordinal
        placements.append(
          ElementPlacement(
            key: ElementKey(
              category: .supplementary, kind: Int(slot.kind), section: section, item: number),
            frame: physicalizer.physical(frame), zIndex: slot.zIndex))
      }
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
      frame.origin[stack] += slot.followsLength * (row.lastLength - template.repetition.length)
    }
    return frame
  }
}
