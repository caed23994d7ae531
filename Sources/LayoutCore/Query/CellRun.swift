import GeometryCore

/// The groups of a section without measurements, for one query.
struct CellRun {
  let section: Int
  let template: SectionTemplate
  let row: GroupRow
  /// The origin of the first group in flow space.
  let origin: Point
  /// The queried area in flow space, displaced by the offset of an orthogonal section.
  let area: Rect
  let physicalizer: Physicalizer

  /// The origin of a group in flow space.
  func origin(ofGroup index: Int) -> Point {
    var origin = origin
    origin[template.repetition.stackAxis] += Double(index) * template.repetition.stride
    return origin
  }

  /// The frame of a group; the last one may be shorter.
  func box(ofGroup index: Int) -> Rect {
    var box = Rect(origin: origin(ofGroup: index), size: template.group.size)
    if index == row.count - 1 { box.size[template.repetition.stackAxis] = row.lastLength }
    return box
  }

  /// Whether the area contains the whole frame of a group.
  func isInside(_ group: Int) -> Bool {
    let box = box(ofGroup: group)
    return box.minX >= area.minX && box.maxX <= area.maxX && box.minY >= area.minY
      && box.maxY <= area.maxY
  }

  /// The groups that may intersect the area, by arithmetic.
  var candidates: Range<Int> {
    let repetition = template.repetition
    let stack = repetition.stackAxis
    let length = max(repetition.length, row.lastLength)
    guard row.count > 0, length > 0 else { return 0..<0 }
    let low = area.min(stack) - origin[stack] - length
    let high = area.max(stack) - origin[stack]
    let stride = repetition.stride
    guard high > low else { return 0..<0 }
    guard stride != 0 else {
      return 0..<(low < 0 && high > 0 ? min(row.count, LengthLimits.groupsInQuery) : 0)
    }
    // The index i of a group that meets the area solves low < i * stride < high.
    let bounds = stride > 0 ? (low / stride, high / stride) : (high / stride, low / stride)
    let count = Double(row.count)
    let start = Int(min(max(bounds.0, 0), count))
    let end = Int(min(max(bounds.1 + 1, 0), count))
    return start..<min(max(start, end), start + LengthLimits.groupsInQuery)
  }
}

extension CellRun {
  /// Appends the cells of `groups` that intersect the area, in order.
  ///
  /// - Complexity: O(n), n the number of cells of the groups; for large groups only those near the
  ///   area.
  func appendCells(ofGroups groups: Range<Int>, to placements: inout [ElementPlacement]) {
    let bounds = template.index.bounds
    guard !bounds.isEmpty else {
      return append(groups, 0..<template.capacity, to: &placements)
    }
    for group in groups {
      let origin = origin(ofGroup: group)
      let area = area.offset(by: Point(x: -origin.x, y: -origin.y))
      for (number, bounds) in bounds.enumerated() where bounds.overlaps(area) {
        let start = number * CellIndex.run
        append(group..<(group + 1), start..<(start + CellIndex.run), to: &placements)
      }
    }
  }

  /// Appends those of `cells` of each group that intersect the area.
  private func append(
    _ groups: Range<Int>, _ cells: Range<Int>, to placements: inout [ElementPlacement]
  ) {
    // Memory is reserved for some thousand cells at a time, because most groups may be empty.
    let portion = max(1, 4096 / max(1, cells.count))
    for start in stride(from: groups.lowerBound, to: groups.upperBound, by: portion) {
      let groups = start..<min(start + portion, groups.upperBound)
      let room = placements.count + groups.count * cells.count
      if room > placements.capacity {
        placements.reserveCapacity(max(room, 2 * placements.capacity))
      }
      withUnsafePointer(to: self) { run in
        placements.append(contentsOf: FoundCells(place: run, groups: groups, cells: cells))
      }
    }
  }

  /// Appends the supplementary items of a group and of its items that intersect the area, provided
  /// that the group itself does.
  func appendSupplementaries(ofGroup index: Int, to placements: inout [ElementPlacement]) {
    let box = box(ofGroup: index)
    guard !box.isEmpty, box.overlaps(area) else { return }
    let items = index == row.count - 1 ? row.lastItems : template.capacity
    for slot in template.group.supplementaries where slot.firstItem < items {
      let frame = template.frame(of: slot, inGroup: index, of: row, at: box.origin)
      guard frame.overlaps(area) else { continue }
      let number = index * (template.kindCounts[slot.kind] ?? 0) + slot.ordinal
      placements.append(
        ElementPlacement(
          key: ElementKey(
            category: .supplementary, kind: Int(slot.kind), section: section, item: number),
          frame: physicalizer.physical(frame), zIndex: slot.zIndex))
    }
  }

  /// The placement of one supplementary item, wherever the area is.
  func supplementaryPlacement(_ key: ElementKey, _ place: SupplementaryPlace) -> ElementPlacement {
    let slot = template.group.supplementaries[place.slot]
    let origin = origin(ofGroup: place.group)
    let frame = template.frame(of: slot, inGroup: place.group, of: row, at: origin)
    return ElementPlacement(key: key, frame: physicalizer.physical(frame), zIndex: slot.zIndex)
  }
}

extension SectionTemplate {
  /// The frame of a supplementary item of a group, in flow space. Items attached to the group follow
  /// the shorter size of the last group. Rule ANCH-5.
  func frame(
    of slot: SupplementarySlot, inGroup index: Int, of row: GroupRow, at origin: Point
  ) -> Rect {
    var frame = slot.frame.offset(by: origin)
    if index == row.count - 1 {
      frame.origin[stackAxis] += slot.follows[stackAxis] * (row.lastLength - repetition.length)
    }
    return frame
  }
}
