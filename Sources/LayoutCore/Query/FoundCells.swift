import GeometryCore

/// The cells of some groups that intersect an area, in order.
///
/// A sequence that writes to the spare capacity of an array: appending cell by cell, with a check
/// for uniqueness and capacity each time, takes longer than finding the cell (0.6 us instead of 0.4
/// us for a screen of 60).
struct FoundCells: Sequence {
  /// Where the caller keeps the run: copying it would take as long as finding five cells.
  let place: UnsafePointer<CellRun>
  let groups: Range<Int>
  /// The cells of each group to test.
  let cells: Range<Int>

  private var run: CellRun {
    @inline(__always) _read { yield place.pointee }
  }

  func makeIterator() -> IndexingIterator<[ElementPlacement]> {
    [ElementPlacement](unsafeUninitializedCapacity: groups.count * cells.count) { room, count in
      count = room.baseAddress.map(write) ?? 0
    }.makeIterator()
  }

  /// Called by the array with its spare capacity. If that is too small, the iterator supplies the
  /// cells.
  func _copyContents(
    initializing room: UnsafeMutableBufferPointer<ElementPlacement>
  ) -> (IndexingIterator<[ElementPlacement]>, Int) {
    guard let start = room.baseAddress, room.count >= groups.count * cells.count else {
      return (makeIterator(), 0)
    }
    return ([].makeIterator(), write(to: start))
  }

  /// Writes the cells, at most all of `cells` of each group.
  ///
  /// - Returns: The number of written cells.
  private func write(to placements: UnsafeMutablePointer<ElementPlacement>) -> Int {
    run.template.group.slots.withUnsafeBufferPointer { slots in
      let whole = cells.count == slots.count ? wholeGroups : 0..<0
      var next = placements
      for group in groups {
        next +=
          whole.contains(group)
          ? writeAll(of: group, slots, to: next) : writePart(of: group, slots, to: next)
      }
      return next - placements
    }
  }

  /// The groups whose cells all intersect the area, so that they need not be tested.
  private var wholeGroups: Range<Int> {
    guard run.template.cellsStayInside, run.template.repetition.stride > 0 else { return 0..<0 }
    var first = groups.lowerBound
    var last = Swift.min(groups.upperBound, run.row.count - 1) - 1
    while first <= last, !run.isInside(first) { first += 1 }
    while last > first, !run.isInside(last) { last -= 1 }
    return first..<Swift.max(first, last + 1)
  }

  private func writeAll(
    of group: Int, _ slots: UnsafeBufferPointer<CellSlot>,
    to placements: UnsafeMutablePointer<ElementPlacement>
  ) -> Int {
    let origin = run.origin(ofGroup: group)
    var key = ElementKey.cell(section: run.section, item: group * slots.count)
    for cell in slots.indices {
      (placements + cell).initialize(to: placement(of: slots[cell], key: key, at: origin))
      key.item &+= 1
    }
    return slots.count
  }

  private func writePart(
    of group: Int, _ slots: UnsafeBufferPointer<CellSlot>,
    to placements: UnsafeMutablePointer<ElementPlacement>
  ) -> Int {
    let box = run.box(ofGroup: group)
    guard !box.isEmpty, let part = box.intersection(run.area), !part.isEmpty else { return 0 }
    let visible = part.offset(by: Point(x: -box.minX, y: -box.minY))
    let isLast = group == run.row.count - 1
    let cells = cells.clamped(to: 0..<(isLast ? run.row.lastItems : slots.count))
    var key = ElementKey.cell(section: run.section, item: group * slots.count + cells.lowerBound)
    var count = 0
    for cell in cells {
      if slots[cell].frame.overlaps(visible) {
        (placements + count).initialize(to: placement(of: slots[cell], key: key, at: box.origin))
        count += 1
      }
      key.item &+= 1
    }
    return count
  }

  @inline(__always)
  private func placement(of slot: CellSlot, key: ElementKey, at origin: Point) -> ElementPlacement {
    ElementPlacement(
      key: key, frame: run.physicalizer.physical(slot.frame.offset(by: origin)),
      zIndex: slot.zIndex)
  }
}
