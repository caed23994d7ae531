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
    guard stride != 0 else { return low < 0 && high > 0 ? 0..<row.count : 0..<0 }
    // The index i of a group that meets the area solves low < i * stride < high.
    let bounds = stride > 0 ? (low / stride, high / stride) : (high / stride, low / stride)
    let count = Double(row.count)
    let start = Int(min(max(bounds.0, 0), count))
    let end = Int(min(max(bounds.1 + 2, 0), count))
    return start..<max(start, end)
  }
}

// MARK: - Cells

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
  ///
  /// Room for all of them is made at once and what stays empty given back: asking the array for room
  /// cell by cell takes longer than finding the cell.
  private func append(
    _ groups: Range<Int>, _ cells: Range<Int>, to placements: inout [ElementPlacement]
  ) {
    let start = placements.count
    let room = groups.count * cells.count
    let empty = ElementPlacement(key: .cell(section: section, item: 0), frame: .zero, zIndex: 0)
    placements.append(contentsOf: repeatElement(empty, count: room))
    let end = placements.withUnsafeMutableBufferPointer { placements in
      template.group.slots.withUnsafeBufferPointer { slots in
        var next = start
        for group in groups {
          next += write(group, cells, slots, to: placements.baseAddress! + next)
        }
        return next
      }
    }
    placements.removeLast(start + room - end)
  }

  /// Writes the cells of one group that meet the area.
  ///
  /// - Parameter cells: The cells of the group to look at.
  /// - Returns: How many were written.
  private func write(
    _ group: Int, _ cells: Range<Int>, _ slots: UnsafeBufferPointer<CellSlot>,
    to placements: UnsafeMutablePointer<ElementPlacement>
  ) -> Int {
    let box = box(ofGroup: group)
    let isLast = group == row.count - 1
    guard !box.isEmpty, let part = box.intersection(area), !part.isEmpty else { return 0 }
    let visible = part.offset(by: Point(x: -box.minX, y: -box.minY))
    let isWhole = template.cellsStayInside && !isLast && part == box
    let cells = cells.clamped(to: 0..<(isLast ? row.lastItems : slots.count))
    var key = ElementKey.cell(section: section, item: group * slots.count + cells.lowerBound)
    var count = 0
    for cell in cells {
      let slot = slots[cell]
      if isWhole || slot.frame.overlaps(visible) {
        placements[count] = ElementPlacement(
          key: key, frame: physicalizer.physical(slot.frame.offset(by: box.origin)),
          zIndex: slot.zIndex)
        count += 1
      }
      key.item += 1
    }
    return count
  }
}
