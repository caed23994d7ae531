import GeometryCore

extension LayoutGeometry {
  /// Appends the cells and supplementaries of a section's groups that meet `area`.
  ///
  /// - Parameter area: In flow space, moved along the stacking axis by how far the row is scrolled.
  func appendGroups(
    of section: Int, _ record: SectionRecord, _ template: UnsafePointer<SectionTemplate>,
    in area: Rect, to placements: inout [ElementPlacement]
  ) {
    let row = template.pointee.row(of: record.itemCount)
    let stack = template.pointee.stackAxis
    let stride = template.pointee.stride
    let capacity = template.pointee.capacity
    let first = firstGroupOrigin(record, template.pointee)
    var size = template.pointee.group.size
    let fullLength = size[stack]
    for index in groups(meeting: area, from: first[stack], row, template) {
      var origin = first
      origin[stack] += Double(index) * stride
      let isLast = index == row.count - 1
      size[stack] = isLast ? row.lastLength : fullLength
      guard let visible = Rect(origin: .zero, size: size)
        .intersection(area.offset(by: Point(x: -origin.x, y: -origin.y))), !visible.isEmpty
      else { continue }
      appendCells(
        of: template, upTo: isLast ? row.lastItems : capacity, in: visible, at: origin,
        firstKey: .cell(section: section, item: index * capacity), to: &placements)
      guard !template.pointee.group.supplementaries.isEmpty else { continue }
      appendSupplementaries(
        of: template, group: index, row, in: area, at: origin, section: section, to: &placements)
    }
  }

  /// The groups of a row that may meet `area`, by arithmetic.
  private func groups(
    meeting area: Rect, from first: Double, _ row: GroupRow,
    _ template: UnsafePointer<SectionTemplate>
  ) -> Range<Int> {
    let stack = template.pointee.stackAxis
    let stride = template.pointee.stride
    let length = max(template.pointee.group.size[stack], row.lastLength)
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
    var origin = template.firstGroup
    origin[template.scrollAxis] += record.start + template.boundary.reservedStart
    return origin
  }

  /// Appends the first `count` cells of a group, as far as they meet `visible`.
  ///
  /// - Parameters:
  ///   - visible: The part of the group's rectangle that is asked for, in the group's coordinates.
  ///   - origin: The group's place in flow space.
  private func appendCells(
    of template: UnsafePointer<SectionTemplate>, upTo count: Int, in visible: Rect,
    at origin: Point, firstKey: ElementKey, to placements: inout [ElementPlacement]
  ) {
    template.pointee.group.slots.withUnsafeBufferPointer { slots in
      func append(_ range: Range<Int>) {
        for index in range where slots[index].frame.overlaps(visible) {
          var key = firstKey
          key.item += index
          placements.append(
            ElementPlacement(
              key: key, frame: physicalizer.physical(slots[index].frame.offset(by: origin)),
              zIndex: slots[index].zIndex))
        }
      }
      let runs = template.pointee.index.bounds
      guard !runs.isEmpty else { return append(0..<count) }
      for (run, bounds) in runs.enumerated() where bounds.overlaps(visible) {
        let start = run * CellIndex.run
        guard start < count else { return }
        append(start..<min(start + CellIndex.run, count))
      }
    }
  }

  /// Appends the supplementaries of a group and its items that meet `area`.
  private func appendSupplementaries(
    of template: UnsafePointer<SectionTemplate>, group index: Int, _ row: GroupRow,
    in area: Rect, at origin: Point, section: Int, to placements: inout [ElementPlacement]
  ) {
    let items = index == row.count - 1 ? row.lastItems : template.pointee.capacity
    template.pointee.group.supplementaries.withUnsafeBufferPointer { supplementaries in
      for slot in supplementaries where slot.firstItem < items {
        let frame = flowFrame(of: slot, group: index, row, template.pointee, at: origin)
        guard frame.overlaps(area) else { continue }
        let number = index * (template.pointee.kindCounts[slot.kind] ?? 0) + slot.ordinal
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
      frame.origin[stack] += slot.followsLength * (row.lastLength - template.group.size[stack])
    }
    return frame
  }
}
