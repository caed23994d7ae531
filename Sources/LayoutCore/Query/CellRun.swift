import GeometryCore

/// The groups of one section as a query sees them: where they are and what of them is asked for.
struct CellRun {
  let section: Int
  let template: SectionTemplate
  let row: GroupRow
  /// Where the first group starts in flow space.
  let origin: Point
  /// What is asked for, in flow space, moved by how far the row is scrolled.
  let area: Rect
  let physicalizer: Physicalizer

  /// Where a group starts in flow space.
  func origin(ofGroup index: Int) -> Point {
    var origin = origin
    origin[template.repetition.stackAxis] += Double(index) * template.repetition.stride
    return origin
  }

  /// The rectangle of a group; the last one may be shorter.
  func box(ofGroup index: Int) -> Rect {
    var box = Rect(origin: origin(ofGroup: index), size: template.group.size)
    if index == row.count - 1 { box.size[template.repetition.stackAxis] = row.lastLength }
    return box
  }

  /// Whether the whole of a group's rectangle is asked for.
  func isInside(_ group: Int) -> Bool {
    let box = box(ofGroup: group)
    return box.minX >= area.minX && box.maxX <= area.maxX && box.minY >= area.minY
      && box.maxY <= area.maxY
  }

  /// The groups that may meet the area, by arithmetic.
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
  /// Appends the cells of `groups` that meet the area, in order.
  ///
  /// - Complexity: O(n), n the number of cells of the groups; of large groups only those near the
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

  /// Appends those of `cells` of each group that meet the area.
  private func append(
    _ groups: Range<Int>, _ cells: Range<Int>, to placements: inout [ElementPlacement]
  ) {
    // Room is made for some thousand cells at a time: most of many groups may turn out empty.
    let portion = max(1, 4096 / max(1, cells.count))
    for start in stride(from: groups.lowerBound, to: groups.upperBound, by: portion) {
      let groups = start..<min(start + portion, groups.upperBound)
      let room = placements.count + groups.count * cells.count
      if room > placements.capacity {
        placements.reserveCapacity(max(room, 2 * placements.capacity))
      }
      placements.append(contentsOf: FoundCells(run: self, groups: groups, cells: cells))
    }
  }
}
