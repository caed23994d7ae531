import GeometryCore

/// The repeated groups of one section, as a source of placements.
struct CellRun {
  let section: Int
  let stackAxis: Axis
  /// From one group's start to the next, in points.
  let stride: Double
  /// The number of cells in a group.
  let capacity: Int
  /// Where the first group starts in flow space.
  let origin: Point
  let physicalizer: Physicalizer

  /// Where a group starts in flow space.
  func origin(ofGroup index: Int) -> Point {
    var origin = origin
    origin[stackAxis] += Double(index) * stride
    return origin
  }

  /// The placement of a group's cell.
  ///
  /// - Parameter origin: Where the group starts in flow space.
  func placement(
    of slot: CellSlot, at origin: Point, group: Int, cell: Int
  ) -> ElementPlacement {
    ElementPlacement(
      key: .cell(section: section, item: group * capacity + cell),
      frame: physicalizer.physical(slot.frame.offset(by: origin)), zIndex: slot.zIndex)
  }

  /// All cells of `groups`, as many as promised, so that an array makes room for them once.
  func cells(ofGroups groups: Range<Int>, _ slots: UnsafeBufferPointer<CellSlot>) -> Cells {
    Cells(run: self, groups: groups, slots: slots)
  }

  /// The cells of whole groups in order.
  struct Cells: Sequence, IteratorProtocol {
    private let run: CellRun
    private let slots: UnsafeBufferPointer<CellSlot>
    private let end: Int
    private var group: Int
    private var cell = 0
    private var origin: Point

    fileprivate init(run: CellRun, groups: Range<Int>, slots: UnsafeBufferPointer<CellSlot>) {
      self.run = run
      self.slots = slots
      group = groups.lowerBound
      end = groups.upperBound
      origin = run.origin(ofGroup: groups.lowerBound)
    }

    var underestimatedCount: Int { (end - group) * slots.count }

    mutating func next() -> ElementPlacement? {
      guard group < end else { return nil }
      let placement = run.placement(of: slots[cell], at: origin, group: group, cell: cell)
      cell += 1
      if cell == slots.count {
        cell = 0
        group += 1
        origin = run.origin(ofGroup: group)
      }
      return placement
    }
  }
}
